import RouteDetails
import RoutePatterns
import RouteTables
import RouterRuntime

/// The URLs of a pattern.
struct PatternScope: URLScope {
    private let dispatched: DispatchedPattern

    init(_ dispatched: DispatchedPattern) {
        self.dispatched = dispatched
    }

    var pattern: String { dispatched.route.pattern.description }

    var beginning: RouteURL.Beginning? { dispatched.route.beginning }

    func includes(_ url: RouteURL) -> Bool { dispatched.match(url) != nil }

    func mayInclude(urlsOfPattern patternIndex: Int, _ metadata: RouteMetadata) -> Bool {
        // The patterns of a table were parsed when it was compiled.
        guard let other = try? KnownPatterns.pattern(metadata.text(ofPattern: patternIndex)) else { return true }
        return dispatched.route.pattern.mayMatch(urlsOf: other)
    }
}

extension RequestScope {
    /// The requests of a router for the URLs of a pattern.
    ///
    /// - Throws: ``RoutePatternError``.
    static func pattern(_ text: String, of router: Router) throws(RoutePatternError) -> RequestScope {
        .urls(PatternScope(try DispatchedPattern(RoutePattern(text), router)))
    }
}
