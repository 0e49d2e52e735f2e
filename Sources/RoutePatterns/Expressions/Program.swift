/// A nondeterministic automaton over canonical bytes, as a list of instructions.
package struct Program: Hashable, Sendable {
    /// An instruction.
    package enum Instruction: Hashable, Sendable {
        /// Consumes a byte of the set.
        case byte(ByteSet, next: Int)
        /// Continues at both places, preferring the first.
        case split(Int, Int)
        /// Notes the position under a slot.
        case save(Int, next: Int)
        /// Continues if a component begins here that matches at this rank.
        case mark(Int, next: Int)
        /// The end.
        case match
    }

    /// The instructions.
    ///
    /// Every path through them ends with `match`.
    package let instructions: [Instruction]
    /// The first instruction.
    package let start: Int

    package init(instructions: [Instruction], start: Int) {
        self.instructions = instructions
        self.start = start
    }
}
