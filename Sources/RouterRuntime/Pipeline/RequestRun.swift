/// One request on its way: all its hops, until somebody has an answer.
///
/// Requests that concern nothing but their handler do not come here; see `Router+Perform.swift`.
struct RequestRun: Sendable {
    let router: Router
    let pipeline: Pipeline
    let first: RouteRequest
    let trace = RequestTrace()

    init(_ router: Router, _ request: RouteRequest) {
        self.router = router
        self.pipeline = router.pipelines.current(for: router) ?? Pipeline(.init(), reusing: nil, for: router)
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
        let start = begin()
        var course = RequestCourse()
        do {
            var attempt = failure.map { Attempt(first, thrown: $0) } ?? respond(to: first, isolation)
            while true {
                switch try course.turn(after: attempt, in: self, as: output) {
                case .answer(let answer):
                    end(start, .success)
                    return answer
                case .request(let request): attempt = respond(to: request, isolation)
                }
            }
        } catch {
            throw ended(start, error)
        }
    }

    /// Opens what the request leads to; see ``call(as:after:isolation:)``.
    func open<Output>(
        as output: Output.Type,
        after failure: (any Error)? = nil,
        isolation: isolated (any Actor)?
    ) async throws -> Output {
        let start = begin()
        var course = RequestCourse()
        do {
            var attempt: Attempt
            if let failure {
                attempt = Attempt(first, thrown: failure)
            } else {
                attempt = await respondWaiting(to: first, isolation)
            }
            while true {
                switch try course.turn(after: attempt, in: self, as: output) {
                case .answer(let answer):
                    end(start, .success)
                    return answer
                case .request(let request): attempt = await respondWaiting(to: request, isolation)
                }
            }
        } catch {
            throw ended(start, error)
        }
    }

    private func begin() -> UInt64 {
        guard !pipeline.observers.isEmpty else { return 0 }
        for observer in pipeline.observers { observer.onStart?(first) }
        return MonotonicClock.now
    }

    /// Ends with an error, of which observers are told all.
    ///
    /// - Returns: What the caller gets.
    private func ended(_ start: UInt64, _ error: any Error) -> any Error {
        var error = error
        router.assertions.check(&error, first)
        end(start, .failure(error))
        return RouterError.reduced(error, for: first)
    }

    private func end(_ start: UInt64, _ outcome: RouteEvent.Outcome) {
        guard !pipeline.observers.isEmpty else { return }
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
        for observer in pipeline.observers { observer.onEnd(event) }
    }
}
