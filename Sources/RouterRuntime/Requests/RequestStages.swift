import RouteTables

/// The stages around the requests of a router: set-up of modules, rewriting, middleware, fallbacks, observers.
///
/// A router has one slot for stages, which is empty in an app that sets nothing up. The stages get the URL, the origin
/// and the match that the machine of the request has already.
package protocol RequestStages: AnyObject, Sendable {
    /// Whether code of the main actor takes part in looking up each request.
    var lookUpNeedsMainActor: Bool { get }

    /// Sets up the modules that a handler needs, unless they are set up.
    ///
    /// - Returns: Whether their set-up is complete: `false` if this thread, or one that waits for it, may still be
    ///   setting one up.
    func setUp(for target: Router.Target, in router: Router) throws -> Bool

    /// Rewrites the request of a hop and looks it up.
    ///
    /// The machine gets its target, and a session if more than the handler applies to the request.
    func lookUp(_ machine: inout RequestMachine, in router: Router, on isolation: (any Actor)?) throws

    /// Adds its stages to the session of a request that has failed, unless it has them.
    func failed(_ machine: inout RequestMachine)

    /// The pattern of the route that takes a request, without rewriting; `nil` if none does.
    func pattern(taking request: RouteRequest) -> String?
}

extension RequestStages {
    package var lookUpNeedsMainActor: Bool { false }

    package func lookUp(_ machine: inout RequestMachine, in router: Router, on isolation: (any Actor)?) throws {
        try machine.lookUp(in: router, on: isolation)
    }

    package func failed(_ machine: inout RequestMachine) {}

    package func pattern(taking request: RouteRequest) -> String? { request.patternInTable }
}
