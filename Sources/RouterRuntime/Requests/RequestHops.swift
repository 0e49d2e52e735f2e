import RouteTables

/// The URLs from which redirects and rewriting led to a request.
package struct RequestHops: Sendable {
    /// The URLs, the first one first.
    package private(set) var urls: [String] = []
    /// Twice the number of the hops that count toward the limit, and 1 if the result is for a plan.
    ///
    /// It is a single number, because all requests copy it.
    private var counted = 0
    /// The request that a detour has put off, the first one if there are several.
    package private(set) var postponed: Postponed?

    /// A request that is to be made again.
    ///
    /// An object, because only few requests have one, and all copy the hops.
    package final class Postponed: Sendable {
        package let url: String
        package let origin: RouteOrigin

        init(url: String, origin: RouteOrigin) {
            self.url = url
            self.origin = origin
        }
    }

    /// No hops.
    ///
    /// A stored value would be read from memory for each request.
    package static var none: RequestHops { RequestHops() }

    /// Whether the result is for a plan, which leaves the isolation of the handler.
    package var isPlanned: Bool { counted & 1 != 0 }

    /// Notes that the result is for a plan.
    package mutating func plan() { counted |= 1 }

    /// Notes that the last hop is a detour.
    ///
    /// - Parameter origin: The caller of the request that it leads away from.
    @_optimize(size)
    mutating func postpone(from origin: RouteOrigin) {
        if postponed == nil, let url = urls.last { postponed = Postponed(url: url, origin: origin) }
    }

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
    @_optimize(size)
    func adding(_ url: String, to next: String, isCounted: Bool, for origin: RouteOrigin) throws -> RequestHops {
        var hops = self
        hops.urls.append(url)
        if isCounted { hops.counted += 2 }
        guard hops.counted >> 1 <= RewriteTable.hopLimit else {
            throw RouterError(
                .tooManyHops,
                .tooManyHops(limit: RewriteTable.hopLimit, chain: hops.urls + [next]),
                for: origin
            )
        }
        return hops
    }
}
