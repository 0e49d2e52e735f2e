/// The routes that were added at run time, ready to be searched.
///
/// They stand beside the table, which is not touched. Where both match a URL, their patterns are ranked against each other as if they
/// stood in one table.
final class DynamicRoutes: Sendable {
    /// The routes, the one that was added last first, so that it wins where ranks are equal.
    let routes: [DynamicRoute]
    private let matcher: RouteMatcher
    /// Of a route here (entry 0) and one of the table (entry 1), by their numbers, what ranks them.
    private let pairs = Lock<[Pair: RouteMatcher]>([:])

    private struct Pair: Hashable {
        var dynamic: Int
        var entry: Int
    }

    /// Compiles routes.
    ///
    /// Routes whose patterns are out of proportion together with those of others are left out, the ones that were added last first;
    /// that is refused when a route is added.
    init(_ added: [DynamicRoute]) {
        var routes = Array(added.reversed())
        var table = try? Self.encode(routes)
        while table == nil, !routes.isEmpty {
            routes.removeFirst()
            table = try? Self.encode(routes)
        }
        self.routes = routes
        matcher = RouteMatcher(table ?? [])
    }

    /// The table of patterns.
    ///
    /// - Throws: ``RouteTableError`` if they are out of proportion together.
    static func encode(_ routes: [DynamicRoute]) throws(RouteTableError) -> [UInt8] {
        var encoder = RouteMatcherEncoder()
        for route in routes { encoder.add(route.pattern, priority: route.priority) }
        return try encoder.encode()
    }

    /// The best route of a URL among those that are open to the caller, but for some.
    func firstMatch(_ url: RouteURL, for origin: RouteOrigin, except refused: Set<Int>) -> RouteMatch? {
        if routes.isEmpty { return nil }
        return matcher.firstMatch(in: url) { [routes] index in
            routes[index].isOpen(to: origin) && (refused.isEmpty || !refused.contains(index))
        }
    }

    /// How one route matches.
    func match(_ index: Int, _ url: RouteURL) -> RouteMatch? {
        matcher.firstMatch(in: url) { $0 == index }
    }

    /// Whether a route here goes before one of the table, both of which match a URL.
    ///
    /// - Parameters:
    ///   - index: The number of the route here.
    ///   - entry: The number of the pattern in the table.
    ///   - table: The table.
    ///   - url: The URL.
    /// - Returns: Whether it does; also where neither ranks above the other.
    func precedes(_ index: Int, entry: Int, of table: RouteTable, in url: RouteURL) -> Bool {
        let pair = Pair(dynamic: index, entry: entry)
        let ranking: RouteMatcher
        if let known = pairs.read({ $0[pair] }) {
            ranking = known
        } else {
            guard let pattern = try? KnownPatterns.pattern(table.catalogue.pattern(ofEntry: entry)) else { return true }
            var encoder = RouteMatcherEncoder()
            encoder.add(routes[index].pattern, priority: routes[index].priority)
            encoder.add(pattern, priority: table.matcher.priority(ofEntry: entry, in: url))
            guard let data = try? encoder.encode() else { return true }
            ranking = RouteMatcher(data)
            pairs.withLockInPlace { $0[pair] = ranking }
        }
        return ranking.firstMatch(in: url)?.entry != 1
    }
}
