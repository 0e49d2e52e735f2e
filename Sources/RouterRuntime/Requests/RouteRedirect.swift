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
/// the first request, and its fragment unless the new URL has one (RFC 9110), if the redirect is neither `asApp` nor a detour.
/// A handler that redirects callbacks which it does not take needs a parameter of type
/// ``RouteRequest``. Rewriting, relocation and redirects share a limit of ten hops.
///
/// A redirect of the app itself may lead a caller from outside to a route that is closed to it:
///
/// ```swift
/// try router.use(for: .urls("//invitation/:code")) { request in
///     let chat: Int = try Invitations.chat(of: request.value("code"))
///     return .end(.redirect(to: .openChat(chatID: chat), from: .app))
/// }
/// ```
///
/// > Warning: With `from: .app`, the new request and all that follow it have the origin `app`: access checks, conditions and
/// > middleware treat them as the app's own. Do it only for a target that your code has chosen. Never take the URL or
/// > its values from the request unchecked, because any link could then reach every route.
///
/// If the new request fails, the caller from outside learns no more than that there is no route.
///
/// A redirect may be a detour, after which the app asks for the first request again, as a login does. The request that a
/// detour has put off stays with the new one through further redirects; `RouterPlans` tells the app about it, and the
/// handler of the login. Its context is dropped, because an app saves no more than a URL and its caller.
public struct RouteRedirect: Error, Sendable {
    /// The target of a redirect.
    enum Target: Sendable {
        case url(String)
        case route(RouteArguments)
        case request(RouteRequest)
    }

    let target: Target
    let context: [String: any Sendable]
    /// The caller of the new request, if it is another one.
    let origin: RouteOrigin?
    /// Whether the request that is redirected is to be made again.
    let postpones: Bool

    /// Redirects to a URL.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - context: Values for the request's context, which replace existing values.
    ///   - origin: The caller of the new request; by default, that of the present one. With `.app`, it reaches routes that
    ///     are closed to the present caller.
    ///   - postponing: Whether the request that is redirected is put off, to be made again.
    public init(
        to url: String,
        context: [String: any Sendable] = [:],
        from origin: RouteOrigin? = nil,
        postponing: Bool = false
    ) {
        target = .url(url)
        self.context = context
        self.origin = origin
        self.postpones = postponing
    }

    /// Redirects to a typed route.
    ///
    /// - Parameters:
    ///   - route: The route with its values.
    ///   - context: Values for the request's context, which replace existing values.
    ///   - origin: The caller of the new request; by default, that of the present one. With `.app`, it reaches routes that
    ///     are closed to the present caller.
    ///   - postponing: Whether the request that is redirected is put off, to be made again.
    public init<Output>(
        to route: Route<Output>,
        context: [String: any Sendable] = [:],
        from origin: RouteOrigin? = nil,
        postponing: Bool = false
    ) {
        target = .route(route.arguments)
        self.context = context
        self.origin = origin
        self.postpones = postponing
    }

    /// Redirects to a request whose URL code changed.
    package init(to request: RouteRequest) {
        target = .request(request)
        context = [:]
        origin = nil
        postpones = false
    }

    /// The target URL.
    ///
    /// For a typed route, the URL of the route.
    public var url: String {
        switch target {
        case .url(let url): url
        case .route(let values): values.url
        case .request(let request): request.urlText
        }
    }
}
