/// The state of a request that was rewritten or redirected, has ended, or has middleware, fallbacks or observers.
///
/// Most requests have none.
///
/// Unchecked: only one driver at a time uses it.
package final class RequestSession: @unchecked Sendable {
    /// The request as the caller made it.
    package let first: RouteRequest
    /// The latest request to which rewriting or a redirect led.
    package var last: RouteRequest?
    /// The request of the hop before rewriting, if a stage around it has changed it.
    var start: RouteRequest?
    /// The result: a value or a failure; neither while there is none.
    var outcome: (value: Any?, failure: (any Error)?)
    /// The stages that apply beside the handler.
    package var stages: (any SessionStages)?

    init(_ first: RouteRequest, last: RouteRequest? = nil, stages: (any SessionStages)? = nil) {
        self.first = first
        self.last = last
        self.stages = stages
    }

    /// A session that performs a request which this one has only looked up.
    func performing() -> RequestSession { RequestSession(first, last: last, stages: stages?.performing()) }
}

/// The stages that apply to one request beside its handler: middleware, fallbacks, observers.
///
/// They decide which code of the app is next. A driver calls that code, in the isolation that it needs, and then they have
/// the result.
package protocol SessionStages: AnyObject, Sendable {
    /// The next step of the request.
    var next: RequestSessionStep { get }

    /// Whether they take the handler's result before the caller does.
    var receivesResult: Bool { get }

    /// The error because of which there is no handler, which middleware may handle.
    var lookupError: (any Error)? { get }

    /// The scopes of the middleware that applies, the outermost first; `nil` for middleware of all requests.
    var middleware: [String?] { get }

    /// Checks that no part of the request must be awaited, before anything runs.
    func checkSynchronous(isOnMainActor: Bool) throws

    /// Calls the next code, or gives it up if the caller cannot call it without waiting.
    func run(isOnMainActor: Bool)

    /// Calls the next code, which is asynchronous.
    ///
    /// - Parameters:
    ///   - target: The handler that was found.
    ///   - isolation: The isolation of the caller.
    func run(before target: Router.Target?, _ isolation: isolated (any Actor)?) async

    /// Takes the handler's result, or the error because of which there is none.
    func settle(_ result: Result<Any, any Error>)

    /// Takes an error of the request.
    ///
    /// If there is a fallback for it, that is next.
    ///
    /// - Returns: The error with those before it, and whether a fallback is next.
    func fail(_ error: any Error, _ request: RouteRequest) -> (error: any Error, isHandled: Bool)

    /// The stages of a request that is performed after it was only looked up.
    func performing() -> any SessionStages

    /// Reads the settings again, because the set-up of a module has changed them.
    func readSettings(_ router: Router)

    /// Whether the handler gave the result.
    var isAnsweredByHandler: Bool { get }

    /// The error for a result that has another type than the caller expects; `nil` if the handler gave it.
    func wrongResult(actual: String, expected: String, for origin: RouteOrigin) -> RouterError?

    /// Ends the request.
    ///
    /// - Parameters:
    ///   - machine: The request.
    ///   - error: The error of a request that failed, which is marked if it is reported.
    func end(_ machine: borrowing RequestMachine, throwing error: inout (any Error)?)
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
