import RouteDetails
import RouteTables
import RouterRuntime

/// The stages between a request's caller and its handler, prepared from the settings at one moment.
///
/// The order of a request is: origin and scheme policy, rewriting, lookup, access check, middleware, handler,
/// observers.
package final class Pipeline: Sendable {
    let rewriter: RewritingEngine?
    package let rules: ScopedList<RewriteRule>
    /// The routes and relocations added at run time.
    package let overlay: (any RouteOverlay)?
    let middleware: ScopedList<Middleware>
    let observers: ScopedList<RouteObserver>
    let fallbacks: [RouteFallback]
    /// The scopes of all settings except for fallbacks.
    let scopes: RequestScopes
    private let urlNeeds = PatternFacts()

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
        scopes = RequestScopes(
            rules.members.map(\.scope) + middleware.members.map(\.scope) + observers.members.map(\.scope)
        )
    }
}

// MARK: Scopes

extension Pipeline {
    /// Tells whether the settings for a typed route depend on its URL, which is costly to write.
    func needsURL(of path: RoutePath, for router: Router) -> Bool {
        guard rewriter != nil || !rules.members.isEmpty || middleware.scopes.needsURL else { return false }
        guard rewriter == nil, !rules.scopes.hasUnscoped, let found = try? router.find(path, for: .app) else {
            return true
        }
        return urlNeeds.value(ofPattern: found.patternIndex) {
            let metadata = router.table.metadata
            return overlay?.changes(pattern: $0) ?? false
                || rules.scopes.includes(handler: metadata.handler(ofPattern: $0))
                || rules.scopes.mayInclude(urlsOfPattern: $0, metadata)
                || middleware.scopes.mayInclude(urlsOfPattern: $0, metadata)
        }
    }

    /// Whether anything sees requests, or decides about them, before they are looked up.
    var precedesLookup: Bool {
        rewriter != nil || overlay != nil || !rules.members.isEmpty || !observers.members.isEmpty
    }

    /// Tells whether anything except a fallback applies to a request.
    func applies(to machine: borrowing RequestMachine, _ found: Router.Found, in router: Router) -> Bool {
        if rewriter != nil || scopes.hasUnscoped || scopes.includes(handler: found.handler) { return true }
        if let overlay, overlay.changes(pattern: found.patternIndex) { return true }
        guard overlay != nil || scopes.needsURL else { return false }
        if let path = machine.route?.path { return needsURL(of: path, for: router) }
        guard let request = machine.incoming else { return false }
        return isSetUp(for: request.storage.split) || request.requirement.map { isSetUp(for: $0.url) } ?? false
    }

    private func isSetUp(for url: RouteURL) -> Bool {
        scopes.includes(url) || overlay?.matches(url) ?? false
    }
}
