import RouteTables

/// Routes that are not in the table, and changes of the table's routes, as one pipeline uses them.
///
/// `RouterDynamic` provides it: what it needs to read patterns at run time is linked only by apps that use it.
package protocol RouteOverlay: AnyObject, Sendable {
    /// Tells whether a route of its own matches a URL.
    func matches(_ url: RouteURL) -> Bool

    /// Tells whether it changes where a pattern of the table leads.
    func changes(pattern patternIndex: Int) -> Bool

    /// Finds what a request leads to, among the routes of the table and its own.
    ///
    /// - Throws: ``RouterError`` with the code `notFound` or `unknownRoute`; ``RouteRedirect`` for a route that was relocated.
    func find(_ request: RouteRequest, with router: Router) throws -> RouteDestination.Found

    /// The best routes of a URL at first sight, among those of the table and its own, without asking conditions.
    func candidates(_ request: RouteRequest, _ url: RouteURL) -> [RouteRequest]

    /// Tells whether a pattern of the table was removed.
    func removes(pattern patternIndex: Int) -> Bool

    /// The patterns of its own routes that a caller may know.
    func patterns(knownTo origin: RouteOrigin) -> [String]

    /// The patterns of all its own routes.
    var patterns: [String] { get }
}

/// What an app has added to an overlay.
package protocol RouteOverlaySettings: Sendable {
    /// The settings without what was added under a number; `nil` if nothing is left.
    func removing(_ id: Int) -> (any RouteOverlaySettings)?

    /// Prepares an overlay, with what an earlier one has prepared already.
    func overlay(for router: Router, reusing other: (any RouteOverlay)?) -> any RouteOverlay
}
