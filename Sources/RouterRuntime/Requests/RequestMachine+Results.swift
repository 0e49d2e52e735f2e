import RouteTables

extension RequestMachine {
    /// Determines what is next: the steps before the handler, what the session says, or the handler.
    @inline(__always)
    package mutating func advance() {
        if steps != nil {
            step = .run(.synchronous)
        } else if session == nil {
            step = .call
        } else {
            advanceSession()
        }
    }

    /// Runs the code of the app that is next, or gives it up if a synchronous caller would wait for it.
    ///
    /// - Parameter isOnMainActor: Whether a synchronous caller is on the main actor; `nil` for an asynchronous caller.
    @inline(never)
    mutating func run(isOnMainActor: Bool?) {
        guard let (owner, numbers) = steps else {
            session?.stages?.run(isOnMainActor: isOnMainActor == true)
            return
        }
        steps = nil
        owner.run(numbers, before: &self, isOnMainActor: isOnMainActor)
    }

    @inline(never)
    private mutating func advanceSession() {
        switch session?.stages?.next {
        case nil, .call(nil): step = .call
        case .call(let request?):
            call.incoming = request
            step = .call
        case .run(let kind): step = .run(kind)
        case .answer(let value): answer(value)
        case .fail where isPartial: step = .end
        case .fail(let error): fail(error)
        }
    }

    /// Takes the result of the handler.
    @inline(never)
    mutating func settle(_ result: Result<Any, any Error>) {
        if let stages = session?.stages, stages.receivesResult {
            stages.settle(result)
            return advance()
        }
        switch result {
        case .success(let value): answer(value)
        case .failure(let error): fail(error)
        }
    }

    private mutating func answer(_ value: Any) {
        needSession().outcome = (value, nil)
        step = .end
    }

    @_optimize(size)
    @inline(never)
    mutating func fail(_ error: any Error) {
        var error = error
        if let redirect = error as? RouteRedirect {
            do {
                try follow(redirect)
                step = .prepare
                return
            } catch let tooManyHops {
                error = tooManyHops
            }
        }
        step = .end
        steps = nil
        if stages == nil { readSettings(of: router) }
        stages?.failed(&self)
        let session = needSession()
        let (noted, isHandled) = session.stages?.fail(error, makeRequest()) ?? (error, false)
        session.outcome = (nil, noted)
        if isHandled { advance() }
    }

    @_optimize(size)
    mutating func follow(_ redirect: RouteRedirect) throws {
        let request = makeRequest()
        let next = try (redirect.source(of: request, first) ?? request).followed(by: redirect)
        lead(to: next)
        last = next
        session?.outcome = (nil, nil)
    }

    package var notFound: RouterError { router.notFound(first.urlText, origin) }

    /// Refuses the value of a result with another type than the caller expects.
    @_optimize(size)
    @inline(never)
    mutating func reject(_ value: Any, expected: Any.Type) {
        let (actual, expected) = ("\(type(of: value))", "\(expected)")
        let message = RouterMessage.wrongResult(actual: actual, expected: expected, handler: call.name)
        let error = session?.stages?.wrongResult(actual: actual, expected: expected, for: origin)
        fail(error ?? RouterError(.wrongResultType, message, for: origin))
    }

    /// Ends a request that has its answer.
    func succeed() {
        var error: (any Error)?
        session?.stages?.end(self, throwing: &error)
    }

    /// Ends a request that has failed.
    ///
    /// - Returns: The error for the caller.
    @_optimize(size)
    @inline(never)
    func failed() -> any Error {
        let failure = led(failure ?? notFound)
        var error: (any Error)? = failure
        session?.stages?.end(self, throwing: &error)
        let reduced = RouterError.reduced(error ?? failure, for: first)
        guard router.note(failure, hiddenAs: reduced, first, last), var noted = reduced as? RouterError else {
            return reduced
        }
        noted.isReported = true
        return noted
    }

    /// The error, with the hops that the request took before it failed.
    @_optimize(size)
    @inline(never)
    func led(_ error: any Error) -> any Error {
        guard let own = error as? RouterError, let last else { return error }
        return own.led(through: last)
    }

    /// Whether a session takes the result of the handler before the caller does.
    var stagesReceiveResult: Bool {
        @inline(__always) get { session?.stages?.receivesResult ?? false }
    }

    /// Calls the handler, which must be synchronous.
    func perform(_ isolation: isolated (any Actor)?) throws -> Any {
        guard let target else { throw notFound }
        return try call.perform(target, isolation)
    }

    /// Fails a request of which a part must be awaited, before anything runs.
    @inline(never)
    mutating func checkSynchronous(_ isolation: isolated (any Actor)?) {
        guard steps != nil || session != nil, failure == nil else { return }
        do {
            let isOnMainActor = MainThread.isMainActor(isolation)
            try session?.stages?.checkSynchronous(isOnMainActor: isOnMainActor)
            if let target { try call.checkSynchronous(target, isOnMainActor: isOnMainActor) }
        } catch {
            fail(error)
        }
    }

    /// The value of a request that has ended.
    ///
    /// - Parameters:
    ///   - value: The value of the handler; `nil` if a session has taken it, or the request has failed.
    ///   - expected: The type that the caller expects, for errors.
    ///   - isExpected: Whether a value has that type.
    /// - Returns: The value; `nil` if it is of another type than the caller expects, and a fallback is next.
    /// - Throws: The failure.
    @inline(never)
    mutating func answer(_ value: Any?, as expected: Any.Type, _ isExpected: (Any) -> Bool) throws -> Any? {
        guard let answer = value ?? session?.outcome.value else { throw failed() }
        if isExpected(answer) {
            if value == nil { succeed() }
            return answer
        }
        reject(answer, expected: expected)
        return nil
    }
}
