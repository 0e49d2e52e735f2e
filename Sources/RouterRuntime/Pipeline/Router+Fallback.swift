import RouteTables

extension Router {
    /// Calls a closure for every request that fails: without a route, with a wrong parameter, or with an error of a
    /// handler or middleware.
    ///
    /// ```swift
    /// router.fallback { request, error in
    ///     .redirect(to: "//error", context: ["url": request.url])
    /// }
    /// ```
    ///
    /// (TheRouter's `globalOpenFailedHandler`.) The closure that was added last is called first. A response replaces
    /// the failure. `nil` leaves the failure to the next closure, and finally to the caller. If a closure redirects and
    /// the new request fails too, the caller receives that failure. An error that the closure throws replaces the
    /// failure.
    ///
    /// - Parameter body: Receives the failed request and the error.
    /// - Returns: A token that removes the closure.
    @discardableResult
    public func fallback(
        _ body: @escaping @Sendable (_ request: RouteRequest, _ error: any Error) throws -> RouteResponse?
    ) -> RouteToken {
        pipelines.add { settings, id in settings.fallbacks.append((id, body)) }
    }
}

/// A closure that handles failed requests.
///
/// It returns a response, or `nil` to leave the failure to others.
typealias RouteFallback = @Sendable (RouteRequest, any Error) throws -> RouteResponse?
