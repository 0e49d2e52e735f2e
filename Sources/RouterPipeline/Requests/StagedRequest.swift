import RouteTables
@_spi(Generated) import RouterRuntime

/// A request on its way through what an app has set up: two loops around the middleware of each hop.
///
/// A loop follows redirects, asks fallbacks, and ends the request once. What middleware does with a hop is a chain of calls;
/// see ``MiddlewareChain``.
struct StagedRequest: Sendable {
    let router: Router
    var settings: RouterSettings
    /// Everything that is set up; `nil` if assertions alone are.
    var pipeline: Pipeline?
    /// Whether the request is only looked up.
    let isDryRun: Bool

    // The hop.

    /// The hop before its lookup, to which a set-up that changes settings leads back; `nil` if no module has a set-up.
    var begun: RequestHop?
    /// Whether the request of the hop was rewritten.
    var isRewritten = false
    /// The middleware of the pipeline that applies.
    var middleware = NumberSet()
    /// The failure of the lookup, which middleware may handle; `nil` if there is a handler.
    var lookupError: (any Error)?

    // The request as a whole.

    private(set) var notes: RequestNotes?
    /// The fallbacks that have not been asked, of which the last one is next; `nil` before the first failure.
    private var fallbacks: [RouteFallback]?
    /// The observers that were told of the start.
    var observers: ScopedList<RouteObserver>?
    var startTime: UInt64 = 0

    /// Creates a request with settings that were read no later than the pipeline: otherwise, a handler would be remembered
    /// as if newer settings had been examined.
    init(_ router: Router, _ settings: RouterSettings, _ pipeline: Pipeline?, isDryRun: Bool = false) {
        self.router = router
        self.settings = settings
        self.pipeline = pipeline
        self.isDryRun = isDryRun
    }

    /// The notes, which begin when something needs them first.
    private mutating func needNotes() -> RequestNotes {
        let notes = notes ?? RequestNotes()
        self.notes = notes
        return notes
    }

    // MARK: The two loops

    /// Performs the request without waiting; see ``RequestStages``.
    mutating func call(
        _ hop: inout RequestHop,
        after failure: (any Error)?,
        as expected: Any.Type,
        _ isExpected: (Any) -> Bool,
        _ isolation: isolated (any Actor)?
    ) throws -> Any {
        let isOnMainActor = MainThread.isMainActor(isolation)
        return try MainThread.perform(in: isolation) {
            var outcome = failure.map { .failure($0) } ?? Result { try respond(&hop, isOnMainActor, isolation) }
            while true {
                do {
                    if let value = try settle(outcome, &hop, as: expected, isExpected) { return value }
                    outcome = Result { try respond(&hop, isOnMainActor, isolation) }
                } catch {
                    let notes = needNotes()
                    let noted = notes.noting(error)
                    guard let fallback = nextFallback() else { throw end(hop, noted) }
                    let request = hop.makeRequest().withErrors(notes.appended)
                    outcome = Result { try ask(fallback, request, noted, isOnMainActor: isOnMainActor) }
                }
            }
        }
    }

    /// Performs the request; see ``RequestStages``.
    @_optimize(size)
    mutating func open(
        _ hop: inout RequestHop,
        after failure: (any Error)?,
        as expected: Any.Type,
        _ isExpected: (Any) -> Bool,
        _ isolation: isolated (any Actor)?
    ) async throws -> Any {
        var outcome: Result<RouteResponse, any Error>
        if let failure { outcome = .failure(failure) } else { outcome = await respond(&hop, isolation) }
        while true {
            do {
                if let value = try settle(outcome, &hop, as: expected, isExpected) { return value }
                outcome = await respond(&hop, isolation)
            } catch {
                let notes = needNotes()
                let noted = notes.noting(error)
                guard let fallback = nextFallback() else { throw end(hop, noted) }
                let request = hop.makeRequest().withErrors(notes.appended)
                outcome = await answer(of: fallback, request, noted)
            }
        }
    }

    /// The value of a hop that has one, or the hop to which a redirect leads.
    ///
    /// - Returns: The value with which the request ends; `nil` if another hop follows.
    /// - Throws: The failure of the hop.
    private mutating func settle(
        _ outcome: Result<RouteResponse, any Error>,
        _ hop: inout RequestHop,
        as expected: Any.Type,
        _ isExpected: (Any) -> Bool
    ) throws -> Any? {
        let response: RouteResponse
        do { response = try outcome.get() } catch let redirect as RouteRedirect {
            response = RouteResponse(.redirect(redirect))
        }
        switch response.content {
        case .redirect(let redirect):
            try hop.follow(redirect)
            return nil
        case .value(let value):
            let isOfHandler = if case .handler? = response.stage { true } else { response.stage == nil }
            hop.isAnsweredByHandler = isOfHandler
            guard isExpected(value) else {
                throw isOfHandler
                    ? hop.wrongResult(value, as: expected) : response.wrongResult(value, as: expected, for: hop.origin)
            }
            tellObservers(of: hop, throwing: nil)
            return value
        }
    }

    // MARK: A hop

    /// Looks a hop up, and calls its middleware and its handler.
    private mutating func respond(
        _ hop: inout RequestHop,
        _ isOnMainActor: Bool,
        _ isolation: isolated (any Actor)?
    ) throws -> RouteResponse {
        try lookUp(&hop, on: isolation)
        guard let chain = try chain(of: &hop) else {
            guard let target = hop.target else { throw hop.notFound }
            return RouteResponse(.value(try hop.call.perform(target, isolation)), by: .handler)
        }
        try chain.checkSynchronous(isOnMainActor: isOnMainActor)
        defer { if let reached = chain.reached { hop.reach(reached) } }
        return try chain.call(hop.makeRequest(), from: 0, isOnMainActor, isolation)
    }

    @_optimize(size)
    private mutating func respond(
        _ hop: inout RequestHop,
        _ isolation: isolated (any Actor)?
    ) async -> Result<RouteResponse, any Error> {
        do {
            try await lookUp(&hop, isolation)
            guard let chain = try chain(of: &hop) else {
                guard let target = hop.target else { throw hop.notFound }
                return .success(RouteResponse(.value(try await hop.call.open(target, isolation)), by: .handler))
            }
            defer { if let reached = chain.reached { hop.reach(reached) } }
            return .success(try await chain.open(hop.makeRequest(), from: 0, isolation))
        } catch {
            return .failure(error)
        }
    }

    /// The middleware of a hop; `nil` if none applies.
    private mutating func chain(of hop: inout RequestHop) throws -> MiddlewareChain? {
        guard !middleware.isEmpty, let pipeline else {
            if let lookupError { throw lookupError }
            return nil
        }
        let target: Result<Router.Target, any Error> =
            lookupError.map { .failure($0) } ?? hop.target.map { .success($0) } ?? .failure(hop.notFound)
        return try MiddlewareChain(pipeline, middleware, around: target, of: &hop, needNotes())
    }

    // MARK: Fallbacks

    /// The fallback that is asked next, each once in a request; `nil` if there is none left.
    private mutating func nextFallback() -> RouteFallback? {
        if fallbacks == nil { fallbacks = pipeline?.fallbacks ?? [] }
        return fallbacks?.popLast()
    }

    /// Asks a fallback.
    ///
    /// - Throws: The error of the fallback, or the failure if it has no answer.
    private mutating func ask(
        _ fallback: RouteFallback,
        _ request: RouteRequest,
        _ failure: any Error,
        isOnMainActor: Bool
    ) throws -> RouteResponse {
        let others = fallbacks
        // After an answer, or an error, no other fallback is asked.
        fallbacks = []
        let response =
            switch fallback {
            case .anywhere(let body): try body(request, failure)
            case .mainActor(let body) where isOnMainActor: try MainActor.assumeIsolated { try body(request, failure) }
            case .mainActor: throw RouterError(.requiresAsync, PipelineProblem.mainActorFallback)
            }
        guard let response else {
            fallbacks = others
            throw failure
        }
        return response.given(by: .fallback)
    }

    @_optimize(size)
    private mutating func answer(
        of fallback: RouteFallback,
        _ request: RouteRequest,
        _ failure: any Error
    ) async -> Result<RouteResponse, any Error> {
        guard case .mainActor = fallback else {
            return Result { try ask(fallback, request, failure, isOnMainActor: false) }
        }
        return await answerOnMainActor(of: fallback, request, failure)
    }

    @MainActor
    private mutating func answerOnMainActor(
        of fallback: RouteFallback,
        _ request: RouteRequest,
        _ failure: any Error
    ) -> Result<RouteResponse, any Error> {
        Result { try ask(fallback, request, failure, isOnMainActor: true) }
    }

    // MARK: The end

    /// Ends the request with a failure.
    ///
    /// Observers receive the unreduced error.
    ///
    /// - Returns: The error for the caller.
    @inline(never)
    @_optimize(size)
    private mutating func end(_ hop: RequestHop, _ error: any Error) -> any Error {
        tellObservers { hop.first }
        let failure = hop.led(error)
        var marked = failure
        router.pipelines.assertions.check(&marked, hop.first)
        tellObservers(of: hop, throwing: marked)
        return hop.error(for: failure, marked)
    }
}
