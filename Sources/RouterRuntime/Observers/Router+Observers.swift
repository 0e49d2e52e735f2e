import RouteTables

extension Router {
    /// Calls closures at the start and the end of every request: which URLs it had, which route was found, who made it,
    /// how long it took, and how it ended.
    ///
    /// (TheRouter's `logcat`.) Observers are called in the order in which they were added, in the caller's isolation,
    /// before the caller receives the result. They cannot change the request. A request that an observer makes is a
    /// request like any other.
    ///
    /// - Parameters:
    ///   - onStart: Called before the router does anything for a request. A record that it writes exists even if the
    ///     handler crashes.
    ///   - onEnd: Called when a request is complete.
    /// - Returns: A token that removes the observer.
    @discardableResult
    public func observe(
        onStart: (@Sendable (RouteRequest) -> Void)? = nil,
        onEnd: @escaping @Sendable (RouteEvent) -> Void
    ) -> RouteToken {
        pipelines.add { settings, id in
            settings.observers.append((id, RouteObserver(onStart: onStart, onEnd: onEnd)))
        }
    }
}

/// The closures of an observer.
struct RouteObserver: Sendable {
    let onStart: (@Sendable (RouteRequest) -> Void)?
    let onEnd: @Sendable (RouteEvent) -> Void
}
