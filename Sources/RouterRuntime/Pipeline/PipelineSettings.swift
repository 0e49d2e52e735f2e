/// What an app has put between requests and their handlers.
struct PipelineSettings: Sendable {
    /// The engine that rewrites; `nil` for the one that applies the rules.
    var rewriter: (any RouteRewriter)?
    var rules = Versioned<[Scoped<RewriteRule>]>([])
    /// The middleware, the outermost first.
    var middleware = Versioned<[Scoped<Middleware>]>([])
    /// The routes that were added at run time.
    var routes = Versioned<[DynamicRoute]>([])
    var relocations = Versioned<[RelocationLayer]>([])
    var observers: [Pipeline.Observer] = []
    var fallbacks: [(id: Int, fallback: RouteFallback)] = []

    /// Whether there is nothing at all.
    var isPlain: Bool {
        rewriter == nil && rules.value.isEmpty && middleware.value.isEmpty && routes.value.isEmpty
            && relocations.value.isEmpty && observers.isEmpty && fallbacks.isEmpty
    }

    /// Removes what was added under a number.
    mutating func remove(_ id: Int) {
        rules.value.removeAll { $0.id == id }
        middleware.value.removeAll { $0.id == id }
        routes.value.removeAll { $0.id == id }
        relocations.value.removeAll { $0.id == id }
        observers.removeAll { $0.id == id }
        fallbacks.removeAll { $0.id == id }
    }
}

/// A value with a number that says whether it has changed.
struct Versioned<Value: Sendable>: Sendable {
    var value: Value {
        didSet { version += 1 }
    }
    private(set) var version = 0

    init(_ value: Value) {
        self.value = value
    }
}
