import RouteTables
import RouterRuntime

/// A pattern, split as far as suggestions need it.
///
/// Only literals are compared. Everything else in a pattern counts as a match, so the runtime does not need a parser
/// for patterns.
struct PatternText {
    private enum Component {
        case literal(String)
        case anything(mayBeAbsent: Bool)
        case anyNumber
    }

    private let host: Component?
    private let path: [Component]
    private let queryNames: [Substring]
    private let hasFragment: Bool

    /// Splits a pattern; `nil` for a regular expression and for a pattern with another scheme.
    init?(_ text: String) {
        guard !text.hasPrefix("regex "), text.hasPrefix("/") else { return nil }
        var components = [Substring](Self.components(of: text[...]))
        // The part before the first slash is empty.
        components.removeFirst()
        var rest: Substring = ""
        if var last = components.last, let end = Self.end(ofPath: last) {
            rest = last[end...]
            last = last[..<end]
            components[components.count - 1] = last
        }
        hasFragment = text.contains("#")
        queryNames =
            rest.first == "?"
            ? rest.dropFirst().prefix { $0 != "#" }.split(separator: "&").map { $0.prefix { $0 != "=" } } : []
        let hasHost = text.hasPrefix("//")
        if hasHost { components.removeFirst() }
        host = hasHost ? components.first.map(Self.component) : nil
        path = (hasHost ? components.dropFirst() : components[...]).filter { !$0.isEmpty }.map(Self.component)
    }

    /// The host, if it is a literal.
    var literalHost: String? {
        if case .literal(let text) = host { return text.lowercased() }
        return nil
    }

    /// The number of misspelled components in a URL; `nil` if the pattern does not match the URL even with
    /// misspellings.
    ///
    /// A missing or an extra slash, which turns a component into a host or a host into a component, counts as one.
    func misspellings(in url: RouteURL) -> Int? {
        guard !url.parts.flags.contains(.foreignScheme), !hasFragment || url.fragment != nil,
            queryNames.allSatisfy({ url.queryValue(String($0)) != nil })
        else { return nil }
        let components = url.pathComponents
        let urlHost = url.host?.lowercased()
        switch (host, urlHost) {
        case (nil, nil): return Self.compare(path[...], components[...])
        case (let host?, let urlHost?):
            guard let first = Self.distance(host, urlHost) else { return nil }
            return Self.compare(path[...], components[...]).map { $0 + first }
        case (let host?, nil):
            guard case .literal(let text) = host, components.first?.lowercased() == text.lowercased() else {
                return nil
            }
            return Self.compare(path[...], components.dropFirst()).map { $0 + 1 }
        case (nil, let urlHost?):
            guard case .literal(let text)? = path.first, text.lowercased() == urlHost else { return nil }
            return Self.compare(path.dropFirst(), components[...]).map { $0 + 1 }
        }
    }

    private static func compare(_ parts: ArraySlice<Component>, _ components: ArraySlice<String>) -> Int? {
        var rest = components
        var result = 0
        for (index, part) in zip(parts.indices, parts) {
            switch part {
            case .anyNumber: return index == parts.endIndex - 1 ? result : nil
            case .anything(let mayBeAbsent):
                if rest.popFirst() == nil, !mayBeAbsent { return nil }
            case .literal:
                guard let component = rest.popFirst(), let distance = distance(part, component) else { return nil }
                result += distance
            }
        }
        return rest.isEmpty ? result : nil
    }

    /// 0 if a part matches, 1 for a literal with a few misspelled letters.
    private static func distance(_ part: Component, _ text: String) -> Int? {
        guard case .literal(let literal) = part else { return 0 }
        if literal == text { return 0 }
        let (left, right) = (Array(literal.lowercased().utf8), Array(text.lowercased().utf8))
        guard left.count > 1, left.count <= 100, right.count <= 100 else { return nil }
        let allowed = max(1, min(left.count, right.count) / 3)
        guard abs(left.count - right.count) <= allowed else { return nil }
        return left.editDistance(to: right) <= allowed ? 1 : nil
    }

    private static func component(_ text: Substring) -> Component {
        if text == "**" || text.hasPrefix(":") && (text.hasSuffix("*") || text.hasSuffix("+")) { return .anyNumber }
        guard text.contains(where: { ":*+()?\\|".contains($0) }) else { return .literal(String(text)) }
        return .anything(mayBeAbsent: text.hasSuffix("?"))
    }

    /// Splits at slashes, except within parentheses.
    private static func components(of text: Substring) -> [Substring] {
        var depth = 0
        return text.split(omittingEmptySubsequences: false) { character in
            if character == "(" { depth += 1 }
            if character == ")" { depth -= 1 }
            return character == "/" && depth == 0
        }
    }

    /// The start of a pattern's query or fragment in its last component.
    ///
    /// A `?` after a capture or a group belongs to the path.
    private static func end(ofPath component: Substring) -> Substring.Index? {
        if component.hasPrefix(":"), let mark = component.firstIndex(of: "?") {
            let rest = component[component.index(after: mark)...]
            return rest.firstIndex { $0 == "?" || $0 == "#" }
        }
        return component.firstIndex { $0 == "?" || $0 == "#" }
    }
}
