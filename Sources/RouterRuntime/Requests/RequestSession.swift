/// The state of a request to which more than its handler applies, or which was led from one URL to another.
///
/// The kernel needs the hops and the result; see ``HopSession``. A session of another module also decides which code of
/// the app is next. A driver calls that code, in the isolation that it needs, and then the session has the result. Only
/// one driver uses a session at a time.
package protocol RequestSession: AnyObject, Sendable {
    /// The request as the caller made it.
    var first: RouteRequest { get }

    /// The latest request to which rewriting or a redirect led.
    var last: RouteRequest? { get set }

    /// The result of the request; `nil` while there is none.
    var outcome: RequestOutcome? { get set }

    /// The next step of the request.
    var next: RequestSessionStep { get }

    /// Whether the session takes the handler's result before the caller does.
    var takesResult: Bool { get }

    /// The error because of which there is no handler, which middleware may handle.
    var lookupError: (any Error)? { get }

    /// The scopes of the middleware that applies, the outermost first; `nil` for middleware of all requests.
    var middleware: [String?] { get }

    /// Checks that no part of the request must be awaited, before anything runs.
    func checkSynchronous(isOnMainActor: Bool) throws

    /// Calls the next code, which is synchronous.
    func run()

    /// Calls the next code, which is isolated to the main actor.
    @MainActor func runOnMainActor()

    /// Calls the next code, which is asynchronous.
    ///
    /// - Parameters:
    ///   - target: The handler that was found.
    ///   - isolation: The isolation of the caller.
    func run(before target: Router.Target?, _ isolation: isolated (any Actor)?) async

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

    /// A session that performs a request which this one has only looked up.
    func performing() -> any RequestSession

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

/// The next step of a session.
package enum RequestSessionStep {
    /// Code of the app other than the handler.
    case run(CallKind)
    /// The handler that was found, for the request as middleware has passed it on; `nil` if there is none.
    case call(RouteRequest?)
    /// Nothing: the request has this value.
    case answer(Any)
    /// Nothing: the request has failed. A redirect is a failure, too.
    case fail(any Error)
}

/// The result of a request: a value, or a failure.
///
/// Unchecked: it is constant, and only the driver of the request gives its value to the caller.
package final class RequestOutcome: @unchecked Sendable {
    let value: Any?
    let failure: (any Error)?

    init(value: Any) {
        self.value = value
        failure = nil
    }

    init(failure: any Error) {
        value = nil
        self.failure = failure
    }
}
