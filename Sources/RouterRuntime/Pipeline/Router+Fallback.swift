import RouteTables

extension Router {
    /// Lets a closure deal with every request that failed: no route, a wrong parameter, an error of a handler or of middleware.
    ///
    /// ```swift
    /// router.fallback { request, error in
    ///     .redirect(to: "//error", context: ["url": request.url])
    /// }
    /// ```
    ///
    /// (TheRouter's `globalOpenFailedHandler`.) With several, the one that was added last is asked first. A response
    /// takes the place of the failure; `nil` leaves it to the next, and in the end to the caller, and so does a request that fails once
    /// more after a redirect. What the closure throws reaches the caller instead of the first error.
    ///
    /// - Parameter body: Gets the request as it was when it failed, and the error.
    /// - Returns: A token that removes the closure.
    @discardableResult
    public func fallback(
        _ body: @escaping @Sendable (_ request: RouteRequest, _ error: any Error) throws -> RouteResponse?
    ) -> RouteToken {
        pipelines.add { settings, id in settings.fallbacks.append((id, body)) }
    }
}
