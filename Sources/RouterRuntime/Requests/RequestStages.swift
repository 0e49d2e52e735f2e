/// The stages that an app has set up around its requests: rewriting, middleware, fallbacks, observers.
///
/// A router has one slot for stages, which is empty in an app that sets nothing up. They take a request where the kernel
/// has read that they are there, and perform it to its end.
package protocol RequestStages: AnyObject, Sendable {
    /// Performs a request without waiting.
    ///
    /// - Parameters:
    ///   - hop: The first hop, with its handler if a resolution knows it; in the end, the last hop.
    ///   - settings: The settings of the router, which were read together with these stages.
    ///   - failure: The failure of the handler, if it was called already.
    ///   - expected: The type that the caller expects, for errors.
    ///   - isExpected: Whether a value has that type.
    ///   - isolation: The caller's isolation.
    /// - Returns: The value.
    /// - Throws: The error for the caller; ``RouterError`` with the code `requiresAsync` where ``open(_:with:after:as:_:_:)``
    ///   awaits.
    func call(
        _ hop: inout RequestHop,
        with settings: RouterSettings,
        after failure: (any Error)?,
        as expected: Any.Type,
        _ isExpected: (Any) -> Bool,
        _ isolation: isolated (any Actor)?
    ) throws -> Any

    /// Performs a request; see ``call(_:with:after:as:_:_:)``.
    func open(
        _ hop: inout RequestHop,
        with settings: RouterSettings,
        after failure: (any Error)?,
        as expected: Any.Type,
        _ isExpected: (Any) -> Bool,
        _ isolation: isolated (any Actor)?
    ) async throws -> Any

    /// Rewrites the request of a hop, and finds its handler and its middleware, without setting its module up.
    ///
    /// - Throws: The error because of which there is no handler.
    func lookUp(_ hop: inout RequestHop, with settings: RouterSettings, on isolation: (any Actor)?) throws

    /// The pattern of the route that takes a request, without rewriting; `nil` if none does.
    func pattern(taking request: RouteRequest) -> String?
}

/// The code that sets modules up before their first call.
package protocol RequestSetUps: AnyObject, Sendable {
    /// Sets up the modules that a handler needs, unless they are set up.
    ///
    /// - Returns: Whether their set-up is complete: `false` if this thread, or one that waits for it, may still be
    ///   setting one up.
    func setUp(for target: Router.Target, in router: Router) throws -> Bool
}
