import RouteTables

/// What an app does about a request that failed.
///
/// It gives a response, or `nil` to leave the failure to others.
typealias RouteFallback = @Sendable (RouteRequest, any Error) throws -> RouteResponse?
