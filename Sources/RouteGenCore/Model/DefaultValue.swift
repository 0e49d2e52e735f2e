/// Distinguishes literals, which mean the same everywhere, from other default values.
enum DefaultValue {
    /// Classifies a parameter's default value.
    static func classify(_ expression: String?) -> HandlerParameter.Default {
        guard let expression else { return .none }
        return isLiteral(Array(expression.utf8)) ? .literal(expression) : .expression
    }

    private static func isLiteral(_ bytes: [UInt8]) -> Bool {
        let text = String(decoding: bytes, as: UTF8.self)
        if ["nil", "true", "false", "[]", "[:]"].contains(text) { return true }
        return isNumber(bytes) || isPlainString(bytes)
    }

    private static func isNumber(_ bytes: [UInt8]) -> Bool {
        let digits = bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes[...]
        guard let first = digits.first, MarkerText.isDigit(first) else { return false }
        return digits.allSatisfy { byte in
            byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || MarkerText.isDigit(byte)
                || MarkerText.isLetter(byte)
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
