extension MarkerText {
    /// The look-alike character at an offset, and its length in bytes.
    func confusable(at offset: Int) -> (character: ConfusableCharacter, length: Int)? {
        // All of them have two or three bytes, so nothing else is decoded.
        let first = self[offset]
        let value: UInt32
        let length: Int
        switch first {
        case 0xC2:
            length = 2
            value = UInt32(first & 0x1F) << 6 | UInt32(self[offset + 1] & 0x3F)
        case 0xE2, 0xE3, 0xEF:
            length = 3
            value = UInt32(first & 0x0F) << 12 | UInt32(self[offset + 1] & 0x3F) << 6 | UInt32(self[offset + 2] & 0x3F)
        default:
            return nil
        }
        guard offset + length <= count, let scalar = Unicode.Scalar(value), let character = ConfusableCharacter(scalar)
        else { return nil }
        return (character, length)
    }

    /// The first look-alike in a marker, and its offset: in the at sign, in options outside strings, or in the pattern, but
    /// not in the remark; `nil` if there is none.
    func firstConfusable(in head: MarkerHead) -> (character: ConfusableCharacter, range: Range<Int>)? {
        if let found = found(at: head.start) { return found }
        var offset = head.end
        var depth = 0
        var isQuoted = false
        repeat {
            let found = found(at: offset)
            if let found, !isQuoted { return found }
            switch self[offset] {
            case SourceByte.quotationMark: isQuoted.toggle()
            case SourceByte.openingParenthesis where !isQuoted: depth += 1
            case SourceByte.closingParenthesis where !isQuoted: depth -= 1
            default: break
            }
            offset += found?.range.count ?? 1
        } while depth > 0 && offset < count
        let pattern = skippingWhiteSpace(from: offset)
        return (pattern..<max(pattern, endOfWord(from: pattern))).lazy.compactMap(found).first {
            $0.character.mattersInPatterns
        }
    }

    private func found(at offset: Int) -> (character: ConfusableCharacter, range: Range<Int>)? {
        confusable(at: offset).map { ($0.character, offset..<(offset + $0.length)) }
    }
}
