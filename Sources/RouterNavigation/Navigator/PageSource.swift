internal import RouterPlans
public import RouterRuntime

/// The source of a page: a route, a URL, or code that has made it.
@MainActor
public struct PageSource {
    private enum Kind {
        case route(@MainActor (Router) -> RouteRequest)
        case url(RouteCallbacks)
        case page(any NavigationPage)
    }

    /// The URL that opens the page again; `nil` if there is none.
    private(set) var url: String?
    /// The caller that code has stated.
    private let stated: RouteOrigin
    let context: [String: any Sendable]
    private let kind: Kind

    private init(_ kind: Kind, url: String?, origin: RouteOrigin = .app, context: [String: any Sendable] = [:]) {
        self.kind = kind
        self.url = url
        stated = origin
        self.context = context
    }

    /// The page that the handler of a typed route returns.
    ///
    /// Middleware, rules, relocations and fallbacks may lead elsewhere, for example to a login, so the page may be of any
    /// class.
    public static func route<Output: NavigationPage>(
        _ route: Route<Output>,
        context: [String: any Sendable] = [:]
    ) -> PageSource {
        anyRoute(route, context: context)
    }

    /// The page that the handler of a typed route returns, whose own type may be unknown to the caller.
    static func anyRoute<Output>(_ route: Route<Output>, context: [String: any Sendable] = [:]) -> PageSource {
        let request = { @MainActor (router: Router) in
            router.makeRequest(route, context: context, from: .app)
        }
        return PageSource(.route(request), url: try? route.url, context: context)
    }

    /// The page that the handler of a URL returns.
    ///
    /// Opening it fails with a `NavigationError` of the code `notAPage` if the handler returns something else.
    public static func url(
        _ url: String,
        context: [String: any Sendable] = [:],
        from origin: RouteOrigin = .app
    ) -> PageSource {
        self.url(url, context: context, from: origin, callbacks: .none)
    }

    /// The page of a URL, with values that no URL can carry.
    static func url(
        _ url: String,
        context: [String: any Sendable],
        from origin: RouteOrigin,
        callbacks: RouteCallbacks
    ) -> PageSource {
        PageSource(.url(callbacks), url: url, origin: origin, context: context)
    }

    /// A page that code has made.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - url: The URL that opens it again; `nil` if it cannot be restored.
    /// - Returns: The source.
    public static func page(_ page: any NavigationPage, url: String? = nil) -> PageSource {
        PageSource(.page(page), url: url)
    }

    /// The caller: the one that code has stated, or one that the scheme of the URL identifies.
    func origin(in router: Router) -> RouteOrigin {
        guard case .url = kind, let url else { return stated }
        return router.origins.origin(of: url, from: stated)
    }

    /// Whether the values come from a typed route, so that its URL has nothing else.
    var isTyped: Bool { if case .route = kind { true } else { false } }

    /// Whether code has made the page.
    var isMade: Bool { if case .page = kind { true } else { false } }

    /// The page of another URL.
    func with(url: String) -> PageSource {
        var source = self
        source.url = url
        return source
    }

    /// Performs the request, with a page of the web in place of a missing one.
    ///
    /// - Parameters:
    ///   - navigator: The navigator.
    ///   - resolution: The route, if it is known.
    ///   - open: The page that is open, whose handlers are not called again; `nil` if there is none.
    /// - Returns: The page, or another result.
    /// - Throws: The errors of the router and the handler.
    func result(
        in navigator: Navigator,
        performing resolution: RouteResolution? = nil,
        for open: PageEntry? = nil
    ) async throws -> MadePage.Result {
        if case .page(let page) = kind { return .page(MadePage(page: page)) }
        guard var hop = hop(in: navigator.router, performing: resolution) else { throw CancellationError() }
        let handlers = PageHandlers(of: open)
        hop.attend(handlers)
        do {
            return try await MadePage.result(of: hop, with: handlers, url: url)
        } catch let error as RouterError where error.code == .notFound {
            // A rule or a redirect may have led to the web.
            let urls = [error.unroutedURL, url].compactMap(\.self)
            guard let url = urls.first(where: Self.isOfWeb), let page = navigator.makeWebPage?(url) else { throw error }
            return .page(MadePage(page: page))
        }
    }

    private static func isOfWeb(_ url: String) -> Bool {
        guard let scheme = try? RouteURL(url).scheme?.lowercased() else { return false }
        return ["https", "http"].contains(scheme)
    }

    /// The page.
    ///
    /// - Throws: The errors of the router and the handler; `NavigationError` with the code `notAPage`.
    func make(
        in navigator: Navigator,
        performing resolution: RouteResolution? = nil,
        for open: PageEntry? = nil
    ) async throws -> MadePage {
        let resolution = resolution ?? (try? self.resolution(in: navigator.router))
        if let request = resolution?.request, request.returnsNothing {
            throw NavigationError.notAPage(url: url ?? request.urlText, type: "()")
        }
        switch try await result(in: navigator, performing: resolution, for: open) {
        case .page(let made): return made
        case .other(_, let url, let type): throw NavigationError.notAPage(url: url, type: type)
        }
    }

    private func hop(in router: Router, performing resolution: RouteResolution?) -> RequestHop? {
        if let resolution { return resolution.hop }
        return request(in: router).map { RequestHop($0) }
    }

    /// The request that leads to the page; `nil` for a page that code has made.
    private func request(in router: Router) -> RouteRequest? {
        switch kind {
        case .route(let request): return request(router)
        case .url(let callbacks):
            guard let url else { return nil }
            return router.makeRequest(url, context: context, from: stated, callbacks: callbacks)
        case .page: return nil
        }
    }

    /// The route of the page before redirects, without calling its handler; `nil` for a page that code has made.
    func resolution(in router: Router) throws -> RouteResolution? {
        try request(in: router).map { try router.resolution(of: $0, on: MainActor.shared) }
    }

    /// The place in the page that the fragment of the last URL names, or else that of this URL.
    func fragment(after last: RouteRequest?) -> String? {
        if let last { return last.urlText.utf8.contains(UInt8(ascii: "#")) ? last.url.fragment : nil }
        guard let url, url.utf8.contains(UInt8(ascii: "#")) else { return nil }
        return (try? RouteURL(url))?.fragment
    }

    func parameters(in router: Router) -> [String: Any] {
        guard let url, let resolution = try? router.resolve(url, context: context, from: stated) else { return context }
        return resolution.request.parameters
    }
}

extension ParentRoute {
    /// The page, opened by the app: the link is open to its caller, and the parents are the app's own choice.
    @MainActor
    var source: PageSource {
        .url(url, context: request.context, from: .app, callbacks: request.handedOn)
    }
}

/// A page that is not open yet, and the request that has led to it.
@MainActor
struct MadePage {
    /// The result of a request.
    enum Result {
        case page(MadePage)
        /// Something else than a page, of a type, after the request that has led to it.
        case other(RouteRequest, url: String, type: String)
    }

    let page: any NavigationPage
    /// The request after rewriting and redirects, with its route; `nil` for a page that comes from no route.
    let request: RouteRequest?
    /// The key of the request; `nil` if no URL says it.
    private let ownKey: PageKey?
    /// Whether the page is that of the route's handler, and not of middleware or a fallback.
    private let isOfHandler: Bool
    /// The redirects of handlers that have led to the page.
    let redirects: [HandlerRedirects.Redirect]

    init(page: any NavigationPage) {
        self.page = page
        (request, ownKey) = (nil, nil)
        isOfHandler = true
        redirects = []
    }

    private init(_ page: any NavigationPage, _ answer: RequestAnswer, _ redirects: [HandlerRedirects.Redirect]) {
        self.page = page
        request = answer.last
        ownKey = PageKey(opening: answer.last)
        isOfHandler = answer.isOfHandler
        self.redirects = redirects
    }

    /// Performs a request.
    ///
    /// - Throws: The errors of the router and the handler.
    static func result(of hop: RequestHop, with handlers: PageHandlers, url: String?) async throws -> Result {
        let answer = try await hop.router.answer(hop, isolation: #isolation)
        guard let page = answer.value as? any NavigationPage else {
            return .other(answer.last, url: url ?? hop.first.urlText, type: "\(type(of: answer.value))")
        }
        return .page(MadePage(page, answer, handlers.redirects.all))
    }

    /// The request whose handler has made a page with a key; `nil` for one of middleware, of a fallback, or of code.
    func handled(showing key: PageKey?) -> HandledRequest? {
        isOfHandler ? request.map { HandledRequest($0, showing: key) } : nil
    }

    /// The key by which the page is recognized: that of its own URL.
    ///
    /// - Parameter asked: The key of the page that was asked for.
    /// - Returns: The key; `nil` if no URL says it.
    func key(for asked: @autoclosure () -> PageKey?) -> PageKey? {
        guard request != nil else { return asked() }
        return isOfHandler ? ownKey : (ownKey ?? asked())?.substitute
    }
}
