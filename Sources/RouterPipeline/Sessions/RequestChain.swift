import RouteTables
import RouterRuntime

/// Decides how one hop of a request passes through middleware to its handler, and back.
///
/// It is a value that never waits, like `RequestMachine`.
struct RequestChain: Sendable {
    /// What the session does next.
    enum Step: Sendable {
        /// Call ``member``.
        case middleware
        /// Call the handler of ``destination``.
        case call
        /// Call the latest completion with the result so far.
        case completion(CallKind)
        /// The result of the hop is complete.
        case end(Result<RouteResponse, any Error>)
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
    private var result: Result<RouteResponse, any Error>?

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
        guard let result else { return index < middleware.count ? .middleware : .call }
        switch completions.last?.body {
        case .anywhere?: return .completion(.synchronous)
        case .mainActor?: return .completion(.mainActor)
        case nil: return .end(result)
        }
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

    /// Calls the latest completion.
    ///
    /// - Parameter body: Calls it with the result so far; returns `nil` if it cannot.
    mutating func complete(
        _ body: (RouteStep.Continuation, Result<RouteResponse, any Error>) throws -> RouteResponse?
    ) {
        guard let result, let completion = completions.popLast() else { return }
        settle(
            Result { try body(completion.body, result.mapError(errors.noting)) ?? result.get() }
                .map { $0.given(by: completion.stage) }
        )
    }
}

extension Scoped<Middleware> {
    /// The stage of the responses that the middleware gives.
    var stage: RouteResponse.Stage { .middleware(scope: scope?.description) }

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
        if next.storage === storage { return self }
        let isSame = storage.typed.map { $0 === next.storage.typed } ?? (next.url == url)
        guard isSame else { return nil }
        return RouteRequest(
            storage: storage.copy { parts in
                parts.context = next.context
                parts.errors = next.errors
            }
        )
    }
}
