import RouteTables

/// The bytes of an automaton that accepts a repetition of one class of bytes, such as `\\d+` or `[a-z-]+`.
///
/// They can be compared eight at a time.
///
/// The automaton stores them as pairs of characters, the first and the last of each range, followed by a slash.
struct AutomatonRanges {
    /// The ranges of other automata, and of classes with too many ranges.
    static let none = [UInt8](repeating: UInt8(ascii: "/"), count: AutomatonLayout.rangesSize)

    /// The pairs, padded with slashes.
    let characters: [UInt8]

    /// Creates the ranges of a class, unless there are too many.
    init?(_ set: ByteSet) {
        var characters: [UInt8] = []
        var byte: UInt8 = 0
        while byte < 0x80 {
            let start = byte
            while byte < 0x80, set.contains(byte) { byte += 1 }
            if byte > start { characters += [start, byte - 1] } else { byte += 1 }
        }
        guard characters.count < AutomatonLayout.rangesSize else { return nil }
        self.characters =
            characters + repeatElement(UInt8(ascii: "/"), count: AutomatonLayout.rangesSize - characters.count)
    }
}

extension Automaton {
    /// The class of bytes, if the automaton accepts any positive number of them and nothing else; `nil` if it does not,
    /// or if they are not all plain.
    var repeatedClass: ByteSet? {
        guard stateCount == 3, let end = labels.firstIndex(where: { $0 != 0 }), end != start, labels[start] == 0 else {
            return nil
        }
        var result = ByteSet()
        for byte in 0..<0x80 as Range<UInt8> {
            let next = self.next(start, byte)
            guard next == self.next(end, byte), next == end || next == Automaton.dead else { return nil }
            guard next == end else { continue }
            // An escape has more than one byte, and a slash ends a component.
            guard URLCharacters.isPlain(byte), byte != UInt8(ascii: "%"), byte != UInt8(ascii: "/") else { return nil }
            result.insert(byte)
        }
        return result
    }
}
