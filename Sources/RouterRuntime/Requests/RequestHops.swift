import RouteTables

/// The URLs from which redirects and rewriting led to a request.
package struct RequestHops: Sendable {
    /// The URLs, the first one first.
    package private(set) var urls: [String] = []
    /// How many of the hops count toward the limit.
    private var counted = 0

    /// No hops.
    ///
    /// A stored value would be read from memory for each request.
    package static var none: RequestHops { RequestHops() }

    /// Adds a hop.
    ///
    /// - Parameters:
    ///   - url: The URL that the hop leads away from.
    ///   - next: The URL that it leads to.
    ///   - isCounted: Whether the hop counts toward the limit. A hop that code cannot repeat for the same request does
    ///     not, so an app may have any number of closures that rewrite.
    ///   - origin: The caller of the request.
    /// - Returns: The hops with this one.
    /// - Throws: ``RouterError`` with the code `tooManyHops`.
    @inline(never)
    func adding(_ url: String, to next: String, isCounted: Bool, for origin: RouteOrigin) throws -> RequestHops {
        var hops = self
        hops.urls.append(url)
        if isCounted { hops.counted += 1 }
        guard hops.counted <= RewriteTable.hopLimit else {
            throw RouterError(
                .tooManyHops,
                .tooManyHops(limit: RewriteTable.hopLimit, chain: hops.urls + [next]),
                for: origin
            )
        }
        return hops
    }
}
