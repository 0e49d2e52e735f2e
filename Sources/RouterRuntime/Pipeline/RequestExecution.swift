import RouteTables

/// Performs one request through the pipeline, with all its hops.
///
/// Requests to which nothing but their handler applies take the fast path instead; see `Router+Perform.swift`.
package struct RequestExecution: Sendable {
    package let router: Router
    package var pipeline: Pipeline
    /// The version of the pipeline, and the modules whose set-up it includes.
    var revision: PipelineStore.Revision
    package let first: RouteRequest
    package let trace = RequestTrace()
    /// The observers at the start of the request, and the time of the start.
    var observers: ScopedList<RouteObserver>?
    var start: UInt64 = 0

    package init(_ router: Router, _ request: RouteRequest) {
        let (pipeline, revision) = router.pipelines.snapshot(for: router)
        self.router = router
        self.pipeline = pipeline ?? Pipeline(.init(), reusing: nil, for: router)
        self.revision = revision
        self.first = request
    }

    /// Calls the destination of the request.
    ///
    /// - Parameters:
    ///   - output: The type of the result.
    ///   - failure: The failure of the fast path, if it was tried.
    ///   - isolation: The caller's isolation.
    /// - Returns: The result.
    /// - Throws: The error that remains after the fallbacks.
    func call<Output>(
        as output: Output.Type,
        after failure: (any Error)? = nil,
        isolation: isolated (any Actor)?
    ) throws -> Output {
        try MainThread.perform(in: isolation) { try respond(as: output, after: failure, isolation) }
    }

    private func respond<Output>(
        as output: Output.Type,
        after failure: (any Error)?,
        _ isolation: isolated (any Actor)?
    ) throws -> Output {
        var execution = self
        execution.begin()
        var hops = HopSequence()
        do {
            let isFinal = !(Self.needsMainActor(failure) && isolation === MainActor.shared)
            var hop: HopResult
            if let failure, isFinal {
                hop = HopResult(first, thrown: failure)
            } else {
                hop = execution.respond(to: first, isolation)
            }
            while true {
                switch try hops.next(after: hop, in: execution, as: output) {
                case .answer(let answer):
                    execution.end(.success)
                    return answer
                case .request(let request): hop = execution.respond(to: request, isolation)
                case .failure(let error): hop = execution.fallBack(hop.request, error, isolation)
                }
            }
        } catch {
            throw execution.ended(error)
        }
    }

    /// Opens the destination of the request; see ``call(as:after:isolation:)``.
    package func open<Output>(
        as output: Output.Type,
        after failure: (any Error)? = nil,
        isolation: isolated (any Actor)?
    ) async throws -> Output {
        var execution = self
        execution.begin()
        var hops = HopSequence()
        do {
            var hop: HopResult
            if let failure, !Self.needsMainActor(failure) {
                hop = HopResult(first, thrown: failure)
            } else {
                hop = await execution.respondWaiting(to: first, isolation)
            }
            while true {
                switch try hops.next(after: hop, in: execution, as: output) {
                case .answer(let answer):
                    execution.end(.success)
                    return answer
                case .request(let request): hop = await execution.respondWaiting(to: request, isolation)
                case .failure(let error): hop = await execution.fallBackWaiting(hop.request, error, isolation)
                }
            }
        } catch {
            throw execution.ended(error)
        }
    }

    /// Whether a lookup failed because it met a condition that is isolated to the main actor.
    static func needsMainActor(_ error: (any Error)?) -> Bool {
        guard case .mainActorCondition = (error as? RouterError)?.content else { return false }
        return true
    }

    private mutating func begin() {
        guard !pipeline.observers.members.isEmpty else { return }
        observers = pipeline.observers
        for member in pipeline.observers.members { member.element.onStart?(first) }
        start = MonotonicClock.now
    }

    /// Ends the request with an error.
    ///
    /// Observers receive the unreduced error.
    ///
    /// - Returns: The error that the caller receives.
    private func ended(_ error: any Error) -> any Error {
        var error = led(error)
        router.assertions.check(&error, first)
        end(.failure(error))
        let reduced = RouterError.reduced(error, for: first)
        router.assertions.note(error, hiddenAs: reduced, in: self)
        return reduced
    }

    /// An error with the URLs that led to the failure.
    @inline(never)
    func led(_ error: any Error) -> any Error {
        guard let own = error as? RouterError, let last = trace.record.last else { return error }
        return own.led(through: last)
    }

    private func end(_ outcome: RouteEvent.Outcome) {
        guard let observers else { return }
        let nanoseconds = MonotonicClock.now &- start
        let record = trace.record
        let event = RouteEvent(
            request: first,
            last: record.last ?? first,
            route: record.route,
            handler: record.handler,
            errors: record.errors,
            outcome: outcome,
            nanoseconds: nanoseconds
        )
        let told = observers.members(for: nil, handler: record.handlerNumber)
        for member in told { member.element.onEnd(event) }
    }
}
