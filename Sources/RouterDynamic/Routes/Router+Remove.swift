import RoutePatterns
import RouteTables
import RouterPipeline
import RouterRuntime

extension Router {
    /// Removes all routes that were added at run time with a pattern, or else the route of the table that has it.
    ///
    /// ```swift
    /// try router.remove("//campaigns/:id")
    /// ```
    ///
    /// A route of the table is removed by a relocation, so `router.relocate([.reset("//campaigns/:id")])` brings it back.
    /// To remove one of several routes with a pattern, use the token that adding it returned.
    ///
    /// - Parameter pattern: The pattern, in any spelling, with the names that its captures had, or `regex ` followed by
    ///   a regular expression over whole URLs.
    /// - Returns: Whether there was such a route.
    /// - Throws: ``RoutePatternError`` for a malformed pattern.
    /// - Complexity: O(*n*) in the number of routes.
    @discardableResult
    public func remove(_ pattern: String) throws -> Bool {
        let route = try RoutePattern(pattern)
        var isRemoved = false
        pipelines.change(removes: true) { settings in
            let routes = settings.dynamic.routes.value.filter { $0.pattern == route }
            for route in routes { settings.remove(route.id) }
            isRemoved = !routes.isEmpty
        }
        return isRemoved || relocate([.remove(pattern)]).refused.isEmpty
    }
}
