extension RouteRequest {
    /// The request as the routes would get it that its URL leads to at first sight, the one that goes first in front: the best of the
    /// table and the best of those that were added at run time; without either, the request with its URL taken apart.
    ///
    /// It is for records that are made before anything is done for the request: nothing is rewritten, and nobody is asked whether a route takes it.
    package var candidates: [RouteRequest] {
        guard let url = try? router.table.links.reduce(self.url) else { return [self] }
        let fixed = router.table.matcher.firstMatch(in: url)
        let routes = router.pipelines.current(for: router)?.routes
        let dynamic = routes?.firstMatch(url, for: .app, except: [])
        let requests = [
            fixed.map { candidate(url, $0) },
            dynamic.flatMap { match in routes.map { candidate(url, match, $0.routes[match.entry]) } },
        ]
        var isReversed = false
        if let routes, let fixed, let dynamic {
            isReversed = routes.precedes(dynamic.entry, entry: fixed.entry, of: router.table, in: url)
        }
        let found = (isReversed ? requests.reversed() : requests).compactMap { $0 }
        return found.isEmpty ? [candidate(url, nil)] : found
    }

    private func candidate(_ url: RouteURL, _ match: RouteMatch?, _ route: DynamicRoute? = nil) -> RouteRequest {
        var fixingEntry: Int?
        if case .handler(let handler, _) = route?.action {
            fixingEntry = router.table.catalogue.firstEntry(ofHandler: handler)
        }
        return RouteRequest(
            storage: storage.copy(
                url: url,
                text: self.url,
                match: match,
                dynamicPattern: route?.pattern,
                fixingEntry: fixingEntry
            )
        )
    }

    /// Whether a route matched.
    package var isMatched: Bool { storage.isMatched }

    /// The patterns of all routes, of the table and of those that were added at run time.
    ///
    /// - Complexity: In proportion to the number of routes; each pattern of the table is parsed once in the process.
    package var routePatterns: [RoutePattern] {
        let catalogue = router.table.catalogue
        let fixed = (0..<catalogue.entryCount).compactMap { try? KnownPatterns.pattern(catalogue.pattern(ofEntry: $0)) }
        return fixed + (router.pipelines.current(for: router)?.routes.routes.map(\.pattern) ?? [])
    }

    /// Where the texts of the matched pattern's placeholders stand, in bytes from the end of the URL: what own links
    /// stand for is replaced at its start.
    package var captureRanges: [(name: String, fromEnd: Range<Int>)] {
        guard let match = storage.match, let pattern = matchedPattern, let length = storage.url?.text.utf8.count else {
            return []
        }
        return pattern.captures.enumerated().compactMap { index, capture in
            match.range(ofCapture: index).map { range in
                (capture.name, length - range.upperBound..<length - range.lowerBound)
            }
        }
    }
}
