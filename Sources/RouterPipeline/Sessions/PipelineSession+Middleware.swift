import RouterRuntime

/// How a hop of a request passes through middleware to its handler, and back.
extension PipelineSession {
    /// A completion that middleware passed, for the result of everything after it.
    final class Completion: Sendable {
        let body: RouteStep.Continuation
        let stage: RouteResponse.Stage
        /// The completion of the middleware around this one.
        let outer: Completion?

        init(_ body: RouteStep.Continuation, _ stage: RouteResponse.Stage, outer: Completion?) {
            self.body = body
            self.stage = stage
            self.outer = outer
        }

        var callKind: CallKind {
            if case .mainActor = body { return .mainActor }
            return .synchronous
        }
    }

    /// Begins a hop.
    func beginHop() {
        passed = nil
        lookupError = nil
        middlewareNumbers = NumberSet()
        nextMiddleware = nil
        completion = nil
        result = nil
        failing?.beginHop()
    }

    /// Takes a request that was looked up, and the middleware that applies to it.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - middleware: The numbers of the middleware.
    ///   - start: The number of the middleware that is next, if others have passed the request on already.
    ///   - lookupError: The error because of which there is no handler.
    func take(_ request: RouteRequest, _ middleware: NumberSet, from start: Int = 0, lookupError: (any Error)? = nil) {
        passed = request
        middlewareNumbers = middleware
        self.lookupError = lookupError
        nextMiddleware = middleware.first(from: start)
        failIfComplete()
    }

    /// Fails a hop without a handler once all middleware has passed it on.
    private func failIfComplete() {
        if nextMiddleware == nil, let lookupError { settle(hop: .failure(lookupError)) }
    }

    private func member(_ number: Int) -> Scoped<Middleware>? { pipeline?.middleware.members[number] }

    /// The middleware that comes next; `nil` if something else does.
    var nextMember: Scoped<Middleware>? { result == nil ? nextMiddleware.flatMap(member) : nil }

    // A member is copied with its scope, which costs a tenth of a call, so these read the code alone.

    /// The code of the middleware that comes next.
    var nextMiddlewareBody: Middleware? {
        result == nil ? nextMiddleware.flatMap { pipeline?.middleware.members[$0].element } : nil
    }

    func callKind(ofMiddleware number: Int) -> CallKind {
        pipeline?.middleware.members[number].element.callKind ?? .synchronous
    }

    var middleware: [String?] {
        pipeline?.middleware.members(middlewareNumbers).map { $0.scope?.description } ?? []
    }

    func checkMiddleware(isOnMainActor: Bool) throws {
        var next = middlewareNumbers.first(from: 0)
        while let number = next {
            if callKind(ofMiddleware: number).isAwaited(isOnMainActor: isOnMainActor), let member = member(number) {
                throw member.requiresAsync(for: passed?.origin ?? first.origin)
            }
            next = middlewareNumbers.first(from: number + 1)
        }
    }

    // MARK: Forward

    /// Takes the decision of synchronous middleware.
    func decide(_ body: () throws -> RouteStep) {
        do {
            let step = try body()
            switch step.content {
            case .end(let response): settle(response)
            case .next(let request, let completion):
                if let completion { try add(completion) }
                passOn(request)
            }
        } catch {
            settle(hop: .failure(error))
        }
    }

    private func add(_ completion: RouteStep.Continuation) throws {
        if case .mainActor = completion, isOnMainActor == false {
            throw RouterError(.requiresAsync, PipelineProblem.mainActorCompletion)
        }
        guard let nextMember else { return }
        self.completion = Completion(completion, nextMember.stage, outer: self.completion)
    }

    /// Passes the request on as middleware returned it, or redirects it if the middleware changed its URL.
    private func passOn(_ next: RouteRequest) {
        if let passed, next.storage !== passed.storage {
            if next.errors.count > passed.errors.count { errors.noteAppended(to: next, since: passed) }
            guard let changed = passed.passedOn(as: next) else {
                return settle(hop: .response(RouteResponse(.redirect(RouteRedirect(to: next)))))
            }
            self.passed = changed
        }
        nextMiddleware = nextMiddleware.flatMap { middlewareNumbers.first(from: $0 + 1) }
        failIfComplete()
    }

    func run(before target: Router.Target?, _ isolation: isolated (any Actor)?) async {
        guard let passed, case .asynchronous(let body)? = nextMiddlewareBody else { return }
        do {
            settle(try await body(passed, rest(before: target, isolation)))
        } catch {
            settle(hop: .failure(error))
        }
    }

    /// The rest of the hop, for the asynchronous middleware that comes next.
    private func rest(before target: Router.Target?, _ isolation: isolated (any Actor)?) -> RouteNext {
        let caller: (any Actor)? = isolation
        // Each call of the rest begins here, whatever has become of this session.
        let start = PipelineSession(restOf: self)
        return RouteNext { request in
            let rest = PipelineSession(restOf: start)
            rest.passOn(request)
            var machine = RequestMachine(
                rest,
                of: rest.first,
                passedOn: rest.passed ?? request,
                before: target
            )
            await request.router.driveRest(&machine, caller)
            do {
                guard rest.completion == nil, let result = rest.result else { throw machine.notFound }
                return try result.get()
            } catch {
                throw rest.errors.noting(error)
            }
        }
    }

    // MARK: Backward

    /// Takes the response of the middleware that comes next.
    private func settle(_ response: RouteResponse) {
        settle(hop: .response(nextMember.map { member in response.given(by: member.stage) } ?? response))
    }

    /// Takes the result of a middleware, the handler or a completion.
    ///
    /// A redirect that was thrown is a response.
    func settle(hop result: HopResult) {
        if case .failure(let redirect as RouteRedirect) = result {
            self.result = .response(RouteResponse(.redirect(left(redirect))))
        } else if let response = result.response, let redirect = response.redirect {
            self.result = .response(RouteResponse(.redirect(left(redirect)), by: response.stage))
        } else {
            self.result = result
        }
    }

    /// A redirect that keeps what middleware has changed, whatever middleware stands around it.
    private func left(_ redirect: RouteRedirect) -> RouteRedirect {
        passed.map { redirect.leaving($0, of: first) } ?? redirect
    }

    /// Calls the latest completion with the result so far.
    func complete(_ body: (Completion, Result<RouteResponse, any Error>) throws -> RouteResponse) {
        guard let result, let completion else { return }
        self.completion = completion.outer
        do {
            let completed = try body(completion, Result { try result.get() }.mapError(errors.noting))
            settle(hop: .response(completed.given(by: completion.stage)))
        } catch {
            settle(hop: .failure(error))
        }
    }
}

extension Scoped<Middleware> {
    /// The stage of the responses that the middleware gives.
    fileprivate var stage: RouteResponse.Stage { .middleware(scope: scope?.description) }

    /// The error for a synchronous call to which middleware applies that must be awaited.
    func requiresAsync(for origin: RouteOrigin) -> RouterError {
        let scope = scope?.description
        if case .mainActor = element {
            return RouterError(.requiresAsync, PipelineProblem.mainActorMiddleware(scope: scope), for: origin)
        }
        return RouterError(.requiresAsync, PipelineProblem.asynchronousMiddleware(scope: scope), for: origin)
    }
}

extension RouteRequest {
    /// The request as middleware passes it on, with a changed context but otherwise the same.
    ///
    /// - Returns: The request; `nil` if middleware changed its URL.
    fileprivate func passedOn(as next: RouteRequest) -> RouteRequest? {
        let isSame = storage.typed.map { $0 === next.storage.typed } ?? (next.urlText == urlText)
        guard isSame else { return nil }
        return RouteRequest(
            storage: storage.copy { parts in
                parts.context = next.context
                parts.callbacks = next.storage.callbacks
                parts.errors = next.errors
            }
        )
    }
}
