import RouteTables

/// The closures of an observer.
struct RouteObserver: Sendable {
    let onStart: (@Sendable (RouteRequest) -> Void)?
    let onEnd: @Sendable (RouteEvent) -> Void
}
