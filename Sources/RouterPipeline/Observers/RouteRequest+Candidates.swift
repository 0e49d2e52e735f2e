@_spi(Benchmarks) import RouteTables
import RouterRuntime

extension RouteRequest {
    /// The request as the routes that may take it would receive it, the best first.
    ///
    /// Without a candidate, the request with its URL split.
    ///
    /// This is for records that are written before the router does anything for the request: without rewriting, and
    /// without calling conditions.
    package var candidates: [RouteRequest] {
        guard let url = try? router.links.reduce(urlText) else { return [self] }
        if let overlay = router.pipelines.current(for: router)?.overlay {
            let found = overlay.candidates(self, url)
            if !found.isEmpty { return found }
        }
        let matches = router.table.matcher.matches(url)
        return matches.isEmpty ? [candidate(url, nil)] : matches.map { candidate(url, $0) }
    }

    /// Whether a rewriting rule of the table or a relocation replaces the URL.
    package var isReplaced: Bool {
        guard let url = try? router.split(urlText) else { return false }
        let overlay = router.pipelines.current(for: router)?.overlay
        return router.table.rewrites?.takes(url) == true || overlay?.relocates(url, in: router.table) == true
    }

    /// The request with its URL split, and the captures of a route.
    package func candidate(
        _ url: RouteURL,
        _ match: RouteMatch?,
        captured: (any CapturedValues)? = nil,
        fixingPattern: Int? = nil
    ) -> RouteRequest {
        RouteRequest(
            storage: storage.copy(url: url, writtenAs: urlText, found: match?.found) { parts in
                parts.captured = captured
                parts.fixingPattern = fixingPattern
            }
        )
    }

    /// Whether a route matched.
    package var isMatched: Bool { storage.isMatched }

    /// The ranges of the strings of the matched pattern's placeholders, in bytes from the end of the URL: links replace
    /// its start.
    package var captureRanges: [(name: String, fromEnd: Range<Int>)] {
        guard let length = storage.url?.text.utf8.count else { return [] }
        return storage.captureNames.enumerated().compactMap { index, capture in
            storage.range(ofCapture: index).map { range in
                (capture.name, length - range.upperBound..<length - range.lowerBound)
            }
        }
    }
}
