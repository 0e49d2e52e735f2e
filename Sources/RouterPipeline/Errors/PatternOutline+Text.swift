import RouteReasons
import RouteTables

/// A pattern, split without a parser for patterns, as far as suggestions need it.
///
/// Only literals are compared. Everything else in a pattern counts as a match.
extension PatternOutline {
    /// Splits a pattern; `nil` for a regular expression and for a pattern with a scheme.
    ///
    /// - Parameters:
    ///   - text: The pattern in canonical form.
    ///   - ignoresCase: Whether the paths of URLs are compared without regard to case.
    init?(_ text: String, ignoringCase ignoresCase: Bool) {
        guard text.hasPrefix("/") else { return nil }
        // Whether the whole pattern matches is known to whoever asks: it does not.
        self.init { _ in false }
        let end = Self.endOfPath(text)
        let hasHost = text.hasPrefix("//")
        var components = Self.components(of: text[..<end])[...]
        if hasHost { host = components.popFirst().map { Part($0, .folded) } }
        path = components.map { Part($0, ignoresCase ? .folded : .path) }
        let pieces = text[end...].split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        query = pieces[0].dropFirst().split(separator: "&").map { item in
            let value = item.drop { $0 != "=" }.dropFirst()
            return (String(item.prefix { $0 != "=" }), false, Part(value, .query))
        }
        if pieces.count > 1 { fragment = [Part("**", .path)] }
    }

    /// The start of a pattern's query or fragment.
    ///
    /// A `?` after a capture or a group belongs to the path.
    private static func endOfPath(_ text: String) -> String.Index {
        var depth = 0
        var isLiteral = true
        for index in text.indices {
            switch text[index] {
            case "#" where depth == 0, "?" where depth == 0 && isLiteral: return index
            case "(": (depth, isLiteral) = (depth + 1, false)
            case ")": depth -= 1
            case ":": isLiteral = false
            case "/" where depth == 0: isLiteral = true
            default: break
            }
        }
        return text.endIndex
    }

    /// Splits at slashes, except within parentheses.
    private static func components(of text: Substring) -> [Substring] {
        var depth = 0
        return text.split { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return character == "/" && depth == 0
        }
    }
}

extension PatternOutline.Part {
    fileprivate init(_ text: Substring, _ form: CanonicalBytes.Form) {
        self.init(String(text))
        if !text.contains(where: { ":*+()?\\|".contains($0) }) {
            content = .literal(CanonicalBytes.array(text.utf8, form))
            return
        }
        let isCapture = text.hasPrefix(":") || text.hasPrefix("(")
        mayBeNone = text == "**" || isCapture && (text.hasSuffix("?") || text.hasSuffix("*"))
        // Some constraints match slashes.
        let mayMatchSlash = text.contains("(") && text.contains { $0 == "." || $0 == "/" }
        loops = text == "**" || mayMatchSlash || isCapture && (text.hasSuffix("*") || text.hasSuffix("+"))
    }
}
