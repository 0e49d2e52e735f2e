/// What stands between requests and their handlers at one moment, ready for use.
///
/// The order of a request is: origin and scheme policy, rewriting, lookup, access check, middleware, handler, observers.
final class Pipeline: Sendable {
    let rewriter: (any RouteRewriter)?
    let rules: RewriteRules
    let middleware: ScopedList<Middleware>
    let observers: [RouteObserver]
    let fallbacks: [RouteFallback]
    private let rulesVersion: Int
    private let middlewareVersion: Int

    /// A pipeline with nothing in it.
    static let empty = Pipeline(PipelineSettings(), reusing: nil)

    /// Compiles settings, but for what an earlier pipeline has compiled.
    init(_ settings: PipelineSettings, reusing other: Pipeline?) {
        rulesVersion = settings.rules.version
        middlewareVersion = settings.middleware.version
        rewriter = settings.rewriter
        if let other, other.rulesVersion == rulesVersion {
            rules = other.rules
        } else {
            rules = RewriteRules(settings.rules.value)
        }
        if let other, other.middlewareVersion == middlewareVersion {
            middleware = other.middleware
        } else {
            middleware = ScopedList(settings.middleware.value)
        }
        observers = settings.observers.map(\.observer)
        fallbacks = settings.fallbacks.map(\.fallback)
    }
}

// MARK: Whom it concerns

extension Pipeline {
    /// What of a pipeline concerns the typed calls of a route; fallbacks, which wait for a failure, do not count.
    enum Reach: UInt8 {
        /// Nothing.
        case none
        /// Only what concerns all requests, so that the URL that stands for a call does not matter.
        case all
        /// Perhaps something that depends on the URL.
        case some
    }

    /// What concerns the typed calls of the route with a pattern.
    func reach(_ pattern: String) -> Reach {
        if rewriter != nil || !rules.list.unscoped.isEmpty { return .some }
        if rules.list.needsURL || middleware.needsURL {
            // Only patterns of generated code come here, and all of them can be read.
            guard let route = try? RoutePattern(pattern) else { return .some }
            if rules.list.scopesMayConcern(route) || middleware.scopesMayConcern(route) { return .some }
        }
        return observers.isEmpty && middleware.unscoped.isEmpty ? .none : .all
    }

    /// Whether anything but a fallback concerns a request by URL.
    func concerns(_ url: RouteURL) -> Bool {
        !observers.isEmpty || rewriter != nil || rules.list.hasMembers(concerning: url)
            || middleware.hasMembers(concerning: url)
    }

    /// Whether the URL of a request has to be known.
    var needsURL: Bool {
        rewriter != nil || !rules.list.members.isEmpty || middleware.needsURL
    }
}
