import RoutePatterns
import RouteTables
import RouterPipeline
import RouterRuntime

extension Router {
    /// Removes all routes that were added at run time with a pattern.
    ///
    /// ```swift
    /// try router.remove("//campaigns/:id")
    /// ```
    ///
    /// Routes of the table remain, even if they have the same pattern: a relocation can remove those. To remove one of
    /// several routes with a pattern, use the token that adding it returned.
    ///
    /// - Parameter pattern: The pattern, in any spelling, with the names that its captures had, or `regex ` followed by
    ///   a regular expression over whole URLs.
    /// - Returns: Whether there was such a route.
    /// - Throws: ``RoutePatternError`` for a malformed pattern.
    /// - Complexity: O(*n*) in the number of routes added at run time.
    @discardableResult
    public func remove(_ pattern: String) throws -> Bool {
        let pattern = try RoutePattern(pattern)
        var isRemoved = false
        pipelines.change(removes: true) { settings in
            let routes = settings.dynamic.routes.value.filter { $0.pattern == pattern }
            for route in routes { settings.remove(route.id) }
            isRemoved = !routes.isEmpty
        }
        return isRemoved
    }
}
