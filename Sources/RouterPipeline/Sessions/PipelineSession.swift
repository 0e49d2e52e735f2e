@_spi(Generated) import RouterRuntime
import RouteTables

/// The stages of one request: its rewriting, its middleware, its fallbacks, and what observers learn of it.
///
/// It decides, and calls code of the app only when a driver says so. Only one driver uses a session at a time.
/// Asynchronous middleware passes a request on with a session for the rest.
///
/// Unchecked: only the driver of the request uses it, and it hands it on while it waits.
final class PipelineSession: SessionStages, @unchecked Sendable {
    let first: RouteRequest
    /// Everything that is set up; `nil` if nothing is.
    var pipeline: Pipeline?
    /// Whether the session is for the rest of a hop, whose result asynchronous middleware awaits.
    private let isRest: Bool
    /// Whether a synchronous caller is on the main actor; `nil` for an asynchronous caller.
    var isOnMainActor: Bool?

    // The hop.

    /// The request as the middleware so far has passed it on; `nil` until it was looked up.
    var passed: RouteRequest?
    /// The failure of the lookup, which middleware may handle; `nil` if there is a handler.
    var lookupError: (any Error)?
    /// The middleware of the pipeline that applies.
    var middlewareNumbers = NumberSet()
    /// The middleware that comes next; `nil` after the last one.
    var nextMiddleware: Int?
    /// The latest completion that middleware passed.
    var completion: Completion?
    /// The result of the hop, on its way back.
    var result: HopResult?

    // The request as a whole.

    private var notedErrors: RequestErrors?
    /// The fallbacks and their decision; `nil` before the first failure.
    var failing: FallbackChain?
    var observers: ScopedList<RouteObserver>?
    var startTime: UInt64 = 0

    init(_ pipeline: Pipeline?, _ first: RouteRequest) {
        self.pipeline = pipeline
        isRest = false
        self.first = first
    }

    /// Creates a session for the rest of a hop.
    init(restOf other: PipelineSession) {
        pipeline = other.pipeline
        isRest = true
        first = other.first
        passed = other.passed
        lookupError = other.lookupError
        middlewareNumbers = other.middlewareNumbers
        nextMiddleware = other.nextMiddleware
        notedErrors = other.errors
    }

    func performing() -> any SessionStages {
        let session = PipelineSession(pipeline, first)
        session.passed = passed
        session.middlewareNumbers = middlewareNumbers
        session.nextMiddleware = nextMiddleware
        session.tellObservers(of: pipeline)
        return session
    }

    /// The errors so far.
    var errors: RequestErrors {
        // Several calls of the rest of a hop may read it at the same time.
        if let notedErrors { return notedErrors }
        let errors = RequestErrors()
        notedErrors = errors
        return errors
    }

    /// Whether observers learn of the request, now or when it is performed.
    var isObserved: Bool { observers != nil || pipeline?.observers.members.isEmpty == false }

    func readSettings(_ router: Router) {
        pipeline = router.pipelines.current(for: router)
        tellObservers(of: pipeline)
    }

    func checkSynchronous(isOnMainActor: Bool) throws {
        self.isOnMainActor = isOnMainActor
        try checkMiddleware(isOnMainActor: isOnMainActor)
    }

    // MARK: Steps

    var next: RequestSessionStep {
        if let next = failing?.next { return next }
        if let result { return completion.map { .run($0.callKind) } ?? result.step }
        if let nextMiddleware { return .run(callKind(ofMiddleware: nextMiddleware)) }
        return .call(passed)
    }

    var receivesResult: Bool { isRest || observers != nil || completion != nil }

    func settle(_ result: Result<Any, any Error>) {
        switch result {
        case .success(let value): settle(hop: .response(RouteResponse(.value(value), by: .handler)))
        case .failure(let error): settle(hop: .failure(error))
        }
    }

    func run(isOnMainActor: Bool) {
        if let failing, failing.isNext { return failing.run(isOnMainActor: isOnMainActor) }
        guard let passed, let middleware = nextMiddlewareBody else {
            return complete { completion, result in
                switch completion.body {
                case .anywhere(let body): return try body(result)
                case .mainActor(let body) where isOnMainActor: return try MainActor.assumeIsolated { try body(result) }
                case .mainActor: throw RouterError(.requiresAsync, PipelineProblem.mainActorCompletion)
                }
            }
        }
        switch middleware {
        case .synchronous(let body): decide { try body(passed) }
        case .mainActor(let body) where isOnMainActor: decide { try MainActor.assumeIsolated { try body(passed) } }
        case .mainActor, .asynchronous:
            if let nextMember { settle(hop: .failure(nextMember.requiresAsync(for: passed.origin))) }
        }
    }

    // MARK: Results

    func fail(_ error: any Error, _ request: RouteRequest) -> (error: any Error, isHandled: Bool) {
        let noted = errors.noting(error)
        let failing = failing ?? FallbackChain(pipeline?.fallbacks ?? [])
        self.failing = failing
        return (noted, failing.begin(request.withErrors(errors.appended), noted))
    }

    /// The stage that gave the result.
    private var stage: RouteResponse.Stage? {
        if let outcome = failing?.outcome { return outcome.response?.stage }
        return completion == nil ? result?.response?.stage : nil
    }

    var isAnsweredByHandler: Bool {
        if case .handler = stage ?? .handler { true } else { false }
    }

    func wrongResult(actual: String, expected: String, for origin: RouteOrigin) -> RouterError? {
        guard !isAnsweredByHandler, let stage else { return nil }
        let problem = PipelineProblem.wrongResult(actual: actual, expected: expected, stage)
        return RouterError(.wrongResultType, problem, for: origin)
    }
}

extension PipelineSession {
    /// Tells the observers that have not been told yet of the start of the request.
    func tellObservers(of pipeline: Pipeline?) {
        guard let pipeline, !pipeline.observers.members.isEmpty else { return }
        if startTime == 0 { startTime = UInt64.monotonicNanoseconds() }
        let told = observers?.members ?? []
        let new = pipeline.observers.members.filter { member in !told.contains { $0.id == member.id } }
        if !new.isEmpty { observers = told.isEmpty ? pipeline.observers : ScopedList(told + new) }
        for member in new { member.element.onStart?(first) }
    }

    /// Ends the request.
    ///
    /// Observers receive the unreduced error.
    func end(_ machine: borrowing RequestMachine, throwing error: inout (any Error)?) {
        if var failure = error {
            machine.router.pipelines.assertions.check(&failure, first)
            error = failure
        }
        guard let observers else { return }
        let event = RouteEvent(
            request: first,
            last: machine.last ?? first,
            route: machine.reached?.route,
            handler: machine.call.name,
            errors: errors.all,
            error: error,
            nanoseconds: UInt64.monotonicNanoseconds() &- startTime
        )
        let handler = machine.target?.number
        for member in observers.members(for: nil, handler: handler) { member.element.onEnd(event) }
    }
}
