import RouteTables
import RouterRuntime

/// Routes that are not in the table, and changes to the table's routes, as one pipeline uses them.
///
/// `RouterDynamic` implements it, so only apps that use `RouterDynamic` link the parser for patterns.
package protocol RouteOverlay: AnyObject, Sendable {
    /// Tells whether one of its own routes matches a URL.
    func matches(_ url: RouteURL) -> Bool

    /// Tells whether it changes the destination of a pattern of the table.
    func changes(pattern patternIndex: Int) -> Bool

    /// Finds the destination of a request, among the routes of the table and its own.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - router: The router.
    ///   - aliases: Gets the other URLs and patterns that lead to the handler, so that the same middleware guards them.
    ///   - refused: The routes whose conditions have refused the request, which are not asked again: patterns of the table
    ///     by their indices, and own routes by the complements of theirs.
    /// - Returns: The handler, and the request as it reaches it.
    /// - Throws: `RouterError` with the code `notFound` or `unknownRoute`; `RouteRedirect` for a route that was
    ///   relocated.
    func find(
        _ request: RouteRequest,
        with router: Router,
        _ aliases: inout [RequestAlias],
        _ refused: inout [Int]
    ) throws -> (request: RouteRequest, target: Router.Target)

    /// The routes of a URL, among those of the table and its own, without calling conditions; the best first.
    func candidates(_ request: RouteRequest, _ url: RouteURL) -> [RouteRequest]

    /// Tells whether a relocation replaces a route of a URL.
    func relocates(_ url: RouteURL, in table: RouteTable) -> Bool

    /// Tells whether it removes a pattern of the table.
    func removes(pattern patternIndex: Int) -> Bool

    /// The patterns of its own routes that are open to a caller.
    func patterns(knownTo origin: RouteOrigin) -> [String]
}

/// The settings that an app has added to an overlay.
package protocol RouteOverlaySettings: Sendable {
    /// The settings without those added under an id; `nil` if none are left.
    func removing(_ id: Int) -> (any RouteOverlaySettings)?

    /// Prepares an overlay, and reuses what an earlier one has prepared.
    func overlay(for router: Router, reusing other: (any RouteOverlay)?) -> any RouteOverlay
}
