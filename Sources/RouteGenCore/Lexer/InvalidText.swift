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
            // Most bytes are ASCII, which costs an unoptimized build less than asking the parser about each.
            var sequence = bytes[index...].prefix(4).makeIterator()
            var parser = Unicode.UTF8.ForwardParser()
            guard case .valid(let scalar) = parser.parseScalar(from: &sequence) else {
                return SourceLocation(file: path, line: line, column: index - lineStart + 1)
            }
            index += scalar.count
        }
        return nil
    }
}
