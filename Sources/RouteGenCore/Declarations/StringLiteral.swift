/// The values of string literals.
public enum StringLiteral {
    /// The value of a literal on one line; `nil` if it has an interpolation, or spans lines.
    public static func value(of literal: String) -> String? {
        let pounds = literal.prefix { $0 == "#" }
        let body = literal.dropFirst(pounds.count)
        let closing = "\"" + pounds
        guard body.hasPrefix("\""), !body.hasPrefix("\"\"\""), body.count > closing.count, body.hasSuffix(closing)
        else { return nil }
        var rest = body.dropFirst().dropLast(closing.count)
        var value = ""
        while let character = rest.popFirst() {
            guard character == "\\", rest.hasPrefix(pounds) else {
                value.append(character)
                continue
            }
            rest = rest.dropFirst(pounds.count)
            guard let escaped = escaped(&rest) else { return nil }
            value.unicodeScalars.append(escaped)
        }
        return value
    }

    /// The scalar that is written after a backslash; `nil` for an interpolation and for what Swift does not have.
    private static func escaped(_ rest: inout Substring) -> Unicode.Scalar? {
        switch rest.popFirst() {
        case "0": return "\0"
        case "t": return "\t"
        case "n": return "\n"
        case "r": return "\r"
        case "\"": return "\""
        case "'": return "'"
        case "\\": return "\\"
        case "u":
            guard rest.hasPrefix("{"), let end = rest.firstIndex(of: "}") else { return nil }
            let digits = rest[..<end].dropFirst()
            rest = rest[end...].dropFirst()
            return UInt32(digits, radix: 16).flatMap(Unicode.Scalar.init)
        default: return nil
        }
    }
}
