import RouteTables

/// What an app has put between requests and their handlers.
package struct PipelineSettings: Sendable {
    /// The engine that rewrites; `nil` for the one that applies the rules.
    var rewriter: (any RouteRewriter)?
    package var rules = Versioned<[Scoped<RewriteRule>]>([])
    /// The middleware, the outermost first.
    package var middleware = Versioned<[Scoped<Middleware>]>([])
    /// What was added to the table's routes at run time.
    package var overlay: (any RouteOverlaySettings)?
    var observers: [Scoped<RouteObserver>] = []
    var fallbacks: [(id: Int, fallback: RouteFallback)] = []

    /// Whether there is nothing at all.
    var isPlain: Bool {
        rewriter == nil && rules.value.isEmpty && middleware.value.isEmpty && overlay == nil && observers.isEmpty
            && fallbacks.isEmpty
    }

    /// Removes what was added under a number.
    mutating func remove(_ id: Int) {
        rules.value.removeAll { $0.id == id }
        middleware.value.removeAll { $0.id == id }
        overlay = overlay?.removing(id)
        observers.removeAll { $0.id == id }
        fallbacks.removeAll { $0.id == id }
    }
}

/// A value with a number that says whether it has changed.
package struct Versioned<Value: Sendable>: Sendable {
    package var value: Value {
        didSet { version += 1 }
    }
    package private(set) var version = 0

    package init(_ value: Value) {
        self.value = value
    }
}
