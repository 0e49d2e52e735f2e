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
        guard let url = try? router.table.links.reduce(urlText) else { return [self] }
        if let overlay = router.pipelines.current(for: router)?.overlay {
            let found = overlay.candidates(self, url)
            if !found.isEmpty { return found }
        }
        let matches = router.table.matcher.matches(url)
        return matches.isEmpty ? [candidate(url, nil)] : matches.map { candidate(url, $0) }
    }

    /// The requests to which relocations would lead from this one, at once.
    package var relocated: [RouteRequest] {
        guard let overlay = router.pipelines.current(for: router)?.overlay, let url = try? router.split(urlText) else {
            return []
        }
        return overlay.targets(of: url, in: router.table).compactMap { target in
            try? hop(to: target, context: context, callbacks: handedOn)
        }
    }

    /// The names by which a URL of a service may pass some parameters of its requirement: `ivar1` for the first one.
    package func positionalNames(of names: Set<String>) -> [String] {
        let metadata = router.table.metadata
        guard let patternIndex = storage.fixingPattern else { return [] }
        let handler = metadata.handler(ofPattern: patternIndex)
        return (0..<metadata.parameterCount(ofHandler: handler)).compactMap { index in
            guard names.contains(metadata.parameterName(index, ofHandler: handler)) else { return nil }
            return metadata.positionalName(ofParameter: index, inPattern: patternIndex)
        }
    }

    /// The request with its URL split, and the captures of a route.
    package func candidate(
        _ url: RouteURL,
        _ match: RouteMatch?,
        captured: (any CapturedValues)? = nil,
        fixingPattern: Int? = nil
    ) -> RouteRequest {
        let text = urlText
        return RouteRequest(
            storage: storage.copy(url: url, found: match?.found) { parts in
                parts.text = text
                parts.captured = captured
                parts.fixingPattern = fixingPattern
            }
        )
    }

    /// The names of the items in the query.
    package var queryNames: [String] { storage.url?.queryItems.map(\.name) ?? [] }

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
