import RouteTables

/// The URLs from which redirects and rewriting led to a request.
package struct RequestHops: Sendable {
    /// The URLs, the first one first.
    package private(set) var urls: [String] = []
    /// The number of the hops that count toward the limit.
    private var count: UInt8 = 0
    private var hasDetour = false
    private var plan = Plan.none
    /// The parts that only few requests carry.
    private var rare: Rare?
    /// The request that a detour has put off, the first one if there are several.
    package var postponed: Postponed? { hasDetour ? rare?.interrupted : nil }
    /// Answers for handlers; `nil` for most requests.
    package var witness: (any HandlerWitness)? { rare?.witness }

    /// The plan that the result is for.
    private enum Plan {
        case none, staysInIsolation, leavesIsolation
    }

    /// An object, because only few requests have one, and all copy the hops.
    private final class Rare: Sendable {
        /// The request that the first detour puts off, or has put off; `nil` for the one that it leads away from.
        let interrupted: Postponed?
        let witness: (any HandlerWitness)?

        init(_ interrupted: Postponed?, _ witness: (any HandlerWitness)?) {
            (self.interrupted, self.witness) = (interrupted, witness)
        }
    }

    /// A request that is to be made again.
    package final class Postponed: Sendable {
        package let url: String
        package let origin: RouteOrigin

        package init(url: String, origin: RouteOrigin) {
            self.url = url
            self.origin = origin
        }
    }

    /// No hops.
    ///
    /// A stored value would be read from memory for each request.
    package static var none: RequestHops { RequestHops() }

    /// Whether the result is for a plan.
    package var isPlanned: Bool { plan != .none }

    /// Whether the result is for a plan that leaves the isolation of the handler.
    var leavesIsolation: Bool { plan == .leavesIsolation }

    /// Notes that the result is for a plan.
    ///
    /// - Parameter staysInIsolation: Whether the plan stays in the isolation of its caller.
    package mutating func plan(staysInIsolation: Bool = false) {
        plan = staysInIsolation ? .staysInIsolation : .leavesIsolation
    }

    /// Notes that the result is for the plan of another request, if that is for one.
    package mutating func plan(with other: RequestHops) {
        if other.isPlanned { plan = other.plan }
    }

    /// Whether the request is for a page below that of a link.
    package var isPartOfLink: Bool { !hasDetour && rare?.interrupted != nil }

    /// Notes the link that a request is a part of, which a detour puts off as a whole.
    package mutating func belong(to link: Postponed) { rare = Rare(link, witness) }

    /// Adds what answers for the handlers of the request, and of those to which it leads.
    package mutating func attend(_ witness: any HandlerWitness) { rare = Rare(rare?.interrupted, witness) }

    /// Notes that the last hop is a detour.
    ///
    /// - Parameter origin: The caller of the request that it leads away from.
    @_optimize(size)
    mutating func postpone(from origin: RouteOrigin) {
        if rare?.interrupted == nil, let url = urls.last { rare = Rare(Postponed(url: url, origin: origin), witness) }
        hasDetour = true
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
        if isCounted { hops.count += 1 }
        guard hops.count <= RewriteTable.hopLimit else {
            throw RouterError(
                .tooManyHops,
                .tooManyHops(limit: RewriteTable.hopLimit, chain: hops.urls + [next]),
                for: origin
            )
        }
        return hops
    }
}

/// Knows what handlers have done before, and notes what they do, for requests that are awaited.
///
/// A request carries it through rewriting and redirects.
package protocol HandlerWitness: AnyObject, Sendable {
    /// Answers a request in place of its handler.
    ///
    /// - Returns: The result; `nil` to call the handler.
    /// - Throws: A redirect, as the handler would.
    func answer(to request: RouteRequest) throws -> Any?

    /// Notes that the handler of a request has redirected it.
    func note(_ redirect: RouteRedirect, of request: RouteRequest)
}
