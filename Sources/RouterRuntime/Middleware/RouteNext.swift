import RouteTables

/// The rest of the way of a request, behind a piece of middleware: other middleware, then the handler.
///
/// It runs when it is called, each time anew; usually that is once.
public struct RouteNext: Sendable {
    private let body: @Sendable (RouteRequest) async throws -> RouteResponse

    init(_ body: @escaping @Sendable (RouteRequest) async throws -> RouteResponse) {
        self.body = body
    }

    /// Passes the request on and waits for the response.
    ///
    /// The handler runs in the isolation of whoever opened the request, whatever that of the middleware is.
    ///
    /// - Parameter request: The request, perhaps with more in its context. One with another URL is not passed on; it becomes a redirect.
    /// - Returns: The response; a redirect that somebody threw is returned too.
    /// - Throws: What the handler or other middleware throws; ``RouterError`` with the code `notFound` if there is no route.
    public func callAsFunction(_ request: RouteRequest) async throws -> RouteResponse {
        try await body(request)
    }
}
