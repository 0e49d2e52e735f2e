extension RouteMatcher {
    /// The priority of a pattern in the table that matches a URL.
    ///
    /// - Parameters:
    ///   - patternIndex: The pattern.
    ///   - url: A URL that it matches.
    /// - Returns: The priority.
    /// - Complexity: O(*n*) in the URL's length, for two searches.
    package func priority(ofPattern patternIndex: Int, in url: RouteURL) -> RoutePriority {
        for priority in [RoutePriority.high, .low] {
            let head = head.restricted(to: priority)
            var found = FoundRoute()
            let isFound = url.withBytes {
                RouteMatcher.search(table.base, head, $0, url.parts, &found, goal: .pattern(patternIndex))
            }
            if isFound { return priority }
        }
        return .default
    }
}

extension RouteTableHead {
    /// The head of a table without the routes of other priorities.
    fileprivate func restricted(to priority: RoutePriority) -> RouteTableHead {
        var head = self
        head.high = priority == .high ? high : 0
        head.normal = priority == .default ? normal : 0
        head.low = priority == .low ? low : 0
        // A plain walk ignores priorities.
        head.withoutHost = 0
        head.withHost = 0
        head.plainStart = 0
        return head
    }
}
