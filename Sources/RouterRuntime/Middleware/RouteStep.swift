import RouteTables

/// What synchronous middleware decides about a request.
///
/// Synchronous middleware cannot wait, and the rest of the way may have to. So it says how to go on and returns:
///
/// ```swift
/// try router.use("//orders/**") { request in
///     guard Session.isOpen else { throw RouteRedirect(to: "//login") }
///     return .next(request)
/// }
/// ```
public struct RouteStep: Sendable {
    /// What is done with the response or the failure of the rest of the way.
    public typealias Completion = @Sendable (Result<RouteResponse, any Error>) throws -> RouteResponse

    enum Content: Sendable {
        case next(RouteRequest, Completion?)
        case end(RouteResponse)
    }

    let content: Content

    /// The request goes on.
    ///
    /// - Parameter request: The request, perhaps with more in its context. One with another URL is not passed on; it becomes a redirect.
    /// - Returns: The step.
    public static func next(_ request: RouteRequest) -> RouteStep {
        RouteStep(content: .next(request, nil))
    }

    /// The request goes on, and something is done with what comes back.
    ///
    /// ```swift
    /// router.use { request in
    ///     .next(request) { result in
    ///         do { return try result.get() } catch is Offline { return .redirect(to: "//offline") }
    ///     }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - request: The request, perhaps with more in its context. One with another URL is not passed on; it becomes a redirect.
    ///   - completion: Gets the response or the failure and gives the response, the same or another; what it throws is the failure.
    /// - Returns: The step.
    public static func next(_ request: RouteRequest, then completion: @escaping Completion) -> RouteStep {
        RouteStep(content: .next(request, completion))
    }

    /// The request ends here with a response; the handler does not run.
    public static func end(_ response: RouteResponse) -> RouteStep {
        RouteStep(content: .end(response))
    }
}
