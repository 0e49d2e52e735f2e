import RouteTables

extension RouteRequest {
    /// The request as the routes would get it that its URL leads to at first sight, the one that goes first in front: the best of the
    /// table and the best of those that were added at run time; without either, the request with its URL taken apart.
    ///
    /// It is for records that are made before anything is done for the request: nothing is rewritten, and nobody is asked whether a route takes it.
    package var candidates: [RouteRequest] {
        guard let url = try? router.table.links.reduce(self.url) else { return [self] }
        if let overlay = router.pipelines.current(for: router)?.overlay {
            let found = overlay.candidates(self, url)
            if !found.isEmpty { return found }
        }
        return [candidate(url, router.table.matcher.firstMatch(in: url))]
    }

    /// The request with its URL taken apart, and what a route captured.
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

    /// The patterns of all routes, of the table and of those that were added at run time.
    ///
    /// - Complexity: O(*n*) for *n* routes.
    package var routePatterns: [String] {
        let metadata = router.table.metadata
        let fixed = (0..<metadata.patternCount).map { metadata.text(ofPattern: $0) }
        return fixed + (router.pipelines.current(for: router)?.overlay?.patterns ?? [])
    }

    /// Where the texts of the matched pattern's placeholders stand, in bytes from the end of the URL: what own links
    /// stand for is replaced at its start.
    package var captureRanges: [(name: String, fromEnd: Range<Int>)] {
        guard let length = storage.url?.text.utf8.count else { return [] }
        return storage.captureNames.enumerated().compactMap { index, capture in
            storage.range(ofCapture: index).map { range in
                (capture.name, length - range.upperBound..<length - range.lowerBound)
            }
        }
    }
}
