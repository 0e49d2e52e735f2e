import RouteTables

/// How the requests of a scope are rewritten.
package enum RewriteRule: Sendable {
    /// To the URL that a function gives; `nil` to leave the request as it is.
    case url(@Sendable (RouteURL) throws -> String?)
    /// By code of the app.
    case closure(@Sendable (RouteRequest) throws -> RouteRequest?)
}
