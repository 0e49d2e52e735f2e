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
