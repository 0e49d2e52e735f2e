public import RouterRuntime

/// A page that a navigator has opened, or reused.
@MainActor
public struct OpenedPage {
    /// The identity of the page.
    public let id: PageID
    /// The page itself.
    public let page: any NavigationPage
    let source: PageSource

    /// The values of the request that opened the page; see `RouteRequest.parameters`.
    ///
    /// The request is resolved when you access this property.
    public func parameters(in router: Router) -> [String: Any] { source.parameters(in: router) }
}

/// A navigator's entry for an open page.
@MainActor
struct PageEntry {
    let page: any NavigationPage
    let source: PageSource
    /// The link that the page knows as put off, such as a login.
    let postponed: LinkRequest?
    /// The redirects of handlers that have led to the page.
    let redirects: [HandlerRedirects.Redirect]
    /// The request whose handler has made the page; `nil` for a page of middleware, of a fallback, or of code.
    let handled: HandledRequest?
    /// Whether it has been announced that the page will close.
    var isAnnounced = false
    /// Called once, when the page has closed.
    var whenClosed: [@MainActor () -> Void] = []

    init(_ made: MadePage, from source: PageSource, showing key: PageKey?) {
        (page, self.source) = (made.page, source)
        (postponed, redirects) = (made.request?.postponed, made.redirects)
        handled = made.handled(showing: key)
    }
}
