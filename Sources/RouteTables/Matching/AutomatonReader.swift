/// An automaton in a table, which runs in place.
package struct AutomatonReader {
    private let base: UnsafePointer<UInt8>
    private let shift: Int
    private let start: Int
    private let labels: Int
    private let columns: Int
    private let isWide: Bool
    /// Whether there are so many states that their indices need four characters.
    private let isHuge: Bool

    @inline(__always)
    init(_ base: UnsafePointer<UInt8>, _ offset: Int) {
        self.base = base
        // Both are below 64, so their last characters suffice. So does that of the initial state, unless the automaton
        // is wide.
        isWide = base[offset &+ 3] & 63 != 0
        isHuge = base[offset &+ 3] & 63 == 2
        shift = Int(base[offset &+ 7] & 63)
        start = PackedDigit.number4(base, offset &+ 8)
        labels = PackedDigit.number4(base, offset &+ 12)
        columns = offset &+ AutomatonLayout.ranges &+ AutomatonLayout.rangesSize
    }

    /// The result of a run over raw bytes: a label, 0 to reject, or -1 if a byte is not in canonical form.
    ///
    /// It is static and reads numbers only when it needs them, because most runs are over a few bytes.
    @inline(never)
    static func run(
        _ base: UnsafePointer<UInt8>,
        _ offset: Int,
        _ text: UnsafePointer<UInt8>,
        _ range: Range<Int>
    ) -> Int {
        if base[offset &+ 3] & 63 != 0 { return AutomatonReader(base, offset).runWide(text, range) }
        let shift = Int(base[offset &+ 7] & 63)
        let columns = base + (offset &+ AutomatonLayout.ranges &+ AutomatonLayout.rangesSize)
        let transitions = columns + 128
        var state = Int(base[offset &+ 11] & 63)
        var next = text + range.lowerBound
        let end = text + range.upperBound
        while next != end {
            let byte = next.pointee
            if byte >= 0x80 || byte == UInt8(ascii: "%") { return -1 }
            let column = Int(columns[Int(byte)] & 63)
            state = Int(transitions[state &<< shift | column] & 63)
            // Column 0 has no transitions.
            if state == 0 { return column == 0 ? -1 : 0 }
            next += 1
        }
        return PackedDigit.number2(base, PackedDigit.number4(base, offset &+ 12) &+ 2 &* state)
    }

    @inline(never)
    private func runWide(_ text: UnsafePointer<UInt8>, _ range: Range<Int>) -> Int {
        var state = start
        var position = range.lowerBound
        while position < range.upperBound {
            let byte = text[position]
            if byte >= 0x80 || byte == UInt8(ascii: "%") { return -1 }
            let column = PackedDigit.number2(base, columns &+ 2 &* Int(byte))
            if column == 0 { return -1 }
            state = wideState(state, column)
            if state == 0 { return 0 }
            position &+= 1
        }
        return PackedDigit.number2(base, labels &+ 2 &* state)
    }

    @inline(__always)
    private func wideState(_ state: Int, _ column: Int) -> Int {
        let transition = state &<< shift | column
        let transitions = columns &+ 256
        return isHuge
            ? PackedDigit.number4(base, transitions &+ 4 &* transition)
            : PackedDigit.number2(base, transitions &+ 2 &* transition)
    }

    /// The result of a run over canonical bytes: a label, or 0 to reject.
    func run(_ source: CanonicalBytes) -> Int {
        var source = source
        var state = start
        while let byte = source.next() {
            if isWide {
                let column = PackedDigit.number2(base, columns &+ 2 &* Int(byte))
                state = wideState(state, column)
            } else {
                let column = Int(base[columns &+ Int(byte)] & 63)
                state = Int(base[columns &+ 128 &+ (state &<< shift | column)] & 63)
            }
            if state == 0 { return 0 }
        }
        return PackedDigit.number2(base, labels &+ 2 &* state)
    }
}

extension AutomatonReader: @unchecked Sendable, SteppedAutomaton {
    package var startState: Int { start }

    package func state(after byte: UInt8, from state: Int) -> Int {
        guard byte < 0x80 else { return 0 }
        if isWide { return wideState(state, PackedDigit.number2(base, columns &+ 2 &* Int(byte))) }
        let column = Int(base[columns &+ Int(byte)] & 63)
        return Int(base[columns &+ 128 &+ (state &<< shift | column)] & 63)
    }

    package func isAccepting(_ state: Int) -> Bool {
        PackedDigit.number2(base, labels &+ 2 &* state) != 0
    }
}

/// The layout of an automaton in a table.
package enum AutomatonLayout {
    /// The ranges of an automaton that accepts one class of bytes repeated, as pairs of characters followed by a slash.
    package static let ranges = 16
    /// The number of characters of the ranges, including the slash.
    package static let rangesSize = 20
}
