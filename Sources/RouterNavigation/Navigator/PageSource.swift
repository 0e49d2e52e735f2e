public import RouterRuntime

/// Where a page comes from: a route, a URL, or code that has made it.
@MainActor
public struct PageSource {
    /// The URL that opens the page again; `nil` if there is none.
    let url: String?
    let origin: RouteOrigin
    let context: [String: any Sendable]
    /// The request that leads to the page; `nil` for a page that code has made.
    let request: (@MainActor (Router) -> RouteRequest)?
    private let body: @MainActor (Router) async throws -> MadePage

    private init(
        url: String?,
        origin: RouteOrigin = .app,
        context: [String: any Sendable] = [:],
        request: (@MainActor (Router) -> RouteRequest)? = nil,
        _ body: @escaping @MainActor (Router) async throws -> MadePage
    ) {
        self.url = url
        self.origin = origin
        self.context = context
        self.request = request
        self.body = body
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
            RouteRequest(router, route, context: context, origin: .app)
        }
        let url = try? route.url
        return PageSource(url: url, context: context, request: request) { router in
            try await MadePage(RequestMachine(router, request(router)), url: url ?? route.path.pattern)
        }
    }

    /// The page that the handler of a URL returns.
    ///
    /// Opening it fails with ``NavigatorError/notAPage(url:type:)`` if the handler returns something else.
    public static func url(
        _ url: String,
        context: [String: any Sendable] = [:],
        from origin: RouteOrigin = .app
    ) -> PageSource {
        self.url(url, context: context, from: origin, callbacks: RouteCallbacks([]))
    }

    /// The page of a URL, with values that no URL can carry.
    static func url(
        _ url: String,
        context: [String: any Sendable],
        from origin: RouteOrigin,
        callbacks: RouteCallbacks
    ) -> PageSource {
        let request = { @MainActor (router: Router) in
            RouteRequest(
                router,
                url,
                context: context,
                origin: router.origins.origin(of: url, from: origin),
                callbacks: callbacks
            )
        }
        return PageSource(url: url, origin: origin, context: context, request: request) { router in
            try await MadePage(RequestMachine(router, request(router)), url: url)
        }
    }

    /// A page that code has made.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - url: The URL that opens it again; `nil` if it cannot be restored.
    /// - Returns: The source.
    public static func page(_ page: any NavigationPage, url: String? = nil) -> PageSource {
        PageSource(url: url) { _ in MadePage(page: page) }
    }

    /// The page, with a page of the web in place of a missing one.
    func make(in navigator: Navigator) async throws -> MadePage {
        do {
            return try await body(navigator.router)
        } catch let error as RouterError where error.code == .notFound {
            guard let url, url.hasPrefix("https://") || url.hasPrefix("http://"), let page = navigator.webPage?(url)
            else { throw error }
            return MadePage(page: page)
        }
    }

    /// The route of the page before redirects, without calling its handler; `nil` for a page that code has made.
    func resolution(in router: Router) throws -> RouteResolution? {
        guard let request else { return nil }
        let machine = RequestMachine(router, request(router))
        return try machine.resolve(isolation: #isolation)
    }

    /// The place in the page that the URL's fragment names.
    var fragment: String? { url.flatMap { try? RouteURL($0) }?.fragment }

    func parameters(in router: Router) -> [String: Any] {
        guard let url, let resolution = try? router.resolve(url, context: context, from: origin) else { return context }
        return resolution.request.parameters
    }
}

/// A page that is not open yet, and the request that has led to it.
@MainActor
struct MadePage {
    let page: any NavigationPage
    /// The request after rewriting and redirects, with its route; `nil` for a page that comes from no route.
    let request: RouteRequest?

    init(page: any NavigationPage) {
        self.page = page
        request = nil
    }

    /// Performs a request.
    ///
    /// - Throws: The errors of the router and the handler; ``NavigatorError/notAPage(url:type:)``.
    init(_ machine: RequestMachine, url: String) async throws {
        let result = try await machine.router.open(machine, as: Any.self, isolation: #isolation)
        guard let page = result as? any NavigationPage else {
            throw NavigatorError.notAPage(url: url, type: "\(type(of: result))")
        }
        self.page = page
        request = machine.found ?? machine.last ?? machine.first
    }
}
