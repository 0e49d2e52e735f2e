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

    private static func isNumber(_ bytes: [UInt8]) -> Bool {
        let digits = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes[...]
        guard let first = digits.first, SourceByte.isDigit(first) else { return false }
        return digits.allSatisfy { byte in
            byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || SourceByte.isDigit(byte)
                || SourceByte.isLetter(byte)
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
