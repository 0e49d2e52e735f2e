import RoutePatterns
@_spi(Benchmarks) import RouteTables
import RouterPipeline
import RouterRuntime

/// The routes added at run time.
///
/// They do not change the table. If both match a URL, their patterns are ranked as if they were in one table.
struct DynamicRoutes: Sendable {
    /// A route and its match of a URL.
    struct Match {
        /// The index of the route.
        let index: Int
        let match: PatternMatch
    }

    /// The routes, the one that was added last first, so that it wins among equal ranks.
    let routes: [DynamicRoute]
    /// Prepared when the routes are added.
    private let patterns: [PreparedPattern?]
    private let urlIndex: URLIndex

    init(_ added: [DynamicRoute]) {
        routes = added.reversed()
        patterns = routes.map { try? $0.pattern.prepared() }
        urlIndex = URLIndex(
            patterns.enumerated().compactMap { number, pattern in
                pattern.map { (number, RouteURL.Beginning(of: $0)) }
            }
        )
    }

    private func candidates(for url: RouteURL) -> [Int] {
        urlIndex.candidates(for: url)
    }

    /// Tells whether a route matches a URL.
    func matches(_ url: RouteURL) -> Bool {
        candidates(for: url).contains { patterns[$0]?.found(in: url, spelling: .asWritten) != nil }
    }

    /// All routes that match a URL, the best first.
    func matches(of url: RouteURL) -> [Match] {
        candidates(for: url).compactMap { index in
            patterns[index]?.found(in: url, spelling: .asWritten).map { Match(index: index, match: $0) }
        }.sorted { left, right in
            isBefore(
                (routes[left.index].priority, left.match.rank),
                (routes[right.index].priority, right.match.rank)
            )
        }
    }

    /// The best route of a URL among those that are open to the caller, with exceptions.
    ///
    /// - Complexity: O(*n*) in the number of routes that require the URL's host and first component, or neither.
    func firstMatch(_ url: RouteURL, for origin: RouteOrigin, except refused: Set<Int>) -> Match? {
        var best: Match?
        for index in candidates(for: url) where routes[index].isOpen(to: origin) && !refused.contains(index) {
            let route = routes[index]
            guard let match = patterns[index]?.found(in: url, spelling: .asWritten) else { continue }
            if let other = best,
                !isBefore((route.priority, match.rank), (routes[other.index].priority, other.match.rank))
            {
                continue
            }
            best = Match(index: index, match: match)
        }
        return best
    }

    /// Tells whether a dynamic route precedes one of the table, if both match a URL.
    ///
    /// - Parameters:
    ///   - match: The match of the dynamic route.
    ///   - patternIndex: The index of the pattern in the table.
    ///   - table: The table.
    ///   - url: The URL.
    /// - Returns: Whether it does, also if neither ranks above the other.
    func precedes(_ match: Match, patternIndex: Int, of table: RouteTable, in url: RouteURL) -> Bool {
        guard let pattern = try? KnownPatterns.pattern(table.metadata.text(ofPattern: patternIndex)),
            let other = pattern.found(in: url, spelling: .asWritten)
        else { return true }
        let priority = priority(ofPattern: patternIndex, of: table, in: url)
        return !isBefore((priority, other.rank), (routes[match.index].priority, match.match.rank))
    }

    /// The priority of a pattern of the table that matches a URL.
    ///
    /// This takes two searches.
    private func priority(ofPattern patternIndex: Int, of table: RouteTable, in url: RouteURL) -> RoutePriority {
        if table.matcher.finds(patternIndex, in: url, withHighPriority: true) { return .high }
        return table.matcher.finds(patternIndex, in: url, withHighPriority: false) ? .low : .default
    }

    private func isBefore(
        _ left: (priority: RoutePriority, rank: PatternMatch.Rank),
        _ right: (priority: RoutePriority, rank: PatternMatch.Rank)
    ) -> Bool {
        left.priority != right.priority ? left.priority > right.priority : left.rank < right.rank
    }
}
