import RouteTables

/// The stages between a request's caller and its handler, prepared from the settings at one moment.
///
/// The order of a request is: origin and scheme policy, rewriting, lookup, access check, middleware, handler,
/// observers.
package final class Pipeline: Sendable {
    let rewriter: (any RouteRewriter)?
    package let rules: ScopedList<RewriteRule>
    /// The routes and relocations added at run time.
    package let overlay: (any RouteOverlay)?
    let middleware: ScopedList<Middleware>
    let observers: ScopedList<RouteObserver>
    let fallbacks: [RouteFallback]
    /// Whether only the main thread can rewrite every request.
    let rewritesOnMainActor: Bool
    /// Whether anything except a fallback applies to all requests.
    let appliesToEverything: Bool

    private let versions: Versions

    /// The versions of the parts that are costly to prepare.
    private struct Versions {
        var rules = -1
        var middleware = -1
    }

    /// Prepares settings, and reuses what an earlier pipeline has prepared.
    init(_ settings: PipelineSettings, reusing other: Pipeline?, for router: Router) {
        let new = Versions(rules: settings.rules.version, middleware: settings.middleware.version)
        let old = other?.versions ?? Versions()
        versions = new
        rewriter = settings.rewriter
        rules = other.flatMap { old.rules == new.rules ? $0.rules : nil } ?? ScopedList(settings.rules.value)
        middleware =
            other.flatMap { old.middleware == new.middleware ? $0.middleware : nil }
            ?? ScopedList(settings.middleware.value)
        overlay = settings.overlay?.overlay(for: router, reusing: other?.overlay)
        observers = ScopedList(settings.observers)
        fallbacks = settings.fallbacks.map(\.fallback)
        rewritesOnMainActor = settings.rules.value.contains { $0.element.needsMainActor }
        appliesToEverything =
            rewriter != nil || rules.scopes.hasUnscoped || middleware.scopes.hasUnscoped
            || observers.scopes.hasUnscoped
    }
}

// MARK: Applicability

extension Pipeline {
    /// The parts of a pipeline that apply to the typed calls of a route.
    ///
    /// Fallbacks do not count, because they apply to failures only.
    enum Applicability: UInt8 {
        /// Nothing.
        case none
        /// Only parts that do not depend on the URL of a call.
        case regardlessOfURL
        /// Possibly parts that depend on the URL.
        case perhapsByURL
    }

    /// The parts that apply to the typed calls of a pattern of the table.
    func applicability(ofPattern patternIndex: Int, _ metadata: RouteMetadata) -> Applicability {
        if rewriter != nil || rules.scopes.hasUnscoped || overlay?.changes(pattern: patternIndex) ?? false {
            return .perhapsByURL
        }
        if needsURL {
            if rules.scopes.mayInclude(urlsOfPattern: patternIndex, metadata)
                || middleware.scopes.mayInclude(urlsOfPattern: patternIndex, metadata)
            {
                return .perhapsByURL
            }
        }
        let applies =
            observers.scopes.hasUnscoped || middleware.scopes.hasUnscoped
            || appliesToHandler(metadata.handler(ofPattern: patternIndex))
        return applies ? .regardlessOfURL : .none
    }

    /// Tells whether anything except a fallback applies to a request by URL, regardless of its route.
    @inline(__always)
    func applies(to url: RouteURL, for router: Router) -> Bool {
        if appliesToEverything || isSetUp(for: url) { return true }
        return router.requirement(ofService: url).map { isSetUp(for: $0.url) } ?? false
    }

    private func isSetUp(for url: RouteURL) -> Bool {
        var beginning: RouteURL.Beginning?
        return rules.scopes.includes(url, &beginning) || middleware.scopes.includes(url, &beginning)
            || overlay?.matches(url) ?? false
    }

    /// Tells whether anything applies to the requests of a route of the table.
    func applies(toHandler handler: Int, patternIndex: Int?) -> Bool {
        appliesToHandler(handler) || patternIndex.map { overlay?.changes(pattern: $0) ?? false } ?? false
    }

    private func appliesToHandler(_ handler: Int) -> Bool {
        middleware.scopes.includes(handler: handler) || observers.scopes.includes(handler: handler)
    }

    /// Whether the URLs of typed calls are needed.
    var needsURL: Bool {
        rewriter != nil || !rules.members.isEmpty || middleware.scopes.needsURL
    }
}
