import RouteTables

/// Decides how one hop of a request passes through middleware to its handler, and back.
///
/// It is a value that never waits, like ``RequestMachine``.
struct RequestChain: Sendable {
    /// What the driver does next.
    enum Step: Sendable {
        /// Call ``member``.
        case middleware
        /// Call the handler of ``destination``.
        case call
        /// Call ``completion`` with the result so far.
        case completion
        /// The result of the hop is complete.
        case end
    }

    /// A completion that middleware passed, for the result of everything after it.
    struct Completion: Sendable {
        let body: RouteStep.Continuation
        let stage: RouteResponse.Stage
    }

    /// The middleware, the outermost first.
    let middleware: [Scoped<Middleware>]
    /// The handler, or the failure of the lookup, which middleware may handle.
    let destination: Result<Router.Target, any Error>
    let errors: RequestErrors
    /// The request as the middleware so far has passed it on.
    private(set) var request: RouteRequest
    private var index = 0
    private var completions: [Completion] = []
    /// The result, on its way back; a redirect that was thrown is a response.
    private(set) var result: Result<RouteResponse, any Error>?

    init(
        _ request: RouteRequest,
        _ middleware: [Scoped<Middleware>],
        _ destination: Result<Router.Target, any Error>,
        _ errors: RequestErrors
    ) {
        self.request = request
        self.middleware = middleware
        self.destination = destination
        self.errors = errors
    }

    var step: Step {
        if result != nil { return completions.isEmpty ? .end : .completion }
        return index < middleware.count ? .middleware : .call
    }

    /// The middleware that comes next.
    var member: Scoped<Middleware> { middleware[index] }

    /// Notes the decision of synchronous middleware.
    mutating func decided(_ decision: RouteStep) {
        let stage = member.stage
        switch decision.content {
        case .end(let response): settle(.success(response.given(by: stage)))
        case .next(let next, let completion):
            if let completion { completions.append(Completion(body: completion, stage: stage)) }
            passOn(next)
        }
    }

    /// The rest of the chain, for asynchronous middleware that passes a request on.
    func rest(passing next: RouteRequest) -> RequestChain {
        var rest = self
        rest.completions = []
        rest.passOn(next)
        return rest
    }

    /// Passes the request on as middleware returned it, or redirects it if the middleware changed its URL.
    private mutating func passOn(_ next: RouteRequest) {
        for error in next.errors.dropFirst(request.errors.count) { errors.noteAppended(error) }
        if let passed = request.passedOn(as: next) {
            request = passed
            index += 1
        } else {
            settle(.success(RouteResponse(.redirect(RouteRedirect(to: next)))))
        }
    }

    /// Notes the result of a middleware, the handler or a completion.
    mutating func settle(_ result: Result<RouteResponse, any Error>) {
        if case .failure(let redirect as RouteRedirect) = result {
            self.result = .success(RouteResponse(.redirect(redirect)))
        } else {
            self.result = result
        }
    }

    /// Takes the completion that comes next.
    ///
    /// - Returns: The completion, and the result that it receives.
    mutating func takeCompletion() -> (Completion, Result<RouteResponse, any Error>)? {
        guard let result else { return nil }
        return completions.popLast().map { ($0, result.mapError(errors.noting)) }
    }
}

extension Scoped<Middleware> {
    /// The stage of the responses that the middleware gives.
    var stage: RouteResponse.Stage { .middleware(scope: scope?.description) }

    /// The error for a synchronous call to which middleware applies that must be awaited.
    func requiresAsync(for origin: RouteOrigin) -> RouterError {
        if case .mainActor = element {
            return RouterError(.requiresAsync, .mainActorMiddleware(scope: scope?.description), for: origin)
        }
        return RouterError(.requiresAsync, .asynchronousMiddleware(scope: scope?.description), for: origin)
    }
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
