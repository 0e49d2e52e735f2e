import RouteTables

/// What a request passes between its caller and its handler at one moment, ready for use.
///
/// The order of a request is: origin and scheme policy, rewriting, lookup, access check, middleware, handler, observers.
package final class Pipeline: Sendable {
    let rewriter: (any RouteRewriter)?
    package let rules: RewriteRules
    /// What was added to the table's routes at run time.
    package let overlay: (any RouteOverlay)?
    let middleware: ScopedList<Middleware>
    let observers: ScopedList<RouteObserver>
    let fallbacks: [RouteFallback]

    private let versions: Versions

    /// The versions of what is costly to prepare.
    private struct Versions {
        var rules = -1
        var middleware = -1
    }

    /// Prepares settings, except for what an earlier pipeline has prepared.
    init(_ settings: PipelineSettings, reusing other: Pipeline?, for router: Router) {
        let new = Versions(rules: settings.rules.version, middleware: settings.middleware.version)
        let old = other?.versions ?? Versions()
        versions = new
        rewriter = settings.rewriter
        rules = other.flatMap { old.rules == new.rules ? $0.rules : nil } ?? RewriteRules(settings.rules.value)
        middleware =
            other.flatMap { old.middleware == new.middleware ? $0.middleware : nil }
            ?? ScopedList(settings.middleware.value)
        overlay = settings.overlay?.overlay(for: router, reusing: other?.overlay)
        observers = ScopedList(settings.observers)
        fallbacks = settings.fallbacks.map(\.fallback)
    }
}

// MARK: What it applies to

extension Pipeline {
    /// What of a pipeline applies to the typed calls of a route; fallbacks, which wait for a failure, do not count.
    enum Applicability: UInt8 {
        /// Nothing.
        case none
        /// Only what does not depend on the URL that stands for a call.
        case regardlessOfURL
        /// Perhaps something that depends on the URL.
        case perhapsByURL
    }

    /// What applies to the typed calls of a pattern of the table.
    func applicability(ofPattern patternIndex: Int, _ metadata: RouteMetadata) -> Applicability {
        if rewriter != nil || rules.list.hasUnscoped || overlay?.changes(pattern: patternIndex) ?? false {
            return .perhapsByURL
        }
        if needsURL {
            if rules.list.mayApply(toURLsOfPattern: patternIndex, metadata)
                || middleware.mayApply(toURLsOfPattern: patternIndex, metadata)
            {
                return .perhapsByURL
            }
        }
        let applies =
            observers.hasUnscoped || middleware.hasUnscoped
            || appliesToHandler(metadata.handler(ofPattern: patternIndex))
        return applies ? .regardlessOfURL : .none
    }

    /// Tells whether anything except a fallback applies to a request by URL, regardless of its route.
    func applies(to url: RouteURL) -> Bool {
        observers.hasUnscoped || rewriter != nil || rules.list.hasUnscoped || middleware.hasUnscoped
            || rules.list.applies(to: url) || middleware.applies(to: url) || overlay?.matches(url) ?? false
    }

    /// Tells whether anything applies to the requests of a route of the table.
    func applies(toHandler handler: Int, patternIndex: Int?) -> Bool {
        appliesToHandler(handler) || patternIndex.map { overlay?.changes(pattern: $0) ?? false } ?? false
    }

    private func appliesToHandler(_ handler: Int) -> Bool {
        middleware.applies(toHandler: handler) || observers.applies(toHandler: handler)
    }

    /// Whether the URL of a typed call must be known.
    var needsURL: Bool {
        rewriter != nil || !rules.list.members.isEmpty || middleware.needsURL
    }
}
