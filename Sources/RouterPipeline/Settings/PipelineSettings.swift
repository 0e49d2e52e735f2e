@_spi(Locks) import RouteTables
import RouterRuntime

/// The settings of an app for the pipeline.
package struct PipelineSettings: Sendable {
    /// The rewriting engine; `nil` for the one that applies the rules.
    var rewriter: RewritingEngine?
    package var rules = Versioned<[Scoped<RewriteRule>]>([])
    /// The middleware, the outermost first.
    package var middleware = Versioned<[Scoped<Middleware>]>([])
    /// The routes and relocations added at run time.
    package var overlay: (any RouteOverlaySettings)?
    var observers: [Scoped<RouteObserver>] = []
    var fallbacks: [(id: Int, fallback: RouteFallback)] = []

    /// Whether there are no settings.
    var isPlain: Bool {
        rewriter == nil && rules.value.allSatisfy { !$0.isAdded } && middleware.value.isEmpty && overlay == nil
            && observers.isEmpty && fallbacks.isEmpty
    }

    /// Removes the setting with an id.
    package mutating func remove(_ id: Int) {
        rules.value.removeAll { $0.id == id }
        middleware.value.removeAll { $0.id == id }
        overlay = overlay?.removing(id)
        observers.removeAll { $0.id == id }
        fallbacks.removeAll { $0.id == id }
    }
}

/// A value with a number that increases with every change.
package struct Versioned<Value: Sendable>: Sendable {
    package var value: Value {
        didSet { version += 1 }
    }
    package private(set) var version = 0

    package init(_ value: Value) {
        self.value = value
    }
}

/// The numbers that identify settings: unique in the process, because filters can move from one router to another.
enum SettingIdentity {
    private static let last = Lock(0)

    /// A number that nothing else has.
    static func next() -> Int {
        last.withLock { last in
            last += 1
            return last
        }
    }
}
