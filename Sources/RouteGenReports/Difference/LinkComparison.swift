import RouteGenCore
import RouteTables

/// Finds URLs that no longer work because two maps read URLs in other ways: the prefixes of the app's own URLs, and
/// whether paths ignore case.
struct LinkComparison {
    private let tables: ComparedTables
    private(set) var breaking: [BreakingChange<MappedRoute>] = []

    /// Looks up the example of each old route with each prefix.
    init(_ old: RouteMap, _ new: RouteMap, _ difference: EntryDifference<RouteMap.Link>, _ tables: ComparedTables) {
        self.tables = tables
        if !(difference.added.isEmpty && difference.removed.isEmpty && difference.changed.isEmpty) {
            let links = old.links + difference.added
            for link in links + Self.foreign(links) {
                let message = "URLs that start with `\(link.prefix)` do not lead to the same routes"
                findBreaking(message) { example in
                    Self.url(example, link).flatMap { url in
                        tables.breaks(tables.answers(url, withOldLinks: true)) ? nil : url
                    }
                }
            }
        }
        if old.urls.ignoresCase, !new.urls.ignoresCase {
            let message = "URLs whose path is in another case than the pattern do not lead to the same routes"
            findBreaking(message) { example in
                let path = example.prefix { $0 != "?" && $0 != "#" }
                return path.uppercased() + example.dropFirst(path.count)
            }
        }
    }

    /// Notes the first URL, made of the example of an old route, that no longer leads to the same route.
    private mutating func findBreaking(_ message: String, _ url: (String) -> String?) {
        for route in tables.routes where route.isOld {
            guard let url = route.route.example.flatMap(url), !breaking.contains(where: { $0.witness == url }) else {
                continue
            }
            let answers = tables.answers(url)
            guard let old = answers.old, tables.breaks(answers) else { continue }
            let new = answers.new.map { tables.routes[$0].route }
            let kind: BreakingChange<MappedRoute>.Kind = new == nil ? .unmatched : .taken
            breaking.append(
                BreakingChange(kind: kind, message: message, witness: url, old: tables.routes[old].route, new: new)
            )
            return
        }
    }

    /// A scheme without a link: it belongs to the app only if there are no links.
    private static func foreign(_ links: [RouteMap.Link]) -> [RouteMap.Link] {
        let scheme = ["app:", "other:", "another:"].first { scheme in
            !links.contains { $0.prefix.lowercased().hasPrefix(scheme) }
        }
        return scheme.map { [RouteMap.Link(prefix: $0, replacement: "")] } ?? []
    }

    /// A URL with a prefix that may become the example of a route when the prefix is replaced.
    private static func url(_ example: String, _ link: RouteMap.Link) -> String? {
        if example.lowercased().hasPrefix(link.prefix.lowercased()) { return example }
        guard example.hasPrefix(link.replacement) else { return nil }
        let rest = example.dropFirst(link.replacement.count)
        // The rest after a host is a path.
        if rest.hasPrefix("//"), !link.prefix.hasSuffix(":") { return nil }
        let isOpen = link.prefix.hasSuffix(":") || link.prefix.hasSuffix("/")
        let isSeparated = rest.first.map { "/?#".contains($0) } ?? true
        return link.prefix + (isOpen || isSeparated ? "" : "/") + rest
    }
}
