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
