import RouteTables

/// The route that a request leads to, without the request being made.
public struct RouteResolution: Sendable {
    /// The request as it would reach the handler.
    public let request: RouteRequest
    /// The name of the handler; `nil` for a closure that was added at run time.
    public let handler: String?
    /// Whether the handler or middleware has to be waited for when it is called from no actor.
    public let isAsynchronous: Bool
    /// The patterns of the middleware that it would pass, the outermost first; `nil` for middleware of all requests.
    public let middleware: [String?]

    /// The URL that it leads to in the end.
    public var url: String { request.url }
    /// The URLs that led there: its own and those of rewriting and relocations; empty if nothing changed it.
    public var hops: [String] { request.hops }
    /// The pattern of the route.
    public var pattern: String { request.route ?? "" }
    /// The values that the handler would get, merged; see ``RouteRequest/parameters``.
    public var parameters: [String: Any] { request.parameters }
}
