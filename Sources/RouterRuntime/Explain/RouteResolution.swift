import RouteTables

/// The route of a request, determined without performing the request.
public struct RouteResolution: Sendable {
    /// The request as it would reach the handler.
    public let request: RouteRequest
    /// The name of the handler; `nil` for a closure added at run time.
    public let handler: String?
    /// Whether the handler or its middleware must be awaited by a caller that is on no actor.
    public let isAsynchronous: Bool
    /// The patterns of the middleware that applies, the outermost first; `nil` for middleware of all requests.
    public let middleware: [String?]

    /// The final URL.
    public var url: String { request.url }
    /// The URLs that led to the final one: the first, and those of rewriting and relocations.
    ///
    /// Empty if nothing changed the URL.
    public var hops: [String] { request.hops }
    /// The pattern of the route.
    public var pattern: String { request.route ?? "" }
    /// The values that the handler would receive, merged; see ``RouteRequest/parameters``.
    public var parameters: [String: Any] { request.parameters }
}
