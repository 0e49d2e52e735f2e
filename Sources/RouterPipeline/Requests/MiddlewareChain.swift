@_spi(Locks) import RouteTables
@_spi(Generated) import RouterRuntime

/// The middleware of a hop around its handler: a chain of calls, so the stack of the calls is its state.
///
/// Asynchronous middleware may keep the rest of the chain, and call it after the hop. So nothing of the chain changes but what
/// locks guard.
struct MiddlewareChain: Sendable {
    private let pipeline: Pipeline
    private let numbers: NumberSet
    private let target: Result<Router.Target, any Error>
    /// The request as its caller made it.
    private let first: RouteRequest
    private let request: RouteRequest
    private let notes: RequestNotes

    /// The most middleware that applies to a request: each is a call within the one before.
    static let limit = 100

    /// Creates the chain of a hop.
    ///
    /// - Throws: `RouterError` with the code `invalidMiddleware` if more than ``limit`` apply.
    init(
        _ pipeline: Pipeline,
        _ numbers: NumberSet,
        around target: Result<Router.Target, any Error>,
        of hop: inout RequestHop,
        _ notes: RequestNotes
    ) throws {
        self.pipeline = pipeline
        self.numbers = numbers
        self.target = target
        request = hop.makeRequest()
        first = hop.first
        self.notes = notes
        let count = numbers.count
        guard count <= Self.limit else {
            throw RouterError(.invalidMiddleware, PipelineProblem.tooMuchMiddleware(count))
        }
    }

    /// The request as it reached the handler, if middleware has changed it.
    var reached: RouteRequest? { notes.reached(from: request) }

    private func member(_ number: Int) -> Scoped<Middleware> { pipeline.middleware.members[number] }

    /// Refuses a synchronous call of which a part must be awaited, before anything runs.
    ///
    /// - Throws: `RouterError` with the code `requiresAsync`.
    func checkSynchronous(isOnMainActor: Bool) throws {
        for number in numbers
        where pipeline.middleware.members[number].element.callKind.isAwaited(isOnMainActor: isOnMainActor) {
            throw member(number).requiresAsync(for: request.origin)
        }
        if case .success(let target) = target, target.callKind.isAwaited(isOnMainActor: isOnMainActor) {
            try RouteCall(request, to: target).checkSynchronous(target, isOnMainActor: isOnMainActor)
        }
    }

    // MARK: Synchronous

    /// Calls the middleware from a number on, and then the handler.
    func call(
        _ request: RouteRequest,
        from start: Int,
        _ isOnMainActor: Bool,
        _ isolation: isolated (any Actor)?
    ) throws -> RouteResponse {
        var request = request
        var next = numbers.first(from: start)
        do {
            while let number = next {
                next = numbers.first(from: number + 1)
                let step = try step(of: number, request, isOnMainActor)
                switch step.content {
                case .end(let response): return left(given(response, by: number), request)
                case .next(let changed, nil):
                    guard let passed = passed(request, on: changed) else { return redirect(to: changed, from: request) }
                    request = passed
                case .next(let changed, let completion?):
                    let result = result {
                        guard let passed = passed(request, on: changed) else {
                            return redirect(to: changed, from: request)
                        }
                        return try call(passed, from: number + 1, isOnMainActor, isolation)
                    }
                    return left(given(try completion(result), by: number), request)
                }
            }
            let target = try target.get()
            reach(request)
            return RouteResponse(.value(try RouteCall(request, to: target).perform(target, isolation)), by: .handler)
        } catch let redirect as RouteRedirect {
            return left(RouteResponse(.redirect(redirect)), request)
        }
    }

    // MARK: Asynchronous

    /// Calls the middleware from a number on, and then the handler.
    @_optimize(size)
    func open(
        _ request: RouteRequest,
        from start: Int,
        _ isolation: isolated (any Actor)?
    ) async throws -> RouteResponse {
        var request = request
        var next = numbers.first(from: start)
        do {
            while let number = next {
                next = numbers.first(from: number + 1)
                let step: RouteStep
                switch pipeline.middleware.members[number].element {
                case .asynchronous(let body):
                    let response = try await body(request, rest(after: number, of: request, isolation))
                    return left(given(response, by: number), request)
                case .mainActor: step = try await stepOnMainActor(of: number, request)
                case .synchronous: step = try self.step(of: number, request, false)
                }
                switch step.content {
                case .end(let response): return left(given(response, by: number), request)
                case .next(let changed, nil):
                    guard let passed = passed(request, on: changed) else { return redirect(to: changed, from: request) }
                    request = passed
                case .next(let changed, let completion?):
                    let result = await result(after: number, of: request, passedOnAs: changed, isolation)
                    return left(given(try completion(result), by: number), request)
                }
            }
            let target = try target.get()
            reach(request)
            let value = try await RouteCall(request, to: target).open(target, isolation)
            return RouteResponse(.value(value), by: .handler)
        } catch let redirect as RouteRedirect {
            return left(RouteResponse(.redirect(redirect)), request)
        }
    }

    /// The rest of the chain, for asynchronous middleware.
    private func rest(after number: Int, of request: RouteRequest, _ isolation: isolated (any Actor)?) -> RouteNext {
        let caller: (any Actor)? = isolation
        let isRunning = Lock(false)
        return RouteNext { changed in
            let isFree = isRunning.withLock { isRunning in
                defer { isRunning = true }
                return !isRunning
            }
            guard isFree else {
                throw RouterError(.invalidMiddleware, PipelineProblem.repeatedNext(scope: member(number).scopeText))
            }
            defer { isRunning.withLock { $0 = false } }
            return try await result(after: number, of: request, passedOnAs: changed, caller).get()
        }
    }

    /// The result of the rest of the chain, with its errors noted.
    @_optimize(size)
    private func result(
        after number: Int,
        of request: RouteRequest,
        passedOnAs changed: RouteRequest,
        _ isolation: isolated (any Actor)?
    ) async -> Result<RouteResponse, any Error> {
        guard let passed = passed(request, on: changed) else { return .success(redirect(to: changed, from: request)) }
        do {
            return .success(try await open(passed, from: number + 1, isolation))
        } catch {
            return .failure(notes.noting(error))
        }
    }

    @MainActor
    private func stepOnMainActor(of number: Int, _ request: RouteRequest) throws -> RouteStep {
        try step(of: number, request, true)
    }
}

// MARK: Parts of both

extension MiddlewareChain {
    /// The decision of middleware that is not asynchronous.
    private func step(of number: Int, _ request: RouteRequest, _ isOnMainActor: Bool) throws -> RouteStep {
        switch pipeline.middleware.members[number].element {
        case .synchronous(let body): return try body(request)
        case .mainActor(let body) where isOnMainActor: return try MainActor.assumeIsolated { try body(request) }
        case .mainActor, .asynchronous: throw member(number).requiresAsync(for: request.origin)
        }
    }

    /// The request as middleware passes it on; `nil` if its URL has changed, which is a redirect.
    private func passed(_ request: RouteRequest, on next: RouteRequest) -> RouteRequest? {
        if next.storage === request.storage { return request }
        if next.errors.count > request.errors.count { notes.noteAppended(to: next, since: request) }
        return request.passedOn(as: next)
    }

    private func redirect(to next: RouteRequest, from request: RouteRequest) -> RouteResponse {
        left(RouteResponse(.redirect(RouteRedirect(to: next))), request)
    }

    /// A response whose redirect keeps what middleware has changed, whatever middleware stands around it.
    private func left(_ response: RouteResponse, _ request: RouteRequest) -> RouteResponse {
        guard let redirect = response.redirect else { return response }
        return RouteResponse(.redirect(redirect.leaving(request, of: first)), by: response.stage)
    }

    private func given(_ response: RouteResponse, by number: Int) -> RouteResponse {
        response.given(by: .middleware(scope: member(number).scopeText))
    }

    /// Notes the request with which the handler is called.
    private func reach(_ request: RouteRequest) {
        if request.storage !== self.request.storage { notes.reach(request, from: self.request) }
    }

    /// The result of the rest of the chain, with its errors noted.
    private func result(_ body: () throws -> RouteResponse) -> Result<RouteResponse, any Error> {
        Result(catching: body).mapError(notes.noting)
    }
}

extension Scoped<Middleware> {
    /// The scope of the middleware, for messages; `nil` for middleware of all requests.
    fileprivate var scopeText: String? { scope?.description }

    /// The error for a synchronous call to which middleware applies that must be awaited.
    func requiresAsync(for origin: RouteOrigin) -> RouterError {
        if case .mainActor = element {
            return RouterError(.requiresAsync, PipelineProblem.mainActorMiddleware(scope: scopeText), for: origin)
        }
        return RouterError(.requiresAsync, PipelineProblem.asynchronousMiddleware(scope: scopeText), for: origin)
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
