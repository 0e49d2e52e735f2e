import RouteTables

/// Code that wraps the handlers of a scope.
package enum Middleware: Sendable {
    case synchronous(@Sendable (RouteRequest) throws -> RouteStep)
    case asynchronous(@Sendable (RouteRequest, RouteNext) async throws -> RouteResponse)
}
