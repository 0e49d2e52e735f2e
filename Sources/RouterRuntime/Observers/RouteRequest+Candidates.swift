@_spi(Benchmarks) import RouteTables

extension RouteRequest {
    /// The request as the best candidates among the routes would receive it, in order: the best route of the table and
    /// the best of those added at run time.
    ///
    /// Without a candidate, the request with its URL split.
    ///
    /// This is for records that are written before the router does anything for the request: without rewriting, and
    /// without calling conditions.
    package var candidates: [RouteRequest] {
        guard let url = try? router.table.links.reduce(self.url) else { return [self] }
        if let overlay = router.pipelines.current(for: router)?.overlay {
            let found = overlay.candidates(self, url)
            if !found.isEmpty { return found }
        }
        return [candidate(url, router.table.matcher.firstMatch(in: url))]
    }

    /// The request with its URL split, and what a route captured.
    package func candidate(
        _ url: RouteURL,
        _ match: RouteMatch?,
        captured: (any CapturedValues)? = nil,
        fixingPattern: Int? = nil
    ) -> RouteRequest {
        let text = self.url
        return RouteRequest(
            storage: storage.copy(url: url, text: text, match: match, captured: captured, fixingPattern: fixingPattern)
        )
    }

    /// Whether a route matched.
    package var isMatched: Bool { storage.isMatched }

    /// The patterns of all routes, of the table and of those added at run time.
    ///
    /// - Complexity: O(*n*) for *n* routes.
    package var routePatterns: [String] {
        let metadata = router.table.metadata
        let fixed = (0..<metadata.patternCount).map { metadata.text(ofPattern: $0) }
        return fixed + (router.pipelines.current(for: router)?.overlay?.patterns ?? [])
    }

    /// The ranges of the texts of the matched pattern's placeholders, in bytes from the end of the URL: links replace
    /// text at its start.
    package var captureRanges: [(name: String, fromEnd: Range<Int>)] {
        guard let length = storage.url?.text.utf8.count else { return [] }
        return storage.captureNames.enumerated().compactMap { index, capture in
            storage.range(ofCapture: index).map { range in
                (capture.name, length - range.upperBound..<length - range.lowerBound)
            }
        }
    }
}
