import RouteTables

/// The wish of a handler or of middleware that another route takes the request over.
///
/// It is thrown:
///
/// ```swift
/// /// @route //talk/:chatID
/// func openTalk(chatID: Int) throws -> ChatScreen {
///     throw RouteRedirect(to: .openChat(chatID: chatID))
/// }
/// ```
///
/// The new request begins anew, with rewriting, access and middleware. It keeps the first one's origin, context and callbacks.
/// Rewriting and redirecting together may lead on ten times.
public struct RouteRedirect: Error, Sendable {
    /// Where it leads.
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
    ///   - context: Values that go with it, beside and before those of the request.
    public init(to url: String, context: [String: any Sendable] = [:]) {
        target = .url(url)
        self.context = context
    }

    /// Redirects to a typed route.
    ///
    /// - Parameters:
    ///   - route: The route with its values.
    ///   - context: Values that go with it, beside and before those of the request.
    public init<Output>(to route: Route<Output>, context: [String: any Sendable] = [:]) {
        target = .route(route.arguments)
        self.context = context
    }

    /// Goes on with a request that somebody gave another URL.
    init(to request: RouteRequest) {
        target = .request(request)
        context = [:]
    }

    /// The URL that it leads to; of a typed route, the one that stands for it.
    public var url: String {
        switch target {
        case .url(let url): url
        case .route(let values): values.url
        case .request(let request): request.url
        }
    }
}
