public import RouterRuntime

/// Where a page comes from: a route, a URL, or code that has made it.
@MainActor
public struct PageSource {
    /// The URL that opens the page again; `nil` if there is none.
    let url: String?
    let origin: RouteOrigin
    let context: [String: any Sendable]
    private let body: @MainActor (Router) async throws -> any NavigationPage

    private init(
        url: String?,
        origin: RouteOrigin = .app,
        context: [String: any Sendable] = [:],
        _ body: @escaping @MainActor (Router) async throws -> any NavigationPage
    ) {
        self.url = url
        self.origin = origin
        self.context = context
        self.body = body
    }

    /// The page that the handler of a typed route returns.
    public static func route<Output: NavigationPage>(
        _ route: Route<Output>,
        context: [String: any Sendable] = [:]
    ) -> PageSource {
        PageSource(url: try? route.url, context: context) { try await $0.open(route, context: context) }
    }

    /// The page that the handler of a URL returns.
    ///
    /// Opening it fails with ``NavigatorError/notAPage(url:type:)`` if the handler returns something else.
    public static func url(
        _ url: String,
        context: [String: any Sendable] = [:],
        from origin: RouteOrigin = .app
    ) -> PageSource {
        PageSource(url: url, origin: origin, context: context) { router in
            let result = try await router.open(url, context: context, from: origin)
            guard let page = result as? any NavigationPage else {
                throw NavigatorError.notAPage(url: url, type: "\(type(of: result))")
            }
            return page
        }
    }

    /// A page that code has made.
    ///
    /// - Parameters:
    ///   - page: The page.
    ///   - url: The URL that opens it again; `nil` if it cannot be restored.
    /// - Returns: The source.
    public static func page(_ page: any NavigationPage, url: String? = nil) -> PageSource {
        PageSource(url: url) { _ in page }
    }

    /// The page, with a page of the web in place of a missing one.
    func make(in navigator: Navigator) async throws -> any NavigationPage {
        do {
            return try await body(navigator.router)
        } catch let error as RouterError where error.code == .notFound {
            guard let url, url.hasPrefix("https://") || url.hasPrefix("http://"), let page = navigator.webPage?(url)
            else { throw error }
            return page
        }
    }

    /// The place in the page that the URL's fragment names.
    var fragment: String? { url.flatMap { try? RouteURL($0) }?.fragment }

    func parameters(in router: Router) -> [String: Any] {
        guard let url, let resolution = try? router.resolve(url, context: context, from: origin) else { return context }
        return resolution.parameters
    }
}
