import RoutePatterns
@_spi(Benchmarks) import RouteTables
import RouterPipeline
import RouterRuntime

/// The URLs of a pattern, as a router tells URLs apart.
///
/// Routes by pattern do not distinguish some spellings of a URL, such as one with a slash at the end. Where such a route
/// takes a URL, an expression matches the URL if it matches one of these spellings, so no caller evades what is set up
/// for the expression. Elsewhere, an expression matches the original URL only, as that of a route does.
struct DispatchedPattern: Sendable {
    let route: PreparedPattern
    /// The router; `nil` for a pattern that is no expression.
    ///
    /// A weak reference to a router makes counting its references expensive.
    private weak var router: Router?

    init(_ route: PreparedPattern, _ router: Router) {
        self.route = route
        if route.pattern.regex != nil { self.router = router }
    }

    /// The match of a URL; `nil` if the pattern does not match.
    func match(_ url: RouteURL) -> PatternMatch? {
        if let match = route.found(in: url, spelling: .asWritten) { return match }
        guard route.pattern.regex != nil, let match = route.found(in: url, spelling: .any) else { return nil }
        return router?.hasRouteByPattern(for: url) ?? true ? match : nil
    }
}

extension Router {
    /// Tells whether a route by pattern, not by expression, matches a URL.
    ///
    /// Access and conditions do not matter, because they may let the next candidate take the URL.
    fileprivate func hasRouteByPattern(for url: RouteURL) -> Bool {
        let isInTable = table.matcher.matches(url).contains { match in
            (try? KnownPatterns.pattern(table.metadata.text(ofPattern: match.patternIndex)))?.regex == nil
        }
        if isInTable { return true }
        guard let overlay = pipelines.current(for: self)?.overlay as? DynamicOverlay else { return false }
        return overlay.routes.matches(of: url).contains { overlay.routes.routes[$0.index].pattern.regex == nil }
    }
}
