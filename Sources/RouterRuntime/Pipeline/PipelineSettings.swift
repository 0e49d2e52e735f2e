/// What an app has put between requests and their handlers.
struct PipelineSettings: Sendable {
    var observers: [(id: Int, observer: RouteObserver)] = []
    var fallbacks: [(id: Int, fallback: RouteFallback)] = []

    /// Whether there is nothing at all.
    var isPlain: Bool { observers.isEmpty && fallbacks.isEmpty }

    /// Removes what was added under a number.
    mutating func remove(_ id: Int) {
        observers.removeAll { $0.id == id }
        fallbacks.removeAll { $0.id == id }
    }
}
