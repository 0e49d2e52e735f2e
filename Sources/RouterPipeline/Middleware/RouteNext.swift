import RouteTables
import RouterRuntime

/// The rest of the pipeline after a middleware: further middleware, then the handler.
///
/// Usually there is one call. Another one after the first has ended runs the rest again, as a retry does.
public struct RouteNext: Sendable {
    private let body: @Sendable (RouteRequest) async throws -> RouteResponse

    init(_ body: @escaping @Sendable (RouteRequest) async throws -> RouteResponse) {
        self.body = body
    }

    /// Passes the request on and awaits the response.
    ///
    /// The handler runs in the isolation of the original caller, whatever the isolation of the middleware is.
    ///
    /// - Parameter request: The request, possibly with a changed context. A request with a different URL becomes a
    ///   redirect.
    /// - Returns: The response. A redirect that was thrown is a response too.
    /// - Throws: The error of the handler or other middleware; `RouterError` with the code `notFound` if there is no
    ///   route, or `invalidMiddleware` if an earlier call has not ended.
    public func callAsFunction(_ request: RouteRequest) async throws -> RouteResponse {
        try await body(request)
    }
}
