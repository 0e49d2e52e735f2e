/// An automaton in a table, which runs in place.
struct AutomatonReader: Sendable {
    private let data: PackedText
    /// The number of digits of a next state: 1, 2 or 4.
    private let stateDigits: Int
    /// The logarithm of the number of columns.
    private let shift: Int
    private let start: Int
    private let labels: Int
    private let columns: Int
    private let transitions: Int

    @inline(__always)
    init(_ data: PackedText, _ offset: Int) {
        self.data = data
        let header = data.fields(at: offset, size: AutomatonLayout.ranges)
        // Both are below 64, so their last digits suffice.
        stateDigits = 1 &<< (header?.digit(3) ?? 0)
        shift = header?.digit(7) ?? 0
        start = header?.number4(8) ?? 0
        labels = header?.number4(12) ?? 0
        columns = offset &+ AutomatonLayout.ranges &+ AutomatonLayout.rangesSize
        transitions = columns &+ AutomatonLayout.columnCount &* min(stateDigits, 2)
    }

    /// The state after a byte in canonical form, or 0.
    @inline(__always)
    private func next(_ byte: UInt8, _ state: Int) -> Int {
        if stateDigits == 1 {
            // A row of transitions has as many columns as a power of two.
            return data.digit(at: transitions &+ (state &<< shift | data.digit(at: columns &+ Int(byte))))
        }
        let transition = state &<< shift | data.number2(at: columns &+ 2 &* Int(byte))
        return stateDigits == 2
            ? data.number2(at: transitions &+ 2 &* transition) : data.number4(at: transitions &+ 4 &* transition)
    }

    /// The label of a state; 0 if the automaton does not accept there.
    private func label(_ state: Int) -> Int { data.number2(at: labels &+ 2 &* state) }

    /// The result of a run over raw bytes: a label, or 0 to reject; `nil` if they are not in canonical form.
    func run(_ text: UnsafePointer<UInt8>, _ range: Range<Int>) -> Int? {
        var state = start
        for position in range {
            let byte = text[position]
            if byte >= 0x80 || byte == UInt8(ascii: "%") { return nil }
            state = next(byte, state)
            // Other bytes that are escaped in canonical form have no transitions.
            if state == 0 { return URLCharacters.isPlain(byte) ? 0 : nil }
        }
        return label(state)
    }

    /// The result of a run over canonical bytes: a label, or 0 to reject.
    func run(_ source: CanonicalBytes) -> Int {
        var source = source
        var state = start
        while let byte = source.next() {
            state = next(byte, state)
            if state == 0 { return 0 }
        }
        return label(state)
    }
}

extension AutomatonReader {
    /// The initial state.
    var startState: Int { start }

    /// The state after a byte; 0 if no continuation can be accepted.
    func state(after byte: UInt8, from state: Int) -> Int { byte < 0x80 ? next(byte, state) : 0 }

    /// Tells whether a string that leads to a state is accepted.
    func isAccepting(_ state: Int) -> Bool { label(state) != 0 }
}

/// The layout of an automaton in a table.
package enum AutomatonLayout {
    /// The ranges of an automaton that accepts one class of bytes repeated, as pairs of characters followed by a slash.
    package static var ranges: Int { 16 }
    /// The number of characters of the ranges, including the slash.
    package static var rangesSize: Int { 20 }
    /// The number of columns: one for each ASCII byte.
    package static var columnCount: Int { 128 }
}
