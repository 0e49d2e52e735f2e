import RouteTables

/// What stands around the requests of a router: set-up of modules, rewriting, middleware, fallbacks, observers.
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
    func setUp(for found: Router.Found, in router: Router) throws -> Bool

    /// Rewrites the request of a hop and looks it up.
    ///
    /// The machine gets its target, and a session if more than the handler applies to the request.
    func lookUp(_ machine: inout RequestMachine, on isolation: (any Actor)?) throws

    /// Begins a session for a request that has failed and has none.
    func failed(_ machine: inout RequestMachine)

    /// Tells developers something that is no failure, in debug builds.
    func remark(_ line: () -> String)
}

extension RequestStages {
    package var lookUpNeedsMainActor: Bool { false }

    package func lookUp(_ machine: inout RequestMachine, on isolation: (any Actor)?) throws {
        try machine.lookUp(on: isolation)
    }

    package func failed(_ machine: inout RequestMachine) {}

    package func remark(_ line: () -> String) {}
}

/// The stages of one request.
///
/// A session decides which code of the app is next. A driver calls that code, in the isolation that it needs, and then
/// the session has the result. Only one driver uses a session at a time.
package protocol RequestSession: AnyObject, Sendable {
    /// What comes next; `nil` for the handler that was found.
    var next: RequestSessionStep? { get }

    /// The handler that the middleware leads to, or the error because of which there is none; `nil` without middleware.
    var destination: Result<Router.Target, any Error>? { get }

    /// The scopes of the middleware that applies, the outermost first; `nil` stands for all requests.
    var middleware: [String?] { get }

    /// Checks that no part of the request must be awaited, before anything runs.
    func checkSynchronous(isOnMainActor: Bool) throws

    /// Calls the next code, which is synchronous.
    func run()

    /// Calls the next code, which is isolated to the main actor.
    @MainActor func runOnMainActor()

    /// Calls the next code, which is asynchronous.
    func run(_ isolation: isolated (any Actor)?) async

    /// Gives up the next code, because a synchronous caller cannot wait for it.
    func refuse()

    /// Takes the handler's result, or the error because of which there is none.
    func settle(_ result: Result<Any, any Error>)

    /// Takes an error of the request.
    ///
    /// If there is a fallback for it, that is next.
    ///
    /// - Returns: The error with those before it, and whether a fallback is next.
    func fail(_ error: any Error, _ request: RouteRequest) -> (error: any Error, isHandled: Bool)

    /// Reads the settings again, because the set-up of a module has changed them.
    func readSettings(_ machine: borrowing RequestMachine)

    /// Whether the handler gave the result.
    var isAnsweredByHandler: Bool { get }

    /// The error for a result that has another type than the caller expects; `nil` if the handler gave it.
    func wrongResult(actual: String, expected: String, for origin: RouteOrigin) -> RouterError?

    /// Ends the request.
    ///
    /// - Parameters:
    ///   - machine: The request.
    ///   - error: The error of a request that failed.
    /// - Returns: The error for the caller.
    func end(_ machine: borrowing RequestMachine, throwing error: (any Error)?) -> (any Error)?
}

/// What a session wants next.
package enum RequestSessionStep {
    /// Code of the app other than the handler.
    case run(CallKind)
    /// The handler of the target, with a request that has passed the middleware.
    case call(Result<Router.Target, any Error>)
    /// Nothing: the request has this result. A redirect is a failure with it.
    case end(Result<Any, any Error>)
}
