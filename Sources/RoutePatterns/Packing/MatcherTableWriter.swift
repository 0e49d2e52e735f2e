import RouteTables

/// Writes a table of numbers, strings, and placeholders to be filled in later.
package struct MatcherTableWriter {
    package private(set) var characters: [UInt8] = []

    /// Creates an empty table.
    package init() {}

    /// The current offset.
    package var position: Int { characters.count }

    /// The bound for numbers: four characters could hold one more bit.
    package static let numberLimit = LiteralSlot.long

    /// The bound for numbers of two characters.
    package static let shortNumberLimit = 1 << 12

    /// Appends a number.
    ///
    /// A number out of bounds implies a size out of bounds, which is checked at the end.
    package mutating func number(_ value: Int) {
        PackedText.write(value, digits: 4, to: &characters)
    }

    /// Appends a number of two characters.
    package mutating func shortNumber(_ value: Int) {
        PackedText.write(value, digits: 2, to: &characters)
    }

    /// Appends a literal's part of a slot; see ``LiteralSlot``.
    package mutating func beginning(_ text: [UInt8]) {
        characters += text.prefix(8) + repeatElement(UInt8(ascii: "/"), count: max(0, 8 - text.count))
    }

    /// Appends the rest of a literal that is longer than its slot.
    package mutating func label(_ text: [UInt8]) {
        guard text.count > LiteralSlot.shortLimit else { return }
        shortNumber(text.count)
        characters += text.suffix(LiteralSlot.labelLength(text.count))
    }

    /// Appends a character of six bits.
    package mutating func character(_ value: Int) {
        characters.append(PackedText.digit(value))
    }

    /// Appends space for some numbers.
    package mutating func reserve(_ count: Int) -> Int {
        let result = position
        for _ in 0..<count { number(0) }
        return result
    }

    /// Appends space for slots, filled with slashes, which mean that a slot is free.
    package mutating func reserveSlots(_ count: Int) -> Int {
        let result = position
        for _ in 0..<count {
            beginning([])
            number(0)
        }
        return result
    }

    /// Fills in a slot, whose literal leads to the part that is appended next.
    package mutating func setSlot(_ index: Int, of slots: Int, _ text: [UInt8]) {
        let offset = slots + LiteralSlot.size * index
        characters.replaceSubrange(offset..<offset + min(8, text.count), with: text.prefix(8))
        set(position + (text.count > LiteralSlot.shortLimit ? LiteralSlot.long : 0), at: offset + LiteralSlot.target)
    }

    /// Fills in a number.
    package mutating func set(_ value: Int, at offset: Int) {
        var digits: [UInt8] = []
        PackedText.write(value, digits: 4, to: &digits)
        characters.replaceSubrange(offset..<offset + 4, with: digits)
    }

    /// Appends a string in canonical form, which is printable ASCII.
    package mutating func text(_ bytes: [UInt8]) {
        characters += bytes
    }
}
