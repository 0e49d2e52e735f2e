import RouteTables
import RouterRuntime

/// The decision of synchronous middleware about a request.
///
/// Synchronous middleware cannot await the rest of the pipeline. Instead, it returns how the request continues:
///
/// ```swift
/// try router.use(for: .urls("//orders/**")) { request in
///     guard Session.isOpen else { throw RouteRedirect(to: "//login") }
///     return .next(request)
/// }
/// ```
public struct RouteStep: Sendable {
    /// The closure that follows the rest of the pipeline.
    typealias Completion = @Sendable (_ result: Result<RouteResponse, any Error>) throws -> RouteResponse

    enum Content: Sendable {
        case next(RouteRequest, Completion?)
        case end(RouteResponse)
    }

    let content: Content

    /// The request continues, and a closure may transform the result.
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
    ///   - request: The request, possibly with a changed context. A request with a different URL becomes a redirect.
    ///   - completion: Receives the response or the failure, and returns a response, the same or a different one. An
    ///     error that it throws becomes the failure.
    /// - Returns: The step.
    public static func next(
        _ request: RouteRequest,
        then completion: (@Sendable (_ result: Result<RouteResponse, any Error>) throws -> RouteResponse)? = nil
    ) -> RouteStep {
        RouteStep(content: .next(request, completion))
    }

    /// The request ends with a response.
    ///
    /// The handler does not run.
    public static func end(_ response: RouteResponse) -> RouteStep {
        RouteStep(content: .end(response))
    }
}
