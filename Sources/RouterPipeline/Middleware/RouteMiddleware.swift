import RouteTables
import RouterRuntime

/// Code that wraps the handlers of requests.
///
/// Conform a type whose values have something of their own, such as a session:
///
/// ```swift
/// struct LogIn: RouteMiddleware {
///     let page: Route<ChatScreen>
///
///     func handle(_ request: RouteRequest, next: RouteNext) async throws -> RouteResponse {
///         guard await Session.shared.isOpen else { return .redirect(to: page) }
///         return try await next(request)
///     }
/// }
///
/// router.use(LogIn(page: .openChat(chatID: 1)), for: [.checkout], priority: 10)
/// ```
///
/// Closures need no type: `router.use(for:priority:_:)` takes an asynchronous one, and a synchronous one that returns a
/// ``RouteStep``.
public protocol RouteMiddleware: Sendable {
    /// Handles a request.
    ///
    /// Middleware that does not call `next` ends the request. Before `next`, it can wait or change the context. After
    /// `next`, it can inspect or replace the response, or turn errors into other errors or pages.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - next: The rest of the pipeline: further middleware, then the handler.
    /// - Returns: The response: that of `next`, another one, or a redirect.
    /// - Throws: Any error, which fails the request; a `RouteRedirect` redirects it.
    func handle(_ request: RouteRequest, next: RouteNext) async throws -> RouteResponse
}

/// Synchronous middleware of the main actor.
///
/// ```swift
/// router.use(
///     MainActorMiddleware { request in
///         Session.isOpen ? .next(request) : .end(.redirect(to: "//login"))
///     },
///     for: [.checkout]
/// )
/// ```
///
/// It applies to synchronous requests on the main actor, and to asynchronous requests everywhere. Elsewhere than on the
/// main actor, a synchronous call throws a `RouterError` with the code `requiresAsync` before any middleware or handler
/// runs.
public struct MainActorMiddleware: RouteMiddleware {
    let body: @MainActor @Sendable (RouteRequest) throws -> RouteStep

    /// Creates middleware from a closure.
    ///
    /// - Parameter body: Receives the request and returns how it continues.
    public init(_ body: @escaping @MainActor @Sendable (_ request: RouteRequest) throws -> RouteStep) {
        self.body = body
    }

    /// Handles a request as other middleware passes it on.
    ///
    /// The router itself calls the closure directly, so that it applies to synchronous requests, too.
    @MainActor
    public func handle(_ request: RouteRequest, next: RouteNext) async throws -> RouteResponse {
        switch try body(request).content {
        case .end(let response): return response
        case .next(let request, nil): return try await next(request)
        case .next(let request, let completion?):
            let result: Result<RouteResponse, any Error>
            do {
                result = .success(try await next(request))
            } catch {
                result = .failure(error)
            }
            return switch completion {
            case .anywhere(let body): try body(result)
            case .mainActor(let body): try body(result)
            }
        }
    }
}
