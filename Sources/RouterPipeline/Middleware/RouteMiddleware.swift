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
/// ``RouteStep``; `use(for:priority:onMainActor:)` takes one of the main actor.
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
