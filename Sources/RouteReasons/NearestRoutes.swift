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

    /// A route with its comparison with the URL.
    private struct Compared {
        let index: Int
        let comparison: PatternComparison

        /// The nearest comes first.
        var order: (Int, Int, Int) { (comparison.cost, comparison.letters, index) }
    }

    /// The number of routes that are compared in detail.
    private static let closeLimit = 16
    /// The maximum cost of a route that counts as near.
    private static let costLimit = 6

    /// The nearest routes, the nearest first.
    ///
    /// Of equally near ones, those with fewer wrong letters come first, and then those with smaller indices.
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
        var rough: [Compared] = []
        for index in indices {
            guard let pattern = outline(index, false) else { continue }
            let comparison = PatternComparison(pattern, subject, isClose: false)
            guard comparison.cost <= costLimit, comparison.hasSomethingInCommon else { continue }
            rough.append(Compared(index: index, comparison: comparison))
        }
        rough.sort { $0.order < $1.order }
        let close = rough.prefix(closeLimit).compactMap { route in
            outline(route.index, true).map {
                Compared(index: route.index, comparison: PatternComparison($0, subject, isClose: true))
            }
        }
        let allowed = min(costLimit, (close.map(\.comparison.cost).min() ?? 0) + 2)
        return close.filter { $0.comparison.cost <= allowed }
            .sorted { $0.order < $1.order }
            .prefix(limit)
            .map { route in
                let reason = route.comparison.mismatch ?? reason(route.index)
                return Route(index: route.index, reason: reason, isMisspelling: route.comparison.isMisspelling)
            }
    }
}
