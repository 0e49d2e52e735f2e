import RoutePatterns
@_spi(Benchmarks) import RouteTables
import RouterPipeline
import RouterRuntime

/// A handler of the table that takes the requests for a path that a relocation added.
struct RelocatedHandler: Sendable {
    let number: Int
    /// The query items that it gets besides those of the URL.
    let query: String
    /// The indices of the handler's own patterns, and the patterns.
    private let patterns: [(index: Int, pattern: RoutePattern?)]

    init(_ number: Int, query: String, _ metadata: RouteMetadata, _ known: RelocationPatterns) {
        self.number = number
        self.query = query
        let first = metadata.firstPattern(ofHandler: number)
        patterns = (first..<first + metadata.patternCount(ofHandler: number)).map { index in
            (index, try? known.pattern(metadata.text(ofPattern: index)))
        }
    }

    /// The URLs by which the handler is called with the values of a request for the other path.
    ///
    /// - Parameters:
    ///   - request: The request, with the captures of the other path.
    ///   - router: The router.
    /// - Returns: An alias for each pattern of the handler.
    func aliases(for request: RouteRequest.Storage, _ router: Router) -> [RequestAlias] {
        var texts = request.url?.queryValues ?? [:]
        for (index, capture) in request.captureNames.enumerated() {
            texts[capture.name] = request.texts(ofCapture: index)
        }
        return patterns.map { index, pattern in
            // A pattern with groups or alternatives may have been written as a URL of another one.
            guard let pattern, let text = try? pattern.url(texts, addsItems: true), let url = try? router.split(text),
                router.table.matcher.matches(url).contains(where: { $0.patternIndex == index })
            else { return .pattern(index, router.table.metadata) }
            return .url(url)
        }
    }
}
