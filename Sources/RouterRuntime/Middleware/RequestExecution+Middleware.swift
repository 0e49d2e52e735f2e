import RouteTables

extension RequestExecution {
    /// Passes a request through middleware to its handler.
    ///
    /// - Parameters:
    ///   - request: The request with the match for it.
    ///   - chain: The middleware and the destination.
    ///   - index: The next middleware.
    ///   - isolation: The caller's isolation.
    /// - Returns: The response. A redirect that was thrown is a response too.
    /// - Throws: The failure.
    func pass(
        _ request: RouteRequest,
        _ chain: MiddlewareChain,
        _ index: Int,
        _ isolation: isolated (any Actor)?
    ) throws -> RouteResponse {
        try catchingRedirect {
            guard index < chain.middleware.count else {
                let value = try chain.destination.get().call(request, isolation: isolation)
                return RouteResponse(.value(value), by: .handler)
            }
            let member = chain.middleware[index]
            switch try step(member, request, isolation).content {
            case .end(let response): return response.given(by: member.stage)
            case .next(let next, let completion):
                if case .mainActor = completion, isolation !== MainActor.shared {
                    throw RouterError(.requiresAsync, .mainActorCompletion)
                }
                let result = Result { () throws -> RouteResponse in
                    guard let next = passOn(request, as: next) else { return .redirect(to: next) }
                    return try pass(next, chain, index + 1, isolation)
                }
                switch completion {
                case nil: return try result.get()
                case .anywhere(let body): return try body(result.mapError(trace.noting)).given(by: member.stage)
                case .mainActor(let body):
                    let noted = result.mapError(trace.noting)
                    return try MainActor.assumeIsolated { try body(noted) }.given(by: member.stage)
                }
            }
        }
    }

    /// The decision of middleware about a synchronous request.
    ///
    /// - Throws: The middleware's error; ``RouterError`` with the code `requiresAsync`.
    private func step(
        _ member: Scoped<Middleware>,
        _ request: RouteRequest,
        _ isolation: isolated (any Actor)?
    ) throws -> RouteStep {
        switch member.element {
        case .synchronous(let body): return try body(request)
        case .mainActor(let body) where isolation === MainActor.shared:
            return try MainActor.assumeIsolated { try body(request) }
        case .mainActor, .asynchronous: throw member.requiresAsync(for: request.origin)
        }
    }

    /// Passes a request through middleware to its handler and awaits the response; see ``pass(_:_:_:_:)``.
    func passWaiting(
        _ request: RouteRequest,
        _ chain: MiddlewareChain,
        _ index: Int,
        _ isolation: isolated (any Actor)?
    ) async throws -> RouteResponse {
        do {
            guard index < chain.middleware.count else {
                let value = try await chain.destination.get().open(request, isolation: isolation)
                return RouteResponse(.value(value), by: .handler)
            }
            let member = chain.middleware[index]
            switch member.element {
            case .synchronous(let body):
                return try await finish(body(request), request, chain, index, isolation)
            case .mainActor(let body):
                return try await finish(body(request), request, chain, index, isolation)
            case .asynchronous(let body):
                let caller: (any Actor)? = isolation
                let next = RouteNext { next in
                    guard let next = passOn(request, as: next) else { return .redirect(to: next) }
                    do {
                        return try await passWaiting(next, chain, index + 1, caller)
                    } catch {
                        throw trace.noting(error)
                    }
                }
                return try await body(request, next).given(by: member.stage)
            }
        } catch let redirect as RouteRedirect {
            return RouteResponse(.redirect(redirect))
        }
    }

    /// Continues as synchronous middleware decided.
    private func finish(
        _ step: RouteStep,
        _ request: RouteRequest,
        _ chain: MiddlewareChain,
        _ index: Int,
        _ isolation: isolated (any Actor)?
    ) async throws -> RouteResponse {
        let stage = chain.middleware[index].stage
        switch step.content {
        case .end(let response): return response.given(by: stage)
        case .next(let next, let completion):
            let result: Result<RouteResponse, any Error>
            do {
                if let next = passOn(request, as: next) {
                    result = .success(try await passWaiting(next, chain, index + 1, isolation))
                } else {
                    result = .success(.redirect(to: next))
                }
            } catch {
                result = .failure(error)
            }
            switch completion {
            case nil: return try result.get()
            case .anywhere(let body): return try body(result.mapError(trace.noting)).given(by: stage)
            case .mainActor(let body): return try await body(result.mapError(trace.noting)).given(by: stage)
            }
        }
    }

    /// The request as middleware passes it on, after noting the errors that the middleware appended; `nil` if the
    /// middleware changed its URL.
    private func passOn(_ request: RouteRequest, as next: RouteRequest) -> RouteRequest? {
        for error in next.errors.dropFirst(request.errors.count) { trace.noteAppended(error) }
        return request.passedOn(as: next)
    }

    private func catchingRedirect(_ body: () throws -> RouteResponse) throws -> RouteResponse {
        do {
            return try body()
        } catch let redirect as RouteRedirect {
            return RouteResponse(.redirect(redirect))
        }
    }
}

extension Scoped<Middleware> {
    fileprivate var stage: RouteResponse.Stage { .middleware(scope: scope?.description) }
}

extension RouteRequest {
    /// The request as middleware passes it on, with a changed context but otherwise the same.
    ///
    /// - Returns: The request; `nil` if middleware changed its URL.
    fileprivate func passedOn(as next: RouteRequest) -> RouteRequest? {
        if next.storage === storage { return self }
        let isSame = storage.typed.map { $0 === next.storage.typed } ?? (next.url == url)
        return isSame ? RouteRequest(storage: storage.copy(context: next.context, errors: next.errors)) : nil
    }
}

extension RouteResponse {
    /// Redirects to a request whose URL middleware changed.
    fileprivate static func redirect(to request: RouteRequest) -> RouteResponse {
        RouteResponse(.redirect(RouteRedirect(to: request)))
    }
}
