/// The value of a parameter if nothing else sets it.
package enum DefaultValue: Hashable, Sendable {
    /// None: the value is required, or `nil` if the type is optional.
    case none
    /// A literal, which accessors in other files repeat.
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
        self = Self.isLiteral(expression) ? .literal(expression) : .expression
    }

    private static func isLiteral(_ text: String) -> Bool {
        ["nil", "true", "false", "[]", "[:]"].contains(text) || isNumber(text) || isPlainString(Array(text.utf8))
    }

    /// Whether it is one number, perhaps with a sign; `5.seconds` is a member of a number.
    private static func isNumber(_ text: String) -> Bool {
        let tokens = Lexer.tokens(of: text)
        return tokens.last?.kind == .number && (tokens.count == 1 || tokens.count == 2 && tokens[0].text == "-")
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
