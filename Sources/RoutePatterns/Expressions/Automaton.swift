import RouteTables

/// A deterministic automaton over canonical bytes, the smallest one of its language, in a canonical numbering.
///
/// So two automata are equal exactly if they say the same about every text.
package struct Automaton: Hashable, Sendable {
    /// How many states an automaton may have.
    package static let limit = 8_000

    /// The state from which nothing is accepted.
    package static let dead = 0

    /// For each ASCII byte, its column in the table.
    package let classes: [UInt8]
    /// How many columns there are.
    package let classCount: Int
    /// The next state, by state and column.
    package let transitions: [Int32]
    /// What the end in a state means: 0 is a refusal, and an automaton of a regular expression knows only 0 and 1.
    package let labels: [Int32]
    /// The state in which it begins.
    package let start: Int

    /// How many states there are, the dead one among them.
    package var stateCount: Int { labels.count }

    /// The state after a byte.
    package func next(_ state: Int, _ byte: UInt8) -> Int {
        byte < 0x80 ? Int(transitions[state * classCount + Int(classes[Int(byte)])]) : Automaton.dead
    }

    /// The state after some canonical bytes.
    @_specialize(where Bytes == [UInt8])
    package func run<Bytes: Sequence<UInt8>>(_ bytes: Bytes, from state: Int? = nil) -> Int {
        bytes.reduce(state ?? start) { next($0, $1) }
    }

    /// Whether it accepts a text in canonical form.
    package func accepts(_ bytes: some Sequence<UInt8>) -> Bool {
        labels[run(bytes)] != 0
    }

    /// Whether it accepts nothing.
    package var isEmpty: Bool { !labels.contains { $0 != 0 } }

    package init(classes: [UInt8], classCount: Int, transitions: [Int32], labels: [Int32], start: Int) {
        self.classes = classes
        self.classCount = classCount
        self.transitions = transitions
        self.labels = labels
        self.start = start
    }

    /// Hashes the sizes and the labels: the table is large, and equal ones are mostly the same in memory, which is quick to find out.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(classCount)
        hasher.combine(start)
        hasher.combine(labels)
        hasher.combine(transitions.count)
    }
}
