import RouteTables

/// A deterministic automaton over canonical bytes: the minimal one of its language, in canonical numbering.
///
/// So two automata are equal if and only if they have the same language and labels.
package struct Automaton: Hashable, Sendable {
    /// The maximum number of states.
    package static let limit = 8_000

    /// The state from which nothing is accepted.
    package static let dead = 0

    /// The column of each ASCII byte in the table.
    package let classes: [UInt8]
    /// The number of columns.
    package let classCount: Int
    /// The next state, by state and column.
    package let transitions: [Int32]
    /// The label of each state: 0 rejects.
    ///
    /// The automaton of a regular expression has the labels 0 and 1.
    package let labels: [Int32]
    /// The initial state.
    package let start: Int

    /// The number of states, including the dead one.
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

    /// Whether it accepts a string in canonical form.
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

    /// Hashes the sizes and the labels only, because the table is large.
    ///
    /// Equal automata usually share their table, so comparing them is fast.
    package func hash(into hasher: inout Hasher) {
        hasher.combine(classCount)
        hasher.combine(start)
        hasher.combine(labels)
        hasher.combine(transitions.count)
    }
}
