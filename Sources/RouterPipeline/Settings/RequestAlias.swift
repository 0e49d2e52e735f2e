import RouteTables

/// A URL or pattern that leads to the same handler as a request's URL, so that the same settings guard it.
package enum RequestAlias: Sendable {
    /// A URL.
    case url(RouteURL)
    /// A URL of a pattern of the table: which one is unknown, so any.
    case pattern(Int, RouteMetadata)
}
