import RouteTables

/// What an app wants to hear of its requests.
struct RouteObserver: Sendable {
    let onStart: (@Sendable (RouteRequest) -> Void)?
    let onEnd: @Sendable (RouteEvent) -> Void
}
