/// The value of a parameter if nothing else sets it.
package enum DefaultValue: Hashable, Sendable {
    /// None: the value is required, or `nil` if the type is optional.
    case none
    /// A literal, which means the same everywhere.
    case literal(String)
    /// Any other expression.
    ///
    /// Only the handler can evaluate it, so the argument is omitted.
    case expression

    /// Classifies the expression in a declaration; `nil` for none.
    init(_ expression: String?) {
        guard let expression else {
            self = .none
            return
        }
        self = Self.isLiteral(Array(expression.utf8)) ? .literal(expression) : .expression
    }

    private static func isLiteral(_ bytes: [UInt8]) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        if ["nil", "true", "false", "[]", "[:]"].contains(text) { return true }
        return isNumber(bytes) || isPlainString(bytes)
    }

    /// Whether it is one number, perhaps with a sign; `5.seconds` is a member of a number.
    private static func isNumber(_ bytes: [UInt8]) -> Bool {
        bytes.withUnsafeBufferPointer { bytes in
            let source = SourceText(copying: bytes)
            var lexer = Lexer(bytes: source.bytes, count: source.count)
            lexer.next()
            if lexer.isOperator("-") { lexer.next() }
            let isNumber = lexer.kind == .number
            lexer.next()
            // The lexer reads the source by pointer, so it must live until here.
            return withExtendedLifetime(source) { isNumber && lexer.kind == .endOfFile }
        }
    }

    /// Whether it is one string literal on one line, without escapes and interpolation.
    private static func isPlainString(_ bytes: [UInt8]) -> Bool {
        guard bytes.count >= 2, bytes.first == UInt8(ascii: "\""), bytes.last == UInt8(ascii: "\"") else {
            return false
        }
        return bytes.dropFirst().dropLast().allSatisfy {
            $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "\\") && $0 >= UInt8(ascii: " ")
        }
    }
}
