import RouteGenCore
import RoutePatterns
import RouteTables

/// The URLs of a web domain that begin with one of the app's links, or those that begin with none.
struct WebZone {
    /// The path with which they begin.
    let path: String
    /// The string that replaces the domain and that path; `nil` without a link.
    private let replacement: String?
    private let domain: WebDomain?
    /// Whether every scheme is the app's own, since the app has no links.
    private let hasOwnSchemes: Bool

    /// The zones of a domain, in the order in which links apply: longer ones first, URLs without a link last.
    static func all(on domain: WebDomain, _ map: RouteMap) -> [WebZone] {
        var zones: [String: WebZone] = [:]
        for link in map.links {
            // The form in which the app compares prefixes.
            let prefix = map.urls.links([(link.prefix, link.replacement)]).replacements.first?.prefix ?? ""
            guard prefix.hasPrefix("https://") else { continue }
            let host = prefix.dropFirst("https://".count).prefix { $0 != "/" }
            let path = String(prefix.dropFirst("https://".count + host.count))
            // The app gives the hosts of an open link, as this domain may be one.
            guard host == domain.host || host.hasPrefix(":") && zones[path] == nil else { continue }
            zones[path] = WebZone(
                path: path,
                replacement: link.replacement,
                domain: domain,
                hasOwnSchemes: false
            )
        }
        if zones[""] == nil {
            zones[""] = WebZone(path: "", replacement: nil, domain: domain, hasOwnSchemes: map.links.isEmpty)
        }
        return zones.values.sorted { ($1.path.utf8.count, $0.path) < ($0.path.utf8.count, $1.path) }
    }

    /// The zone of all paths of a domain.
    static let whole = WebZone(path: "", replacement: "", domain: nil, hasOwnSchemes: false)

    /// Whether they begin with a link of the app.
    var isLink: Bool { replacement != nil }

    /// The place of a pattern's URLs in the zone; `nil` if it has none there.
    func place(of pattern: RoutePattern) -> WebPlace? {
        guard var rest = replacement else {
            guard pattern.scheme.map({ Self.accepts("https", $0) }) ?? hasOwnSchemes,
                let host = pattern.host
            else { return nil }
            return domain?.place(of: host)
        }
        if let colon = rest.firstIndex(of: ":"), !rest[..<colon].contains("/") {
            if let scheme = pattern.scheme, !Self.accepts(rest[..<colon].lowercased(), scheme) { return nil }
            rest = String(rest[colon...].dropFirst())
        } else if pattern.scheme != nil {
            return nil
        }
        if rest == "/" { return WebPlace(path: path, hostIsComponent: true) }
        let isHost = rest.hasPrefix("//")
        var names = rest.drop { $0 == "/" }.split(separator: "/", omittingEmptySubsequences: false)
        switch pattern.host {
        case nil where !isHost: if rest.isEmpty { names = [] }
        case let host? where isHost && Self.accepts(names.removeFirst().lowercased(), host): break
        default: return nil
        }
        return WebPlace(path: path, names: names.map { CanonicalBytes.array(Array($0.utf8), .path) })
    }

    fileprivate static func accepts(_ text: String, _ component: PatternComponent) -> Bool {
        var classes = ConstraintClasses()
        return PatternVariant.single(component, &classes, isFolded: true).accepts(Array(text.utf8))
    }
}

extension WebDomain {
    /// The place of the URLs of a pattern with a host; `nil` if the domain has none of them.
    fileprivate func place(of host: PatternComponent) -> WebPlace? {
        guard let suffix = subdomainSuffix else {
            return WebZone.accepts(self.host, host) ? WebPlace(path: "") : nil
        }
        // A subdomain that a pattern names has a file of its own, and the others do not have its URLs.
        if case .literal = host { return nil }
        var classes = ConstraintClasses()
        let step = PatternVariant.single(host, &classes, isFolded: true)
        let letters = ScalarSet([0x61...0x7A]).union(.digits).union(ScalarSet([0x2D...0x2E]))
        let names = RegularExpression.sequence([.some(letters), RegularExpression(canonical: Array(suffix.utf8))])
        guard let all = try? Automaton(names), let taken = try? Automaton(step.expression.ungrouped),
            let common = try? all.intersection(taken), let others = try? all.subtracting(taken)
        else { return WebPlace(path: "", isWider: true) }
        return common.isEmpty ? nil : WebPlace(path: "", isWider: !others.isEmpty)
    }
}

/// The place of a pattern's URLs on a web domain.
struct WebPlace {
    /// The path before the components of the pattern.
    var path: String
    /// The components that a link writes before the rest of a URL's path.
    var names: [[UInt8]] = []
    /// Whether the pattern's host is the first component of the path; of a pattern without a host, only the root is here.
    var hostIsComponent = false
    /// Whether the domain has other hosts, whose URLs are not the pattern's.
    var isWider = false

    /// The rest of a path after the components that the link writes, in all ways.
    ///
    /// After a part of an expression that takes several components, anything may follow.
    func rests(of steps: [PatternVariant.Step]) -> [[PatternVariant.Step]] {
        var states = [steps[...]]
        for name in names {
            states = states.flatMap { state -> [ArraySlice<PatternVariant.Step>] in
                guard var first = state.first else { return [] }
                let rest = first.accepts(name) ? [state.dropFirst()] : []
                if case .span = first.matcher {
                    // It takes perhaps more components, and any may follow.
                    (first.matcher, first.loops) = (.any, true)
                    return rest + [[first] + state.dropFirst()]
                }
                return rest.isEmpty || !first.loops ? rest : [state] + rest
            }
        }
        return states.map { Array($0) }
    }
}

extension PatternVariant.Step {
    /// Whether it takes a component.
    fileprivate func accepts(_ text: [UInt8]) -> Bool {
        switch matcher {
        case .literal(let literal): literal == text
        case .nonEmpty: !text.isEmpty
        case .any: true
        case .expression(let expression), .span(let expression):
            (try? Automaton(expression))?.accepts(text) ?? false
        }
    }
}
