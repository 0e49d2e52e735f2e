/// What stands between requests and their handlers at one moment, ready for use.
///
/// The order of a request is: origin and scheme policy, rewriting, lookup, access check, middleware, handler, observers.
final class Pipeline: Sendable {
    let rewriter: (any RouteRewriter)?
    let rules: RewriteRules
    /// The routes that were added at run time, also by relocations.
    let routes: DynamicRoutes
    let relocations: Relocations
    let middleware: ScopedList<Middleware>
    let observers: [Observer]
    let fallbacks: [RouteFallback]
    /// An observer and the number under which it was added.
    typealias Observer = (id: Int, observer: RouteObserver)

    private let versions: Versions
    /// All patterns of rules, of routes that were added, and of middleware: what none of them matches, nothing of it concerns.
    private let gate: ScopeMatcher

    /// The versions of what is costly to compile.
    private struct Versions {
        var rules = -1
        var routes = -1
        var relocations = -1
        var middleware = -1
    }

    /// Compiles settings, but for what an earlier pipeline has compiled.
    init(_ settings: PipelineSettings, reusing other: Pipeline?, for router: Router) {
        let new = Versions(
            rules: settings.rules.version,
            routes: settings.routes.version,
            relocations: settings.relocations.version,
            middleware: settings.middleware.version
        )
        let old = other?.versions ?? Versions()
        versions = new
        rewriter = settings.rewriter
        rules = other.flatMap { old.rules == new.rules ? $0.rules : nil } ?? RewriteRules(settings.rules.value)
        middleware =
            other.flatMap { old.middleware == new.middleware ? $0.middleware : nil }
            ?? ScopedList(settings.middleware.value)
        if let other, (old.routes, old.relocations) == (new.routes, new.relocations) {
            routes = other.routes
            relocations = other.relocations
        } else {
            relocations = Relocations(settings.relocations.value, routes: settings.routes.value, router)
            routes = DynamicRoutes(settings.routes.value + relocations.added)
        }
        gate = ScopeMatcher(
            rules.list.scopes + middleware.scopes + routes.routes.map(\.pattern)
        )
        observers = settings.observers
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
    func reach(entry: Int, _ pattern: String) -> Reach {
        if rewriter != nil || !rules.list.unscoped.isEmpty || relocations.entries[entry] != nil { return .some }
        if rules.list.needsURL || middleware.needsURL {
            // Only patterns of generated code come here; those that cannot be read are taken to be concerned.
            guard let route = try? KnownPatterns.pattern(pattern) else { return .some }
            if rules.list.scopesMayConcern(route) || middleware.scopesMayConcern(route) { return .some }
        }
        return observers.isEmpty && middleware.unscoped.isEmpty ? .none : .all
    }

    /// Whether anything but a fallback concerns a request by URL, as far as its route does not matter.
    func concerns(_ url: RouteURL) -> Bool {
        concernsAll || gate.matchesAny(url)
    }

    /// Whether there is something that concerns all requests, whatever their URL.
    private var concernsAll: Bool {
        !observers.isEmpty || rewriter != nil || !rules.list.unscoped.isEmpty || !middleware.unscoped.isEmpty
    }

    /// Whether the requests of a pattern of the table were relocated.
    func concerns(entry: Int?) -> Bool {
        !relocations.entries.isEmpty && entry.map { relocations.entries[$0] != nil } ?? false
    }

    /// Whether the URL of a typed call has to be known.
    var needsURL: Bool {
        rewriter != nil || !rules.list.members.isEmpty || middleware.needsURL
    }

    /// Whether there are no routes but those of the table, as they are there.
    var isStatic: Bool { routes.routes.isEmpty && relocations.entries.isEmpty }
}
