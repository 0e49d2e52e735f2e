extension RouteMatcher {
    /// Whether any pattern matches a URL.
    @inline(__always)
    func matches(any url: borrowing RouteURL) -> Bool {
        let (base, head, parts) = (table.base, head, url.parts)
        return url.withBytes { bytes in
            RouteMatcher.withSearch(base, head, bytes, parts) { $0.run(head) { _ in true } }
        }
    }

    /// The priority of a pattern in the table that matches a URL.
    ///
    /// - Parameters:
    ///   - patternIndex: The pattern.
    ///   - url: A URL that it matches.
    /// - Returns: Its priority.
    package func priority(ofPattern patternIndex: Int, in url: RouteURL) -> RoutePriority {
        for priority in [RoutePriority.high, .low] {
            let head = head.restricted(to: priority)
            let isFound = url.withBytes { bytes in
                RouteMatcher.withSearch(table.base, head, bytes, url.parts) { $0.run(head) { $0 == patternIndex } }
            }
            if isFound { return priority }
        }
        return .default
    }
}

extension RouteTableHead {
    /// The head of a table with the routes of one priority only.
    fileprivate func restricted(to priority: RoutePriority) -> RouteTableHead {
        RouteTableHead(
            high: priority == .high ? high : 0,
            normal: priority == .default ? normal : 0,
            low: priority == .low ? low : 0,
            hasUnusualLiterals: hasUnusualLiterals,
            memorySlots: memorySlots
        )
    }

    private init(high: Int, normal: Int, low: Int, hasUnusualLiterals: Bool, memorySlots: Int) {
        self.high = high
        self.normal = normal
        self.low = low
        self.hasUnusualLiterals = hasUnusualLiterals
        self.memorySlots = memorySlots
        // Whoever asks for one priority takes the way that looks at priorities.
        withoutHost = 0
        withHost = 0
        plainStart = 0
    }
}
