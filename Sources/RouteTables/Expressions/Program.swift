/// A nondeterministic automaton over canonical bytes, as a list of instructions.
package struct Program: Hashable, Sendable {
    /// One step.
    package enum Instruction: Hashable, Sendable {
        /// Consumes a byte of the set.
        case byte(ByteSet, next: Int)
        /// Goes on at both places, preferring the first.
        case split(Int, Int)
        /// Notes the position under a slot.
        case save(Int, next: Int)
        /// Goes on if a component begins here that is matched at this rank.
        case mark(Int, next: Int)
        /// The end.
        case match
    }

    /// The steps; the last one of a path through them is `match`.
    package let instructions: [Instruction]
    /// Where it begins.
    package let start: Int

    package init(instructions: [Instruction], start: Int) {
        self.instructions = instructions
        self.start = start
    }
}
