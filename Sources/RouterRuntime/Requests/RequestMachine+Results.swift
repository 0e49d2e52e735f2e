import RouteTables

extension RequestMachine {
    /// Asks the session what is next.
    @inline(__always)
    package mutating func advance() {
        if rest == nil { step = .call } else { advanceSession() }
    }

    @inline(never)
    private mutating func advanceSession() {
        guard let next = session?.next else {
            step = .call
            return
        }
        switch next {
        case .run(let kind): step = .run(kind)
        case .call(.success(let target)):
            self.target = target
            step = .call
        case .call(.failure(let error)): settle(.failure(error))
        case .end(.success(let value)): answer(value)
        case .end(.failure) where isPartial: step = .end
        case .end(.failure(let error)): fail(error)
        }
    }

    /// Takes the result of the handler.
    @inline(never)
    mutating func settle(_ result: Result<Any, any Error>) {
        if let session, session.next != nil {
            session.settle(result)
            return advance()
        }
        switch result {
        case .success(let value): answer(value)
        case .failure(let error): fail(error)
        }
    }

    private mutating func answer(_ value: Any) {
        withRest { rest in
            rest.value = value
            rest.failure = nil
        }
        step = .end
    }

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
        withRest { $0.failure = error }
        step = .end
        if session == nil {
            if stages == nil { readSettings(of: router) }
            stages?.failed(&self)
        }
        guard let session else { return }
        let (noted, isHandled) = session.fail(error, request)
        withRest { $0.failure = noted }
        if isHandled { advance() }
    }

    mutating func follow(_ redirect: RouteRedirect) throws {
        let next = try request.followed(by: redirect)
        request = next
        withRest { rest in
            rest.last = next
            rest.failure = nil
        }
    }

    package var notFound: RouterError { router.notFound(first.url, origin) }

    /// Refuses the value of a result with another type than the caller expects.
    @inline(never)
    mutating func reject(_ value: Any, expected: Any.Type) {
        let (actual, expected) = ("\(type(of: value))", "\(expected)")
        let message = RouterMessage.wrongResult(actual: actual, expected: expected, handler: target?.name)
        let error = session?.wrongResult(actual: actual, expected: expected, for: origin)
        fail(error ?? RouterError(.wrongResultType, message, for: origin))
    }

    /// Ends a request that has its answer.
    func succeed() { _ = session?.end(self, throwing: nil) }

    /// Ends a request that has failed.
    ///
    /// - Returns: The error for the caller.
    @inline(never)
    func failed() -> any Error {
        let error = led(failure ?? notFound)
        return session?.end(self, throwing: error) ?? RouterError.reduced(error, for: first)
    }

    /// An error with the hops that led to it.
    @inline(never)
    func led(_ error: any Error) -> any Error {
        guard let own = error as? RouterError, let last else { return error }
        return own.led(through: last)
    }
}
