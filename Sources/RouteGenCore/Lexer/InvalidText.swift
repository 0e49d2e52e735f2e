/// Finds bytes that are not valid UTF-8.
public enum InvalidText {
    /// The location of the first byte sequence that is not valid UTF-8 (RFC 3629); `nil` for valid text.
    ///
    /// - Complexity: O(*n*).
    public static func location(in bytes: UnsafeBufferPointer<UInt8>, path: String) -> SourceLocation? {
        var line = 1
        var lineStart = 0
        var index = 0
        while index < bytes.count {
            let byte = bytes[index]
            // A carriage return ends a line, too, unless a line feed follows, as for the lexer.
            let isReturn = byte == 0x0D && (index + 1 == bytes.count || bytes[index + 1] != 0x0A)
            if byte == 0x0A || isReturn {
                line += 1
                lineStart = index + 1
            }
            if byte < 0x80 {
                index += 1
                continue
            }
            guard let length = sequenceLength(bytes, at: index) else {
                return SourceLocation(file: path, line: line, column: index - lineStart + 1)
            }
            index += length
        }
        return nil
    }

    /// The length of the sequence that starts at an index; `nil` if it is cut, overlong, a surrogate or out of range.
    private static func sequenceLength(_ bytes: UnsafeBufferPointer<UInt8>, at index: Int) -> Int? {
        let first = bytes[index]
        let length: Int
        var second: ClosedRange<UInt8> = 0x80...0xBF
        switch first {
        case 0xC2...0xDF: length = 2
        case 0xE0: (length, second) = (3, 0xA0...0xBF)
        case 0xED: (length, second) = (3, 0x80...0x9F)
        case 0xE1...0xEF: length = 3
        case 0xF0: (length, second) = (4, 0x90...0xBF)
        case 0xF1...0xF3: length = 4
        case 0xF4: (length, second) = (4, 0x80...0x8F)
        default: return nil
        }
        guard index + length <= bytes.count, second.contains(bytes[index + 1]) else { return nil }
        for offset in 2..<max(length, 2) where bytes[index + offset] & 0xC0 != 0x80 { return nil }
        return length
    }
}
