import RouteTables
import RouterRuntime

extension Router {
    /// Calls a closure for every request that fails: without a route, with a wrong parameter, or with an error of a
    /// handler or middleware.
    ///
    /// ```swift
    /// router.fallback { request, error in
    ///     .redirect(to: "//error", context: ["url": request.url.text])
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
        addFallback(.anywhere(body))
    }

    /// Calls a closure of the main actor for every request that fails; see ``fallback(_:)``.
    ///
    /// ```swift
    /// router.fallback(onMainActor: { request, error in
    ///     Banner.show("\(error)")
    ///     return nil
    /// })
    /// ```
    ///
    /// It is called for synchronous requests on the main actor, and for asynchronous requests everywhere. A synchronous
    /// call that fails elsewhere throws a `RouterError` with the code `requiresAsync`, whose stack contains the
    /// failure, unless a closure that was added later has a response.
    ///
    /// - Parameter body: Receives the failed request and the error.
    /// - Returns: A token that removes the closure.
    @_disfavoredOverload
    @discardableResult
    public func fallback(
        onMainActor body:
            @escaping @MainActor @Sendable (_ request: RouteRequest, _ error: any Error) throws ->
            RouteResponse?
    ) -> RouteToken {
        addFallback(.mainActor(body))
    }

    // A private `add` would be found in place of that of `RouterDynamic`, where only this module is imported.
    private func addFallback(_ fallback: RouteFallback) -> RouteToken {
        pipelines.add { settings, id in settings.fallbacks.append((id, fallback)) }
    }
}

/// A closure that handles failed requests.
///
/// It returns a response, or `nil` to leave the failure to others.
enum RouteFallback: Sendable {
    case anywhere(@Sendable (RouteRequest, any Error) throws -> RouteResponse?)
    case mainActor(@MainActor @Sendable (RouteRequest, any Error) throws -> RouteResponse?)

    var callKind: CallKind {
        if case .mainActor = self { return .mainActor }
        return .synchronous
    }
}
