import RouteTables

/// A closure that handles failed requests.
///
/// It returns a response, or `nil` to leave the failure to others.
typealias RouteFallback = @Sendable (RouteRequest, any Error) throws -> RouteResponse?
