/// What an app has put between requests and their handlers.
struct PipelineSettings: Sendable {
    /// The engine that rewrites; `nil` for the one that applies the rules.
    var rewriter: (any RouteRewriter)?
    var rules: [Scoped<RewriteRule>] = [] { didSet { rulesVersion += 1 } }
    /// Counts the changes of the rules.
    private(set) var rulesVersion = 0
    var observers: [(id: Int, observer: RouteObserver)] = []
    var fallbacks: [(id: Int, fallback: RouteFallback)] = []

    /// Whether there is nothing at all.
    var isPlain: Bool { rewriter == nil && rules.isEmpty && observers.isEmpty && fallbacks.isEmpty }

    /// Removes what was added under a number.
    mutating func remove(_ id: Int) {
        rules.removeAll { $0.id == id }
        observers.removeAll { $0.id == id }
        fallbacks.removeAll { $0.id == id }
    }
}
