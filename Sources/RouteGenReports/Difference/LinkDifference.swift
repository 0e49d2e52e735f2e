import RouteGenCore
import RouteTables

/// The changes in how two maps read URLs: the prefixes of the app's own URLs, and whether paths ignore case.
public struct LinkDifference: Hashable, Sendable {
    /// The URLs of a prefix that worked before and do not now.
    public struct Breaking: Hashable, Sendable {
        /// The breakage, in one line.
        public var message: String
        /// An example of the URLs.
        public var witness: String
        /// The route that the URL led to.
        public var old: MappedRoute
        /// The route that the URL leads to; `nil` for none.
        public var new: MappedRoute?
    }

    /// A prefix with another replacement.
    public struct Change: Hashable, Sendable {
        /// The old link.
        public var old: RouteMap.Link
        /// The new link.
        public var new: RouteMap.Link
    }

    /// The URLs that do not work any more.
    public private(set) var breaking: [Breaking] = []
    /// The links that only the new map has.
    public private(set) var added: [RouteMap.Link] = []
    /// The links that only the old map has.
    public private(set) var removed: [RouteMap.Link] = []
    /// The prefixes with another replacement.
    public private(set) var changed: [Change] = []

    init() {}

    /// Compares links, and looks up the example of each old route with each prefix.
    init(from old: [RouteMap.Link], to new: [RouteMap.Link], _ tables: ComparedTables) {
        added = new.filter { link in !old.contains { $0.prefix == link.prefix } }
        removed = old.filter { link in !new.contains { $0.prefix == link.prefix } }
        for link in new {
            guard let former = old.first(where: { $0.prefix == link.prefix }), former != link else { continue }
            changed.append(Change(old: former, new: link))
        }
        guard !added.isEmpty || !removed.isEmpty || !changed.isEmpty else { return }
        let links = old + added
        for link in links + Self.foreign(links) { findBreaking(link, tables) }
    }

    /// A scheme without a link: it belongs to the app only if there are no links.
    private static func foreign(_ links: [RouteMap.Link]) -> [RouteMap.Link] {
        let schemes = ["app:", "other:", "another:"].filter { scheme in
            !links.contains { $0.prefix.lowercased().hasPrefix(scheme) }
        }
        return schemes.prefix(1).map { RouteMap.Link(prefix: $0, replacement: "") }
    }

    /// Notes the first URL of a prefix that no longer works because of the links.
    private mutating func findBreaking(_ link: RouteMap.Link, _ tables: ComparedTables) {
        for route in tables.routes where route.isOld {
            for url in Self.urls(of: route.route, link) where !breaking.contains(where: { $0.witness == url }) {
                guard let answers = Self.breakingAnswers(to: url, tables), !tables.breaksWithOldLinks(url) else {
                    continue
                }
                note("URLs that start with `\(link.prefix)` do not lead to the same routes", url, answers, tables)
                return
            }
        }
    }

    /// Notes the first URL that no longer works because its path is not in the case of the pattern.
    mutating func findOtherCase(_ tables: ComparedTables) {
        for route in tables.routes where route.isOld {
            guard let example = route.route.example else { continue }
            let path = example.prefix { $0 != "?" && $0 != "#" }
            let url = path.uppercased() + example.dropFirst(path.count)
            guard let answers = Self.breakingAnswers(to: url, tables) else { continue }
            let message = "URLs whose path is in another case than the pattern do not lead to the same routes"
            note(message, url, answers, tables)
            return
        }
    }

    /// The routes to which a URL leads for the app, before and now; `nil` if it still leads
    /// to the same route, or led to none.
    private static func breakingAnswers(to url: String, _ tables: ComparedTables) -> (old: Int, new: Int?)? {
        let answers = tables.answers(url, ComparedView(origin: .app, conditionsDecline: false))
        guard let old = answers.old, tables.breaks(answers) else { return nil }
        return (old, answers.new)
    }

    private mutating func note(
        _ message: String,
        _ url: String,
        _ answers: (old: Int, new: Int?),
        _ tables: ComparedTables
    ) {
        let new = answers.new.map { tables.routes[$0].route }
        breaking.append(Breaking(message: message, witness: url, old: tables.routes[answers.old].route, new: new))
    }

    /// URLs with a prefix that may become the example of a route when the prefix is replaced.
    private static func urls(of route: MappedRoute, _ link: RouteMap.Link) -> [String] {
        guard let example = route.example else { return [] }
        if example.lowercased().hasPrefix(link.prefix.lowercased()) { return [example] }
        guard example.hasPrefix(link.replacement) else { return [] }
        let rest = example.dropFirst(link.replacement.count)
        // The rest after a host is a path.
        if rest.hasPrefix("//"), !link.prefix.hasSuffix(":") { return [] }
        let isOpen = link.prefix.hasSuffix(":") || link.prefix.hasSuffix("/")
        let isSeparated = rest.first.map { "/?#".contains($0) } ?? true
        return [link.prefix + (isOpen || isSeparated ? "" : "/") + rest]
    }
}
