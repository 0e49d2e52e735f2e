extension MarkerText {
    /// Whether a byte is white space inside a line.
    static func isWhiteSpace(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || (byte >= 0x09 && byte <= 0x0D)
    }

    /// Whether a byte is an ASCII letter.
    package static func isLetter(_ byte: UInt8) -> Bool {
        let lowercase = byte | 0x20
        return lowercase >= UInt8(ascii: "a") && lowercase <= UInt8(ascii: "z")
    }

    /// Whether a byte is an ASCII digit.
    package static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    /// Whether a byte can be part of an identifier.
    ///
    /// Every byte of a non-ASCII character can.
    static func isIdentifier(_ byte: UInt8) -> Bool {
        isLetter(byte) || isDigit(byte) || byte == MarkerSign.underscore || byte >= 0x80
    }

    /// The offset of the first byte at or after `offset` that is not white space.
    func skippingWhiteSpace(from offset: Int) -> Int {
        var offset = offset
        while offset < count, Self.isWhiteSpace(bytes[offset]) { offset += 1 }
        return offset
    }

    /// The offset of the first white space at or after `offset`, or the end.
    func endOfWord(from offset: Int) -> Int {
        var offset = offset
        while offset < count, !Self.isWhiteSpace(bytes[offset]) { offset += 1 }
        return offset
    }

    /// The offset after the identifier that starts at `offset`; `offset` itself if there is none.
    func endOfIdentifier(from offset: Int) -> Int {
        var offset = offset
        guard offset < count, !Self.isDigit(bytes[offset]) else { return offset }
        while offset < count, Self.isIdentifier(bytes[offset]) { offset += 1 }
        return offset
    }

    /// A range without white space at its ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var lower = range.lowerBound
        var upper = range.upperBound
        while lower < upper, Self.isWhiteSpace(bytes[lower]) { lower += 1 }
        while upper > lower, Self.isWhiteSpace(bytes[upper - 1]) { upper -= 1 }
        return lower..<upper
    }

    /// Whether the bytes at `offset` are an ASCII string.
    func has(_ text: StaticString, at offset: Int) -> Bool {
        let length = text.utf8CodeUnitCount
        guard offset >= 0, offset + length <= count else { return false }
        return text.withUTF8Buffer { buffer in
            var index = 0
            while index < length {
                if buffer[index] != bytes[offset + index] { return false }
                index += 1
            }
            return true
        }
    }

    /// Whether an ASCII string occurs in a range.
    func contains(_ text: StaticString, in range: Range<Int>) -> Bool {
        var offset = range.lowerBound
        while offset + text.utf8CodeUnitCount <= range.upperBound {
            if has(text, at: offset) { return true }
            offset += 1
        }
        return false
    }

    /// The range of a double-quoted string that opens at `offset`, including quotes; `nil` if it does not end before
    /// `limit`.
    func quotedString(at offset: Int, limit: Int) -> Range<Int>? {
        var end = offset + 1
        while end < limit {
            switch bytes[end] {
            case MarkerSign.quotationMark: return offset..<(end + 1)
            case MarkerSign.backslash: end += 2
            default: end += 1
            }
        }
        return nil
    }
}
