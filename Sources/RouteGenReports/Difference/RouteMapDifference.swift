import RouteGenCore
import RoutePatterns
import RouteTables

/// The changes between two maps, and those that break callers.
///
/// ```swift
/// let difference = try RouteMapDifference(from: old, to: new)
/// for change in difference.breaking { print(change.message, change.witness) }
/// ```
public struct RouteMapDifference: Hashable, Sendable {
    /// A change that breaks callers, with a URL that worked before and does not now.
    public struct Breaking: Hashable, Sendable {
        /// The kind of the change.
        public enum Kind: String, CaseIterable, Hashable, Sendable {
            /// No route takes a URL any more.
            case unmatched
            /// Another route takes a URL.
            case taken
            /// The route is closed to a caller.
            case closed
            /// A parameter is now required.
            case parameter
            /// A parameter does not take a value any more, or the result has another type.
            case type
        }

        /// The kind of the change.
        public var kind: Kind
        /// The breakage, in one line.
        public var message: String
        /// The URL.
        public var witness: String
        /// The caller for whom the URL does not work any more.
        public var origin: RouteOrigin
        /// The route that the URL led to.
        public var old: MappedRoute
        /// The route that the URL leads to; `nil` for none.
        public var new: MappedRoute?
    }

    /// A route that both maps have, with differences.
    public struct Change: Hashable, Sendable {
        /// The old route.
        public var old: MappedRoute
        /// The new route.
        public var new: MappedRoute
        /// The differences, each in one line.
        public var details: [String]
    }

    /// The changes that break callers.
    public private(set) var breaking: [Breaking] = []
    /// The routes that only the new map has.
    public private(set) var added: [MappedRoute] = []
    /// The routes that only the old map has.
    public private(set) var removed: [MappedRoute] = []
    /// The routes with differences.
    public private(set) var changed: [Change] = []
    /// The changes between the services.
    public private(set) var services = ServiceDifference()
    /// The changes between the links.
    public private(set) var links = LinkDifference()
    /// The patterns of routes that were not compared completely, because they match too many kinds of URLs.
    public private(set) var unfinished: [String] = []

    /// Compares two maps.
    ///
    /// Whether a URL leads to another route is decided by the automata of all patterns, and not by comparing strings. A
    /// route is the same in both maps if its module and its accessor are.
    ///
    /// - Throws: ``RouteTableError`` if the routes overlap in so many ways that no table can hold them.
    public init(from old: RouteMap, to new: RouteMap) throws(RouteTableError) {
        compareRoutes(old.routes, new.routes)
        let routes =
            old.routes.compactMap { ComparedRoute($0, isOld: true, ignoresCase: old.urls.ignoresCase) }
            + new.routes.compactMap { ComparedRoute($0, isOld: false, ignoresCase: new.urls.ignoresCase) }
        let tables = try ComparedTables(
            routes,
            oldLinks: old.urls.links(old.links.map { ($0.prefix, $0.replacement) }),
            newLinks: new.urls.links(new.links.map { ($0.prefix, $0.replacement) })
        )
        try compareURLs(routes, tables)
        services = ServiceDifference(from: old.services, to: new.services)
        links = LinkDifference(from: old.links, to: new.links, tables)
        if old.urls.ignoresCase, !new.urls.ignoresCase { links.findOtherCase(tables) }
    }

    /// Whether something breaks callers.
    public var isBreaking: Bool { !(breaking.isEmpty && services.breaking.isEmpty && links.breaking.isEmpty) }

    // MARK: Routes

    private mutating func compareRoutes(_ old: [MappedRoute], _ new: [MappedRoute]) {
        func key(_ route: MappedRoute) -> [String] {
            [route.module, route.name, route.pattern, route.compilationCondition ?? ""]
        }
        let before = Dictionary(old.map { (key($0), $0) }) { first, _ in first }
        let now = Set(new.map(key))
        removed = old.filter { !now.contains(key($0)) }
        for route in new {
            guard let former = before[key(route)] else {
                added.append(route)
                continue
            }
            let details = route.differences(from: former)
            if !details.isEmpty { changed.append(Change(old: former, new: route, details: details)) }
        }
    }

    // MARK: URLs

    private mutating func compareURLs(
        _ routes: [ComparedRoute],
        _ tables: ComparedTables
    ) throws(RouteTableError) {
        let old = Dictionary(grouping: routes.indices.filter { routes[$0].isOld }) { routes[$0].shape }
        let new = Dictionary(grouping: routes.indices.filter { !routes[$0].isOld }) { routes[$0].shape }
        let changed = Set(
            routes.indices.filter { (routes[$0].isOld ? new : old)[routes[$0].shape]?.isEmpty ?? true }
        )
        let wanted = Self.pairsWithOtherParameters(routes)
        guard !changed.isEmpty || !wanted.isEmpty else { return }

        let search = try TableComparison(routes, wanted: wanted)
        var changes: [ComparedURL] = []
        var hidden: Set<Int> = []
        for change in search.changes {
            let answers = tables.answers(change.url, change.view)
            if tables.breaks(answers), answers.old == change.old {
                changes.append(ComparedURL(old: change.old, new: answers.new, view: change.view, url: change.url))
            } else {
                // An expression over whole URLs takes this URL, or its scheme is not the app's own, but perhaps that is
                // not so for all URLs of its kind.
                hidden.insert(change.old)
            }
        }
        let expressions = routes.indices.filter { routes[$0].pattern.regex != nil }
        let rest = changed.isEmpty && wanted.allSatisfy { routes[$0.old].pattern.regex == nil } ? [] : expressions
        let comparison = ExpressionComparison(tables, of: hidden.union(rest).sorted(), changed: changed)
        unfinished = comparison.unfinished.map { routes[$0].route.pattern }
        addChanges(changes + comparison.changes, routes, tables)
        let shared = search.shared.merging(comparison.shared) { first, _ in first }
        for pair in wanted.sorted(by: { ($0.old, $0.new) < ($1.old, $1.new) }) {
            guard let url = shared[pair] else { continue }
            breaking += ParameterComparison(routes[pair.old], routes[pair.new], sharedURL: url).breaking(tables, pair)
        }
    }

    /// The old and new routes of the same accessor whose parameters or results differ.
    private static func pairsWithOtherParameters(_ routes: [ComparedRoute]) -> Set<TableComparison.Pair> {
        let new = Dictionary(grouping: routes.indices.filter { !routes[$0].isOld }) { routes[$0].identity }
        var pairs: Set<TableComparison.Pair> = []
        for old in routes.indices where routes[old].isOld {
            for other in new[routes[old].identity] ?? [] {
                let (former, route) = (routes[old].route, routes[other].route)
                if former.parameters == route.parameters, former.returns == route.returns { continue }
                pairs.insert(TableComparison.Pair(old: old, new: other))
            }
        }
        return pairs
    }

    /// Adds a finding for each pair of routes and each caller, with its first URL.
    private mutating func addChanges(_ changes: [ComparedURL], _ routes: [ComparedRoute], _ tables: ComparedTables) {
        struct Key: Hashable {
            var old: Int
            var new: Int?
            var origin: RouteOrigin
        }
        var seen: Set<Key> = []
        for change in changes {
            let key = Key(old: change.old, new: change.new, origin: change.view.origin)
            // A change that breaks the app's own calls breaks those of all other callers too.
            let isKnown = seen.contains(Key(old: change.old, new: change.new, origin: .app))
            if isKnown || !seen.insert(key).inserted { continue }
            let inApp = tables.answers(change.url, ComparedView(origin: .app, conditionsDecline: false))
            let isClosed = change.new == nil && !tables.breaks(inApp)
            let old = routes[change.old].route
            let new = change.new.map { routes[$0].route }
            breaking.append(
                Breaking(
                    kind: isClosed ? .closed : new == nil ? .unmatched : .taken,
                    message: Self.message(old, new, isClosed: isClosed, change.view.origin),
                    witness: change.url,
                    origin: change.view.origin,
                    old: old,
                    new: isClosed ? inApp.new.map { routes[$0].route } : new
                )
            )
        }
    }

    private static func message(
        _ old: MappedRoute,
        _ new: MappedRoute?,
        isClosed: Bool,
        _ origin: RouteOrigin
    ) -> String {
        if isClosed { return "\(old.title) is closed to callers from `\(origin)`" }
        guard let new else { return "no route takes some URLs of \(old.title)" }
        return "\(new.title) takes some URLs of \(old.title)"
    }
}

extension MappedRoute {
    /// The pattern and the handler for messages.
    var title: String { "`\(pattern)` of `\(handler)`" }

    /// The differences from an old route of the same pattern, each in one line.
    func differences(from old: MappedRoute) -> [String] {
        var details: [String] = []
        func compare(_ name: String, _ before: String, _ now: String) {
            if before != now { details.append("\(name): `\(now)`, was `\(before)`") }
        }
        compare("handler", old.handler, handler)
        compare("priority", "\(old.priority)", "\(priority)")
        compare("open to", old.callers, callers)
        compare("parameters", old.signature, signature)
        compare("returns", old.returns ?? "nothing", returns ?? "nothing")
        compare("isolation", old.isolation ?? "none", isolation ?? "none")
        compare("asynchronous", "\(old.isAsync)", "\(isAsync)")
        compare("may fail", "\(old.isThrowing)", "\(isThrowing)")
        compare("when", old.condition ?? "always", condition ?? "always")
        compare("opens", old.open ?? "as the caller says", open ?? "as the caller says")
        compare("parent", old.parent ?? "none", parent ?? "none")
        compare("available", old.availability.joined(separator: " "), availability.joined(separator: " "))
        if old.deprecated == nil, deprecated != nil { details.append("deprecated") }
        if old.deprecated != nil, deprecated == nil { details.append("no longer deprecated") }
        return details
    }

    private var callers: String { (["app"] + origins.map { "\($0)" }).joined(separator: ", ") }

    private var signature: String {
        parameters.map { parameter in
            let text = "\(parameter.name): \(parameter.type)"
            return parameter.isRequired ? text : text + " = \(parameter.defaultValue ?? "...")"
        }
        .joined(separator: ", ")
    }
}
