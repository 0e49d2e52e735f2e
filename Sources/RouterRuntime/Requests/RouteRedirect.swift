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
/// The new request passes through rewriting, access and middleware again. It keeps the origin and the callbacks of the
/// request that it leaves, and its context as middleware has passed it on to who redirects. It keeps the fragment, too, unless
/// the new URL has one (RFC 9110), or the redirect names another caller or postpones the request. A handler that redirects
/// callbacks which it does not take needs a parameter of type ``RouteRequest``. Rewriting, relocation and redirects share a
/// limit of ten hops.
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
    /// The request that it leaves, as middleware has passed it on, and the request that the caller made; `nil` if no
    /// middleware was around.
    private var left: (request: RouteRequest, first: RouteRequest)?

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

    /// The redirect with the request that it leaves, unless it left another one of the same hop before.
    package func leaving(_ request: RouteRequest, of first: RouteRequest) -> RouteRedirect {
        if source(of: request, first) != nil { return self }
        var redirect = self
        redirect.left = (request, first)
        return redirect
    }

    /// The request that it leaves; `nil` if that is none of this hop of this request, as for a redirect that was kept.
    func source(of request: RouteRequest, _ first: RouteRequest) -> RouteRequest? {
        guard let left, left.first.storage === first.storage, left.request.hops.count == request.hops.count else {
            return nil
        }
        return left.request
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
