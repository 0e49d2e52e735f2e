extension MarkerText {
    /// The first look-alike that was replaced in a line.
    struct Replacement {
        /// The character.
        let character: ConfusableCharacter
        /// Its offset after the replacement.
        let offset: Int
        /// The end of the part of the marker in which characters are replaced.
        let end: Int
    }

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

    /// Replaces the look-alikes in a marker.
    ///
    /// It replaces them in the at sign, in options outside strings, and in the pattern, but not in the remark.
    ///
    /// - Parameters:
    ///   - start: The offset of the at sign.
    ///   - wordEnd: The end of the marker's word.
    /// - Returns: The first replaced character that is not a space.
    mutating func replaceConfusables(from start: Int, wordEnd: Int) -> Replacement? {
        var scan = ConfusableScan()
        var offset = start
        while offset < count {
            let found = confusable(at: offset)
            let sign = found?.character.replacement ?? bytes[offset]
            let length = found?.length ?? 1
            if let found, scan.replaces(found.character, isWordEnd: offset == wordEnd, isStart: offset == start) {
                scan.note(found.character, at: offset, length: length)
            }
            if offset >= wordEnd { scan.advance(over: sign, isWordEnd: offset == wordEnd) }
            if scan.isDone { break }
            offset += length
        }
        guard !scan.found.isEmpty else { return nil }
        var newBytes: [UInt8] = []
        var newOffsets: [Int] = []
        var source = 0
        var first: (character: ConfusableCharacter, offset: Int)?
        for (character, position, length) in scan.found {
            newBytes += bytes[source..<position]
            newOffsets += source..<position
            if first == nil, !character.isSpace { first = (character, newBytes.count) }
            newBytes.append(character.replacement)
            newOffsets.append(position)
            source = position + length
        }
        // Replacements are shorter, so the end moves by the difference.
        let end = offset - (source - newBytes.count)
        newBytes += bytes[source...]
        newOffsets += source...count
        replace(with: newBytes, offsets: newOffsets)
        return first.map { Replacement(character: $0.character, offset: $0.offset, end: min(end, newBytes.count)) }
    }
}

/// A scan for look-alikes, which are replaced only in some parts of a marker.
private struct ConfusableScan {
    private enum Part { case head, options, gap, pattern, remark }

    private(set) var found: [(character: ConfusableCharacter, offset: Int, length: Int)] = []
    private var part = Part.head
    private var depth = 0
    private var isQuoted = false

    var isDone: Bool { part == .remark }

    mutating func note(_ character: ConfusableCharacter, at offset: Int, length: Int) {
        found.append((character, offset, length))
    }

    func replaces(_ character: ConfusableCharacter, isWordEnd: Bool, isStart: Bool) -> Bool {
        switch part {
        case .head:
            isStart || (isWordEnd && (character.isSpace || character.replacement == SourceByte.openingParenthesis))
        case .options: !isQuoted || character.replacement == SourceByte.quotationMark
        case .gap, .pattern: character.mattersInPatterns
        case .remark: false
        }
    }

    mutating func advance(over sign: UInt8, isWordEnd: Bool) {
        switch part {
        case .head:
            depth = 1
            part = sign == SourceByte.openingParenthesis ? .options : SourceByte.isWhiteSpace(sign) ? .gap : .pattern
        case .options:
            if sign == SourceByte.quotationMark { isQuoted.toggle() }
            guard !isQuoted else { return }
            if sign == SourceByte.openingParenthesis { depth += 1 }
            if sign == SourceByte.closingParenthesis { depth -= 1 }
            if depth == 0 { part = .gap }
        case .gap:
            if !SourceByte.isWhiteSpace(sign) { part = .pattern }
        case .pattern:
            if SourceByte.isWhiteSpace(sign) { part = .remark }
        case .remark:
            break
        }
    }
}
