extension MarkerText {
    /// The offset of the first byte at or after `offset` that is not white space.
    func skippingWhiteSpace(from offset: Int) -> Int {
        var offset = offset
        while offset < count, SourceByte.isWhiteSpace(bytes[offset]) { offset += 1 }
        return offset
    }

    /// The offset of the first white space at or after `offset`, or the end.
    func endOfWord(from offset: Int) -> Int {
        var offset = offset
        while offset < count, !SourceByte.isWhiteSpace(bytes[offset]) { offset += 1 }
        return offset
    }

    /// The offset after the identifier that starts at `offset`; `offset` itself if there is none.
    func endOfIdentifier(from offset: Int) -> Int {
        var offset = offset
        guard offset < count, !SourceByte.isDigit(bytes[offset]) else { return offset }
        while offset < count, SourceByte.isIdentifier(bytes[offset]) { offset += 1 }
        return offset
    }

    /// The offset after the options that open at `offset`; `offset` itself if none do.
    func endOfOptions(from offset: Int) -> Int {
        self[offset] == SourceByte.openingParenthesis ? OptionList(self, opening: offset, names: []).end : offset
    }

    /// A range without white space at its ends.
    func trimmed(_ range: Range<Int>) -> Range<Int> {
        var lower = range.lowerBound
        var upper = range.upperBound
        while lower < upper, SourceByte.isWhiteSpace(bytes[lower]) { lower += 1 }
        while upper > lower, SourceByte.isWhiteSpace(bytes[upper - 1]) { upper -= 1 }
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

    /// The range of a double-quoted string that opens at `offset`, including quotes; `nil` if it does not end before
    /// `limit`.
    func quotedString(at offset: Int, limit: Int) -> Range<Int>? {
        var end = offset + 1
        while end < limit {
            switch bytes[end] {
            case SourceByte.quotationMark: return offset..<(end + 1)
            case SourceByte.backslash: end += 2
            default: end += 1
            }
        }
        return nil
    }
}
