import RoutePatterns
import RouteTables
import RouterPipeline
import RouterRuntime

/// The URLs of a pattern.
struct PatternScope: URLScope {
    private let dispatched: DispatchedPattern

    init(_ dispatched: DispatchedPattern) {
        self.dispatched = dispatched
    }

    var pattern: String { dispatched.route.pattern.description }

    var beginning: RouteURL.Beginning? { RouteURL.Beginning(of: dispatched.route) }

    func includes(_ url: RouteURL) -> Bool { dispatched.match(url) != nil }

    func mayInclude(urlsOfPattern patternIndex: Int, _ metadata: RouteMetadata) -> Bool {
        // The patterns of a table were parsed when it was compiled.
        guard let other = try? KnownPatterns.pattern(metadata.text(ofPattern: patternIndex)) else { return true }
        return dispatched.route.pattern.mayMatch(urlsOf: other)
    }
}

extension RouteURL.Beginning {
    /// The common beginning of all URLs that a pattern matches; `nil` if they differ.
    init?(of pattern: PreparedPattern) {
        guard let (host, component) = pattern.beginning else { return nil }
        self = (host + (component ?? [])).withUnsafeBufferPointer { bytes in
            Self(bytes, host: host.indices, component: component.map { _ in host.count..<bytes.count })
        }
    }
}

extension RouteScope {
    /// The requests for the URLs of a pattern.
    ///
    /// ```swift
    /// try router.use(for: .urls("//orders/**")) { request in
    ///     Session.isOpen ? .next(request) : .end(.redirect(to: "//login"))
    /// }
    /// ```
    ///
    /// It includes all requests whose rewritten URL matches the pattern, and typed routes by their URLs. No other
    /// spelling of a URL evades it: a regular expression matches a URL as it is written, as a route's does, and every
    /// spelling of a URL that a route by pattern takes.
    ///
    /// - Parameter pattern: The URLs, as in a marker, or `regex ` followed by a regular expression over whole URLs.
    /// - Returns: The scope.
    /// - Throws: ``RoutePatternError`` for a malformed pattern.
    public static func urls(_ pattern: String) throws(RoutePatternError) -> RouteScope {
        let route = try RoutePattern(pattern).prepared()
        return RouteScope { PatternScope(DispatchedPattern(route, $0)) }
    }
}
