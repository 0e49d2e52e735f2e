@_spi(Locks) import RouteTables
import RouterRuntime

/// The settings of an app for the pipeline.
package struct PipelineSettings: Sendable {
    /// The rewriting engine; `nil` for the one that applies the rules.
    var rewriter: RewritingEngine?
    package var rules: [Scoped<RewriteRule>] = []
    /// The middleware, the outermost first.
    package var middleware: [Scoped<Middleware>] = []
    /// The routes and relocations added at run time.
    package var overlay: (any RouteOverlaySettings)?
    var observers: [Scoped<RouteObserver>] = []
    var fallbacks: [(id: Int, fallback: RouteFallback)] = []

    /// Whether there are no settings.
    var isPlain: Bool {
        rewriter == nil && rules.isEmpty && middleware.isEmpty && overlay == nil
            && observers.isEmpty && fallbacks.isEmpty
    }

    /// Removes the setting with an id.
    package mutating func remove(_ id: Int) {
        rules.removeAll { $0.id == id }
        middleware.removeAll { $0.id == id }
        overlay = overlay?.removing(id)
        observers.removeAll { $0.id == id }
        fallbacks.removeAll { $0.id == id }
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
