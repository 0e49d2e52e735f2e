import RouteTables

extension Router {
    /// Tells a closure of every request: where it led, which route was found, who asked, how long it took and how it ended.
    ///
    /// (TheRouter's `logcat`.) Observers hear of a request in the order in which they were added, in the caller's isolation, before the
    /// caller gets the result. They cannot change anything; a request that an observer makes is a request like any other.
    ///
    /// - Parameters:
    ///   - onStart: Is told of a request before anything is done for it; a record made here is there even if the handler crashes.
    ///   - onEnd: Is told of a request when it is over.
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
