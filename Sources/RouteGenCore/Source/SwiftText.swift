/// Spells names and strings as Swift source needs them.
package enum SwiftText {
    /// The directive of a condition; empty without one.
    ///
    /// The condition of a malformed `#if` may be empty, but is a condition nevertheless.
    static func directive(_ condition: String?) -> String { condition.map { "#if \($0)" } ?? "" }

    /// The name, in backticks if it is a reserved word or not a plain identifier.
    package static func identifier(_ name: String) -> String {
        isPlain(name) && !reserved.contains(name) ? name : "`\(name)`"
    }

    /// Whether it is an identifier, or a word that would be one without its meaning in the language.
    package static func isPlain(_ name: String) -> Bool {
        // Most names are ASCII, which needs no properties of Unicode.
        if name.utf8.allSatisfy({ $0 < 0x80 && SourceByte.isIdentifier($0) }) {
            return name.utf8.first.map { !SourceByte.isDigit($0) } ?? false
        }
        guard let first = name.unicodeScalars.first, isPart(first), !("0"..."9").contains(first),
            SourceScalar.meaning(of: first.value) != .combining
        else { return false }
        return name.unicodeScalars.allSatisfy(isPart)
    }

    /// Whether an identifier may contain a scalar without backticks.
    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        guard scalar.value >= 0x80 else {
            return scalar == "_" || scalar == "$" || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
        }
        let meaning = SourceScalar.meaning(of: scalar.value)
        return meaning == .identifier || meaning == .combining
    }

    /// A reference to a type, with the names of the types that enclose it.
    static func path(_ names: [String]) -> String { names.map { identifier($0) }.joined(separator: ".") }

    /// An argument label of a declaration.
    ///
    /// Almost every word can be one without backticks.
    static func parameterLabel(_ label: String) -> String {
        ["inout", "var", "let"].contains(label) || !isPlain(label) ? "`\(label)`" : label
    }

    /// An argument label of a call.
    static func argumentLabel(_ label: String) -> String { label == "inout" || !isPlain(label) ? "`\(label)`" : label }

    /// The name without the backticks around it.
    static func withoutBackticks(_ name: some StringProtocol) -> String {
        guard name.utf8.first == UInt8(ascii: "`"), name.hasSuffix("`"), name.utf8.count > 2 else {
            return String(name)
        }
        return String(name.dropFirst().dropLast())
    }

    /// The names in a dotted path, without the backticks around them.
    static func components(of path: String) -> [String] {
        if path.utf8.allSatisfy({ $0 != UInt8(ascii: ".") && $0 != UInt8(ascii: "`") }) {
            return path.isEmpty ? [] : [path]
        }
        // Bytes are split faster than characters.
        return path.utf8.split(separator: UInt8(ascii: ".")).map { withoutBackticks(Substring($0)) }
    }

    /// A raw string literal on one line: `#"//chat/:chatID(\d+)"#`.
    static func literal(_ text: String) -> String {
        if text.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) { return plainLiteral(text) }
        if !text.utf8.contains(where: { $0 == UInt8(ascii: "\"") || $0 == UInt8(ascii: "\\") }) { return "\"\(text)\"" }
        let signs = numberSigns(for: Array(text.utf8))
        return "\(signs)\"\(text)\"\(signs)"
    }

    /// A string literal that is not raw, with escapes for characters that would end it or its line.
    static func plainLiteral(_ text: String) -> String { "\"\(escaped(text))\"" }

    /// The string in a literal that is not raw.
    static func escaped(_ text: String) -> String {
        // By scalars: a quote and a following combining mark form one character, which is not a quote.
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"", "\\":
                result.append("\\")
                result.append(scalar)
            case "\n": result += "\\n".unicodeScalars
            case "\r": result += "\\r".unicodeScalars
            case "\t": result += "\\t".unicodeScalars
            case "\0"..."\u{1F}", "\u{7F}":
                result += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}".unicodeScalars
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    /// A raw string literal over several lines, each indented by `indentation`, whose value is one line.
    static func longLiteral(_ bytes: [UInt8], indentation: String, width: Int = 100) -> String {
        let signs = numberSigns(for: bytes)
        var lines: [String] = []
        var start = 0
        while start < bytes.count {
            var end = min(start + width, bytes.count)
            // A character is never split.
            while end < bytes.count, bytes[end] & 0xC0 == 0x80 { end += 1 }
            lines.append(indentation + String(decoding: bytes[start..<end], as: UTF8.self))
            start = end
        }
        let text = lines.joined(separator: "\\\(signs)\n")
        return "\(signs)\"\"\"\n\(text.isEmpty ? "" : text + "\n")\(indentation)\"\"\"\(signs)"
    }

    /// The number signs that a raw literal needs, so that nothing in the string ends it or is an escape.
    private static func numberSigns(for bytes: [UInt8]) -> String {
        var longest = 0
        var current: Int?
        for byte in bytes {
            if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\") {
                current = 0
                longest = max(longest, 1)
            } else if byte == UInt8(ascii: "#"), let count = current {
                current = count + 1
                longest = max(longest, count + 2)
            } else {
                current = nil
            }
        }
        return String(repeating: "#", count: max(longest, 1))
    }

    private static let reserved = Set(Keyword.allCases.filter(\.isReserved).map(\.rawValue))
        .union(["Type", "Protocol", "await"])
}
