import RouteTables
import RouterRuntime

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
        observe(nil, RouteObserver(onStart: onStart, onEnd: onEnd))
    }

    /// Calls a closure for the requests that lead to some routes.
    ///
    /// ```swift
    /// router.observe(for: [.checkout]) { event in Statistics.count(event) }
    /// ```
    ///
    /// It is called for each request whose last route is one of these: by any of the handler's patterns, by a typed
    /// route, or after rewriting and redirects. Requests for other routes cost nothing more.
    ///
    /// - Parameters:
    ///   - routes: The routes, as generated constants. Those that the router's table does not have are ignored.
    ///   - onEnd: Called when a request is complete.
    /// - Returns: A token that removes the observer.
    @discardableResult
    public func observe(
        for routes: [RoutePath],
        onEnd: @escaping @Sendable (RouteEvent) -> Void
    ) -> RouteToken {
        observe(table.scope(of: routes), RouteObserver(onStart: nil, onEnd: onEnd))
    }

    private func observe(_ scope: RequestScope?, _ observer: RouteObserver) -> RouteToken {
        pipelines.add { settings, id in
            settings.observers.append(Scoped(id: id, scope: scope, element: observer))
        }
    }
}

/// The closures of an observer.
struct RouteObserver: Sendable {
    let onStart: (@Sendable (RouteRequest) -> Void)?
    let onEnd: @Sendable (RouteEvent) -> Void
}
