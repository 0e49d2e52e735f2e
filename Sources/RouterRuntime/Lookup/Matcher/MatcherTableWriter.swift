/// Writes a table: numbers and texts, and places that are filled in later.
struct MatcherTableWriter {
    private(set) var characters: [UInt8] = []

    /// Where the next thing goes.
    var position: Int { characters.count }

    /// The largest number that four characters hold.
    static let numberLimit = 1 << 24

    /// Appends a number; one that is too large shows in the table's size, which is checked at the end.
    mutating func number(_ value: Int) {
        characters += MatcherTableWriter.digits(value)
    }

    /// Appends a number of two characters.
    mutating func shortNumber(_ value: Int) {
        characters += [UInt8(value >> 6 & 63) + 0x30, UInt8(value & 63) + 0x30]
    }

    /// Appends a literal behind its length, which takes one character if it is below 63, and two more if not.
    mutating func label(_ text: [UInt8]) {
        if text.count < 63 {
            character(text.count)
        } else {
            character(63)
            shortNumber(text.count)
        }
        characters += text
    }

    /// Appends a character of six bits.
    mutating func character(_ value: Int) {
        characters.append(UInt8(value & 63) + 0x30)
    }

    /// Appends room for some numbers.
    mutating func reserve(_ count: Int) -> Int {
        let result = position
        for _ in 0..<count { number(0) }
        return result
    }

    /// Fills in a number.
    mutating func set(_ value: Int, at offset: Int) {
        characters.replaceSubrange(offset..<offset + 4, with: MatcherTableWriter.digits(value))
    }

    /// Appends a text, which is in canonical form and so is printable ASCII.
    mutating func text(_ bytes: [UInt8]) {
        characters += bytes
    }

    private static func digits(_ value: Int) -> [UInt8] {
        [18, 12, 6, 0].map { UInt8(value >> $0 & 63) + 0x30 }
    }
}
