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
    ///   - isMatch: Whether the whole pattern matches a URL; by default, no pattern does, as for suggestions.
    package init?(
        _ text: String,
        ignoringCase ignoresCase: Bool,
        isMatch: @escaping @Sendable (RouteURL) -> Bool = { _ in false }
    ) {
        guard text.hasPrefix("/") else { return nil }
        self.init(isMatch: isMatch)
        var components: [Substring] = []
        var start = text.startIndex
        var end = text.endIndex
        var depth = 0
        // A `?` after a capture or a group belongs to the path.
        var isLiteral = true
        scan: for index in text.indices {
            switch text[index] {
            case "(": (depth, isLiteral) = (depth + 1, false)
            case ")": depth -= 1
            case ":": isLiteral = false
            case "/" where depth == 0:
                components.append(text[start..<index])
                (start, isLiteral) = (text.index(after: index), true)
            case "#" where depth == 0, "?" where depth == 0 && isLiteral:
                end = index
                break scan
            default: break
            }
        }
        components.append(text[start..<end])
        var parts = components.filter { !$0.isEmpty }[...]
        if text.hasPrefix("//") { host = parts.popFirst().map { Part($0, .folded) } }
        path = parts.map { Part($0, ignoresCase ? .folded : .path) }
        let pieces = text[end...].split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
        query = pieces[0].dropFirst().split(separator: "&").map { item in
            (String(item.prefix { $0 != "=" }), false, Part(item.drop { $0 != "=" }.dropFirst(), .query))
        }
        if pieces.count > 1 { fragment = [Part("**", .path)] }
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
