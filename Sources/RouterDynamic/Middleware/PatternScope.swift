import RoutePatterns
import RouteTables
import RouterRuntime

/// The URLs of a pattern, in every spelling.
struct PatternScope: URLScope {
    private let route: PreparedPattern

    init(_ route: PreparedPattern) {
        self.route = route
    }

    var pattern: String { route.pattern.description }

    var beginning: RouteURL.Beginning? { route.beginning }

    func includes(_ url: RouteURL) -> Bool { route.found(in: url, spelling: .any) != nil }

    func mayInclude(urlsOfPattern patternIndex: Int, _ metadata: RouteMetadata) -> Bool {
        // The patterns of a table were parsed when it was compiled.
        guard let other = try? KnownPatterns.pattern(metadata.text(ofPattern: patternIndex)) else { return true }
        return route.pattern.mayMatch(urlsOf: other)
    }
}

extension RequestScope {
    /// The requests for the URLs of a pattern.
    ///
    /// - Throws: ``RoutePatternError``.
    static func pattern(_ text: String) throws(RoutePatternError) -> RequestScope {
        .urls(PatternScope(try RoutePattern(text).prepared()))
    }
}
