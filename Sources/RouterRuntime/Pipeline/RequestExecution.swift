import RouteTables

/// One request on its way: all its hops, until somebody has an answer.
///
/// Requests that concern nothing but their handler do not come here; see `Router+Perform.swift`.
package struct RequestExecution: Sendable {
    package let router: Router
    package var pipeline: Pipeline
    /// What the pipeline includes.
    var revision: PipelineStore.Revision
    package let first: RouteRequest
    package let trace = RequestTrace()
    /// The observers that were told of the start, and when.
    var observers: [Pipeline.Observer] = []
    var start: UInt64 = 0

    package init(_ router: Router, _ request: RouteRequest) {
        let (pipeline, revision) = router.pipelines.snapshot(for: router)
        self.router = router
        self.pipeline = pipeline ?? Pipeline(.init(), reusing: nil, for: router)
        self.revision = revision
        self.first = request
    }

    /// Calls what the request leads to.
    ///
    /// - Parameters:
    ///   - output: The type of the result.
    ///   - failure: What a first attempt outside of the run ended with.
    ///   - isolation: The caller's isolation.
    /// - Returns: The result.
    /// - Throws: The error that is left when fallbacks have been asked.
    func call<Output>(
        as output: Output.Type,
        after failure: (any Error)? = nil,
        isolation: isolated (any Actor)?
    ) throws -> Output {
        var execution = self
        execution.begin()
        var hops = HopSequence()
        do {
            var hop = failure.map { HopResult(first, thrown: $0) } ?? execution.respond(to: first, isolation)
            while true {
                switch try hops.next(after: hop, in: execution, as: output) {
                case .answer(let answer):
                    execution.end(.success)
                    return answer
                case .request(let request): hop = execution.respond(to: request, isolation)
                }
            }
        } catch {
            throw execution.ended(error)
        }
    }

    /// Opens what the request leads to; see ``call(as:after:isolation:)``.
    func open<Output>(
        as output: Output.Type,
        after failure: (any Error)? = nil,
        isolation: isolated (any Actor)?
    ) async throws -> Output {
        var execution = self
        execution.begin()
        var hops = HopSequence()
        do {
            var hop: HopResult
            if let failure {
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
                }
            }
        } catch {
            throw execution.ended(error)
        }
    }

    private mutating func begin() {
        guard !pipeline.observers.isEmpty else { return }
        observers = pipeline.observers
        for (_, observer) in observers { observer.onStart?(first) }
        start = MonotonicClock.now
    }

    /// Ends with an error, of which observers are told all.
    ///
    /// - Returns: What the caller gets.
    private func ended(_ error: any Error) -> any Error {
        var error = error
        router.assertions.check(&error, first)
        end(.failure(error))
        return RouterError.reduced(error, for: first)
    }

    private func end(_ outcome: RouteEvent.Outcome) {
        guard !observers.isEmpty else { return }
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
        for (_, observer) in observers { observer.onEnd(event) }
    }
}
