import RouteTables

/// An error that redirects a request to another route.
///
/// Handlers and middleware throw it:
///
/// ```swift
/// /// @route //talk/:chatID
/// func openTalk(chatID: Int) throws -> ChatScreen {
///     throw RouteRedirect(to: .openChat(chatID: chatID))
/// }
/// ```
///
/// The new request passes through rewriting, access and middleware again. It keeps the origin, context and callbacks of
/// the first request. A handler that redirects callbacks which it does not take needs a parameter of type
/// ``RouteRequest``. Rewriting, relocation and redirects share a limit of ten hops.
public struct RouteRedirect: Error, Sendable {
    /// The target of a redirect.
    enum Target: Sendable {
        case url(String)
        case route(RouteArguments)
        case request(RouteRequest)
    }

    let target: Target
    let context: [String: any Sendable]

    /// Redirects to a URL.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - context: Values for the request's context, which replace existing values.
    public init(to url: String, context: [String: any Sendable] = [:]) {
        target = .url(url)
        self.context = context
    }

    /// Redirects to a typed route.
    ///
    /// - Parameters:
    ///   - route: The route with its values.
    ///   - context: Values for the request's context, which replace existing values.
    public init<Output>(to route: Route<Output>, context: [String: any Sendable] = [:]) {
        target = .route(route.arguments)
        self.context = context
    }

    /// Redirects to a request whose URL code changed.
    init(to request: RouteRequest) {
        target = .request(request)
        context = [:]
    }

    /// The target URL.
    ///
    /// For a typed route, the URL of the route.
    public var url: String {
        switch target {
        case .url(let url): url
        case .route(let values): values.url
        case .request(let request): request.url
        }
    }
}
