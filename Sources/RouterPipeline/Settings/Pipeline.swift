@_spi(Locks) import RouteTables
import RouterRuntime

/// The stages between a request's caller and its handler, prepared from the settings at one moment.
///
/// The order of a request is: the caller, observers of its start, rewriting, lookup with the access check, set-up of the
/// module, middleware, handler, observers of its end.
package final class Pipeline: Sendable {
    let rewriter: RewritingEngine?
    /// The rules of the router's table, which apply before those that were added.
    let tableRules: RewriteTable?
    package let rules: ScopedList<RewriteRule>
    /// The routes and relocations added at run time.
    package let overlay: (any RouteOverlay)?
    let middleware: ScopedList<Middleware>
    let observers: ScopedList<RouteObserver>
    let fallbacks: [RouteFallback]
    /// Whether code of the main actor rewrites requests.
    let rewritesOnMainActor: Bool
    /// The scopes of all settings except for fallbacks: those of the middleware first, by its own numbers, then those of the
    /// rules, then those of the observers.
    let scopes: RequestScopes
    /// Whether the settings for a typed route depend on its URL, by pattern, which is costly to find.
    private let urlNeeds = Lock<[Int: Bool]>([:])

    /// Prepares settings.
    ///
    /// - Parameters:
    ///   - settings: The settings.
    ///   - overlay: The overlay of an earlier pipeline, whose patterns are costly to prepare.
    ///   - router: The router.
    init(_ settings: PipelineSettings, reusing overlay: (any RouteOverlay)?, for router: Router) {
        rewriter = settings.rewriter
        tableRules = router.table.rewrites
        rules = ScopedList(settings.rules)
        middleware = ScopedList(settings.middleware)
        self.overlay = settings.overlay?.overlay(for: router, reusing: overlay)
        observers = ScopedList(settings.observers)
        fallbacks = settings.fallbacks.map(\.fallback)
        rewritesOnMainActor = rules.members.contains { $0.element.needsMainActor }
        scopes = RequestScopes(
            middleware.members.map(\.scope) + rules.members.map(\.scope) + observers.members.map(\.scope)
        )
    }
}

// MARK: Scopes

extension Pipeline {
    /// Whether something may rewrite requests.
    var mayRewrite: Bool { rewriter != nil || tableRules != nil || !rules.members.isEmpty }

    /// Tells whether the settings for a typed route depend on its URL, which is costly to write.
    func needsURL(of path: RoutePath, for router: Router) -> Bool {
        guard mayRewrite || middleware.scopes.needsURL else { return false }
        guard rewriter == nil, !rules.scopes.hasUnscoped, let target = try? router.find(path, for: .app) else {
            return true
        }
        let (pattern, metadata) = (target.patternIndex, router.table.metadata)
        if let known = urlNeeds.withLockInPlace({ $0[pattern] }) { return known }
        let needsURL =
            overlay?.changes(pattern: pattern) ?? false
            || tableRules?.mayTake(typedCallsOfPattern: pattern) ?? false
            || rules.scopes.includes(handler: target.handler)
            || rules.scopes.mayInclude(urlsOfPattern: pattern, metadata)
            || middleware.scopes.mayInclude(urlsOfPattern: pattern, metadata)
        urlNeeds.withLockInPlace { $0[pattern] = needsURL }
        return needsURL
    }

    /// The settings that apply to a request whose best route is known, by their numbers in ``scopes``.
    ///
    /// - Parameters:
    ///   - hop: The hop of the request.
    ///   - target: The handler of its best route.
    ///   - router: The router.
    /// - Returns: The numbers; `nil` if they are known only after rewriting, or with the routes that were added.
    func settings(
        for hop: borrowing RequestHop,
        _ target: Router.Target,
        in router: Router
    ) -> NumberSet? {
        if rewriter != nil || overlay?.changes(pattern: target.patternIndex) == true { return nil }
        guard overlay != nil || tableRules != nil || scopes.needsURL else {
            return scopes.numbers(for: nil, handler: target.handler)
        }
        if let path = hop.route?.path {
            return needsURL(of: path, for: router) ? nil : scopes.numbers(for: nil, handler: target.handler)
        }
        guard let request = hop.incoming else { return nil }
        let url = request.storage.split
        let mayBeTaken = tableRules?.mayTake(urlsOfPattern: target.patternIndex) == true
        if mayBeTaken, tableRules?.takes(url) == true { return nil }
        if overlay?.matches(url) == true { return nil }
        return scopes.numbers(for: url, handler: target.handler)
    }

    /// Whether some settings are rules that rewrite requests.
    func rewrites(_ numbers: NumberSet) -> Bool {
        let first = middleware.members.count
        return numbers.first(from: first).map { $0 < first + rules.members.count } ?? false
    }

    /// Whether some settings are observers.
    func observes(_ numbers: NumberSet) -> Bool {
        numbers.first(from: middleware.members.count + rules.members.count) != nil
    }

    /// The settings that are middleware.
    func middleware(of numbers: NumberSet) -> NumberSet {
        let count = middleware.members.count
        if numbers.first(from: count) == nil { return numbers }
        var result = NumberSet()
        for number in numbers.prefix(while: { $0 < count }) { result.insert(number) }
        return result
    }
}
