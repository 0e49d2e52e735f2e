import RouteGenCore
import RoutePatterns
@_spi(Benchmarks) import RouteTables

/// A route of one of two maps, with the facts that determine the URLs that it gets.
struct ComparedRoute {
    var route: MappedRoute
    /// Whether it belongs to the old map.
    var isOld: Bool
    var pattern: RoutePattern
    var query: QueryDemand

    /// Creates a route; `nil` if one of its expressions is too large, so that no table can hold it.
    init?(_ route: MappedRoute, isOld: Bool, ignoresCase: Bool) {
        guard let written = try? RoutePattern(route.pattern),
            let pattern = ignoresCase ? try? written.ignoringCase() : written, let query = QueryDemand(pattern)
        else { return nil }
        self.route = route
        self.isOld = isOld
        self.pattern = pattern
        self.query = query
    }

    /// The string that identifies the route in both maps, even if its pattern or its parameters change: its accessor.
    var identity: String { route.accessor }

    /// Whether a function decides after a match whether the route takes the URL.
    var isConditional: Bool { route.condition != nil }

    func isOpen(to origin: RouteOrigin) -> Bool { origin == .app || route.origins.contains(origin) }

    /// Everything that determines which URLs the route gets, besides the other routes.
    var shape: String {
        "\(identity) \(pattern) \(pattern.ignoresCase) \(route.priority) \(route.origins) \(isConditional)"
    }
}

/// The point of view from which a URL is looked up.
struct ComparedView: Hashable {
    /// The app's own code, for which all conditions accept.
    static let app = ComparedView(origin: .app, conditionsDecline: false)

    var origin: RouteOrigin
    /// Whether the routes with conditions decline.
    var conditionsDecline: Bool

    /// All points of view that make a difference for some routes.
    static func all(for routes: [ComparedRoute]) -> [ComparedView] {
        let origins = RouteOrigin.allCases.filter { origin in
            origin == .app || routes.contains { $0.isOpen(to: origin) }
        }
        let hasConditions = routes.contains(where: \.isConditional)
        return origins.flatMap { origin in
            (hasConditions ? [false, true] : [false]).map { ComparedView(origin: origin, conditionsDecline: $0) }
        }
    }

    /// Whether a route may answer.
    func sees(_ route: ComparedRoute) -> Bool {
        route.isOpen(to: origin) && !(conditionsDecline && route.isConditional)
    }
}

/// The tables of two maps, for looking a URL up in both.
struct ComparedTables {
    /// The routes of a URL before and now, as indices; `nil` for none.
    typealias Answers = (old: Int?, new: Int?)

    let routes: [ComparedRoute]
    private let old: RouteMatcher
    private let new: RouteMatcher
    /// The links before and now, which decide whether a scheme is the app's own.
    private let oldLinks: RouteLinks
    private let newLinks: RouteLinks
    /// The number of routes of the old map, which come first.
    private let oldCount: Int

    /// Compiles the tables.
    ///
    /// - Throws: ``RouteTableError`` if a table would be too large.
    init(_ old: RouteMap, _ new: RouteMap) throws(RouteTableError) {
        let before = old.routes.compactMap { ComparedRoute($0, isOld: true, ignoresCase: old.urls.ignoresCase) }
        let now = new.routes.compactMap { ComparedRoute($0, isOld: false, ignoresCase: new.urls.ignoresCase) }
        routes = before + now
        oldCount = before.count
        oldLinks = old.urls.links(old.links.map { ($0.prefix, $0.replacement) })
        newLinks = new.urls.links(new.links.map { ($0.prefix, $0.replacement) })
        self.old = try Self.matcher(before)
        self.new = try Self.matcher(now)
    }

    private static func matcher(_ routes: [ComparedRoute]) throws(RouteTableError) -> RouteMatcher {
        var encoder = RouteMatcherEncoder()
        for route in routes {
            encoder.add(route.pattern, priority: route.route.priority, isConditional: route.isConditional)
        }
        return RouteMatcher(try encoder.encode())
    }

    /// The routes of a URL before and now, which may be looked up with the old links in both maps.
    func answers(_ text: String, _ view: ComparedView = .app, withOldLinks: Bool = false) -> Answers {
        guard let oldURL = try? oldLinks.reduce(text),
            let newURL = try? (withOldLinks ? oldLinks : newLinks).reduce(text)
        else { return (nil, nil) }
        let before = old.matches(oldURL).map(\.patternIndex)
        let now = new.matches(newURL).map { oldCount + $0.patternIndex }
        return (before.first { view.sees(routes[$0]) }, now.first { view.sees(routes[$0]) })
    }

    /// Whether a URL worked before and leads to another route or to none now.
    func breaks(_ answers: Answers) -> Bool {
        guard let old = answers.old else { return false }
        return answers.new.map { routes[$0].identity != routes[old].identity } ?? true
    }
}
