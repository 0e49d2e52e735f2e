import RouteTables

/// Finds the routes that nearly match a URL, each with the reason why it does not match.
package enum NearestRoutes {
    /// A route that nearly matched.
    package struct Route: Sendable {
        /// Its index.
        package let index: Int
        /// The reason that it does not take the request.
        package let reason: RouteReason
        /// Whether it would match the URL with some other letters in its literals, or with one slash more or less.
        ///
        /// A route that matches the URL is one, too.
        package let isMisspelling: Bool
    }

    /// The number of routes that are compared in detail.
    private static let closeLimit = 16
    /// The maximum cost of a route that counts as near.
    private static let costLimit = 6

    /// The nearest routes, the nearest first.
    ///
    /// Of equally near ones, those with smaller indices come first.
    ///
    /// This is for messages: each pattern is compared component by component, so the cost grows with the number of
    /// patterns.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - links: The app's own links, with which the URL was reduced.
    ///   - indices: The indices of the routes.
    ///   - limit: The maximum number of routes.
    ///   - outline: The pattern of a route, or `nil` to exclude it. If `isClose`, its parts are spelled, and test what
    ///     they match.
    ///   - reason: The reason that a route does not take the request although it matches the URL.
    /// - Returns: The routes, each with its reason.
    package static func find(
        _ url: RouteURL,
        with links: RouteLinks,
        among indices: Range<Int>,
        limit: Int = 3,
        outline: (_ index: Int, _ isClose: Bool) -> PatternOutline?,
        orElse reason: (Int) -> RouteReason
    ) -> [Route] {
        let subject = ComparedURL(url, links)
        var rough: [(index: Int, cost: Int)] = []
        for index in indices {
            guard let pattern = outline(index, false) else { continue }
            let comparison = PatternComparison(pattern, subject, isClose: false)
            guard comparison.cost <= costLimit, comparison.hasSomethingInCommon else { continue }
            rough.append((index, comparison.cost))
        }
        rough.sort { ($0.cost, $0.index) < ($1.cost, $1.index) }
        let close = rough.prefix(closeLimit).compactMap { index, _ in
            outline(index, true).map { (index: index, comparison: PatternComparison($0, subject, isClose: true)) }
        }
        let allowed = min(costLimit, (close.map(\.comparison.cost).min() ?? 0) + 2)
        return close.filter { $0.comparison.cost <= allowed }
            .sorted { ($0.comparison.cost, $0.index) < ($1.comparison.cost, $1.index) }
            .prefix(limit)
            .map { index, comparison in
                let reason = comparison.mismatch ?? reason(index)
                return Route(index: index, reason: reason, isMisspelling: comparison.isMisspelling)
            }
    }
}
