import RouteTables

/// The parts of a pattern as they are written.
package struct PatternSpelling {
    /// The scheme, without its colon.
    package private(set) var scheme: String?
    /// The host.
    package private(set) var host: String?
    /// The components of the path.
    package private(set) var path: [String] = []
    /// The values of the query's items.
    package private(set) var query: [String] = []
    /// The components of the fragment.
    package private(set) var fragment: [String] = []

    /// Splits a pattern's canonical string.
    package init(_ pattern: RoutePattern) {
        guard pattern.regex == nil else { return }
        var parser = RoutePatternParser(pattern.description, checksSizes: false)
        guard (try? parser.parse()) != nil else { return }
        for part in parser.parts {
            let text = String(decoding: parser.bytes[part.range], as: UTF8.self)
            switch part.place {
            case .scheme: scheme = text
            case .host: host = text
            case .path: path.append(text)
            case .query: query.append(text)
            case .fragment: fragment.append(text)
            case .url: break
            }
        }
    }
}
