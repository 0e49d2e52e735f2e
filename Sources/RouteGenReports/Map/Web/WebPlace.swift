import RouteGenCore
import RoutePatterns
import RouteTables

/// The place on a web domain of a pattern's URLs.
struct WebPlace {
    /// The path before the components of the pattern.
    var path: String
    /// The beginning of a matched URL that a link writes in place of the domain and that path.
    var replaced: String
    /// Whether the pattern's host is the first component of the path.
    var hostIsComponent = false
    /// Whether the pattern names a web scheme and a host itself.
    var namesHost = false
    /// The number of the pattern's components that the link replaces.
    var droppedComponents = 0

    /// The places of a pattern on a domain: at its links, and at the pattern's own host if it names a web scheme.
    static func all(of pattern: RoutePattern, on domain: String, links: [RouteMap.Link]) -> [WebPlace] {
        if pattern.scheme != nil {
            return takes(domain, pattern) ? [WebPlace(path: "", replaced: "", namesHost: true)] : []
        }
        return links.compactMap { link in
            let prefix = link.prefix.lowercased()
            guard prefix.hasPrefix("https://") else { return nil }
            let rest = link.prefix.dropFirst("https://".count)
            let path = rest.drop { $0 != "/" }
            let host = rest.dropLast(path.count).lowercased()
            // The app gives the hosts of an open link, as this domain may be one.
            guard host == domain || host.hasPrefix(":") else { return nil }
            return place(
                of: pattern,
                at: path.hasSuffix("/") ? String(path.dropLast()) : String(path),
                link.replacement
            )
        }
    }

    /// The place of a pattern at a link with a path and a replacement.
    private static func place(of pattern: RoutePattern, at path: String, _ replacement: String) -> WebPlace? {
        if replacement == "/" {
            guard pattern.host != nil else { return nil }
            return WebPlace(path: path, replaced: replacement, hostIsComponent: true)
        }
        var names = replacement.split(separator: "/").map { Array($0.utf8) }
        switch pattern.host {
        case nil where !replacement.hasPrefix("//"): break
        case .literal(let host) where replacement.hasPrefix("//") && names.first == host: names.removeFirst()
        default: return nil
        }
        let starts = zip(pattern.path, names).allSatisfy { $0 == .literal($1) }
        guard starts, pattern.path.count >= names.count else { return nil }
        let written = replacement.hasSuffix("/") ? String(replacement.dropLast()) : replacement
        return WebPlace(path: path, replaced: written, droppedComponents: names.count)
    }

    /// Whether a pattern takes URLs of a domain by its own scheme and host.
    private static func takes(_ domain: String, _ pattern: RoutePattern) -> Bool {
        guard let scheme = pattern.scheme, let host = pattern.host else { return false }
        return accepts("https", scheme) && accepts(domain, host)
    }

    private static func accepts(_ text: String, _ component: PatternComponent) -> Bool {
        var classes = ConstraintClasses()
        switch PatternVariant.single(component, &classes, isFolded: true).matcher {
        case .literal(let literal): return literal == Array(text.utf8)
        case .nonEmpty, .any: return true
        case .expression(let expression), .span(let expression):
            return (try? Automaton(expression))?.accepts(text.utf8) ?? false
        }
    }

    /// The URL of an example from its path on; `nil` if the example is elsewhere.
    func path(ofExample example: String) -> String? {
        if namesHost {
            let start = example.drop { $0 != "/" }.drop { $0 == "/" }
            return slashed(String(start.drop { !"/?#".contains($0) }))
        }
        guard example.hasPrefix(replaced) else { return nil }
        return slashed(path + example.dropFirst(replaced.count))
    }

    private func slashed(_ url: String) -> String { url.hasPrefix("/") ? url : "/" + url }
}
