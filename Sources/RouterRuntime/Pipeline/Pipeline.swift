/// What stands between requests and their handlers at one moment, ready for use.
///
/// The order of a request is: origin and scheme policy, rewriting, lookup, access check, middleware, handler, observers.
final class Pipeline: Sendable {
    let rewriter: (any RouteRewriter)?
    let rules: RewriteRules
    private let rulesVersion: Int
    let observers: [RouteObserver]
    let fallbacks: [RouteFallback]

    /// A pipeline with nothing in it.
    static let empty = Pipeline(PipelineSettings(), reusing: nil)

    /// Compiles settings, but for what an earlier pipeline has compiled.
    init(_ settings: PipelineSettings, reusing other: Pipeline?) {
        rewriter = settings.rewriter
        if let other, other.rulesVersion == settings.rulesVersion {
            rules = other.rules
        } else {
            rules = RewriteRules(settings.rules)
        }
        rulesVersion = settings.rulesVersion
        observers = settings.observers.map(\.observer)
        fallbacks = settings.fallbacks.map(\.fallback)
    }

    /// Whether anything but a fallback may concern a typed call of a route.
    ///
    /// - Parameters:
    ///   - entry: The number of the route's pattern in the table.
    ///   - pattern: The pattern.
    /// - Returns: Whether it may.
    func mayConcern(entry: Int, _ pattern: String) -> Bool {
        if !observers.isEmpty || mayRewrite(pattern) { return true }
        return false
    }

    /// Whether the URL that stands for a typed call may have to be known.
    private func mayRewrite(_ pattern: String) -> Bool {
        if rewriter != nil { return true }
        guard !rules.list.members.isEmpty else { return false }
        // Only a pattern of generated code comes here, and all of them can be read.
        guard let route = try? RoutePattern(pattern) else { return true }
        return rules.list.mayConcern(route)
    }

    /// Whether anything but a fallback may concern a request by URL.
    func mayConcern(_ url: RouteURL) -> Bool {
        !observers.isEmpty || rewriter != nil || rules.list.hasMembers(concerning: url)
    }
}
