@_spi(Benchmarks) import RouteTables
import RouterRuntime

/// A URL or pattern that leads to the same handler as a request's URL, so that the same settings guard it.
package enum RequestAlias: Sendable {
    /// A URL.
    case url(RouteURL)
    /// A URL of a pattern of the table: which one is unknown, so any.
    case pattern(Int, RouteMetadata)
}

extension Router {
    /// The URLs by which the handler of the table is called with the values of a request for another path.
    ///
    /// - Parameters:
    ///   - handler: The handler.
    ///   - request: The request, with the captures of the other path.
    /// - Returns: An alias for each pattern of the handler.
    package func aliases(ofHandler handler: Int, for request: RouteRequest.Storage) -> [RequestAlias] {
        var texts: [String: [String]] = [:]
        for item in request.url?.queryItems ?? [] { texts[item.name, default: []].append(item.value) }
        for (index, capture) in request.captureNames.enumerated() {
            texts[capture.name] = request.texts(ofCapture: index)
        }
        let first = table.metadata.firstPattern(ofHandler: handler)
        return (first..<first + table.metadata.patternCount(ofHandler: handler)).map { patternIndex in
            // A pattern with more than literals and plain captures may have been written as a URL of another one.
            guard let text = try? PatternText.url(table.metadata.text(ofPattern: patternIndex), texts),
                let url = try? split(text),
                table.matcher.matches(url).contains(where: { $0.patternIndex == patternIndex })
            else { return .pattern(patternIndex, table.metadata) }
            return .url(url)
        }
    }
}
