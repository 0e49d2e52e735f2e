public import RouterPlans
internal import RouterRuntime

/// How a page opens, and what happens before: first the tab is switched, then pages close, then the page opens.
///
/// (EENavigator's `NaviParams`.) The parameters come from code, else from the context, else from the query of the URL,
/// where they have the names of the properties: `//chat/5?switchTab=chats&openType=present`, with `animated` for
/// ``isAnimated``, and `openType=none` if the page does not open. If none of them says how the page opens, its route does,
/// with the option `open:` of its marker.
///
/// A parameter of the route with one of these names is the route's own. In a query or a context, a value that means
/// nothing is ignored, and a debug build writes a line that says so.
public struct NavigationParameters: Hashable, Sendable {
    /// How the page opens; `nil` for what its route says, or else to push it onto the stack that the user sees.
    public var openType: RouteOpening?
    /// Whether the page opens; if not, only the tab is switched and pages close.
    public var opensPage = true
    /// The URL of the page to go back to first, in whichever spelling; without a query, any page of its path will do.
    public var popTo: String?
    /// The tab to switch to first: by its name, or by the URL of its first page or of one that opens in it.
    public var switchTab: TabID?
    /// Whether the host animates; `nil` to animate.
    public var isAnimated: Bool?

    /// Creates parameters.
    ///
    /// - Parameters:
    ///   - openType: How the page opens; `nil` for what its route says, or else to push it.
    ///   - opensPage: Whether the page opens; if not, only the tab is switched and pages close.
    ///   - popTo: The URL of the page to go back to first.
    ///   - switchTab: The tab to switch to first.
    ///   - isAnimated: Whether the host animates; `nil` to animate.
    public init(
        openType: RouteOpening? = nil,
        opensPage: Bool = true,
        popTo: String? = nil,
        switchTab: TabID? = nil,
        isAnimated: Bool? = nil
    ) {
        self.openType = openType
        self.opensPage = opensPage
        self.popTo = popTo
        self.switchTab = switchTab
        self.isAnimated = isAnimated
    }

    /// These parameters, with other values for those that they leave open.
    func filled(with other: NavigationParameters) -> NavigationParameters {
        NavigationParameters(
            openType: openType ?? other.openType,
            opensPage: opensPage && (openType != nil || other.opensPage),
            popTo: popTo ?? other.popTo,
            switchTab: switchTab ?? other.switchTab,
            isAnimated: isAnimated ?? other.isAnimated
        )
    }
}

extension NavigationParameters {
    /// The place that the parameters name.
    ///
    /// (EENavigator's `switchTab` is a URL.)
    ///
    /// - Parameters:
    ///   - scene: The scene in which a tab of that name needs no route; `nil` if none is open.
    ///   - router: The router that knows the pages of URLs.
    /// - Returns: The place.
    @MainActor
    func place(in scene: NavigatorScene?, _ router: Router) -> SoughtPlace {
        let tab = switchTab.map { name in
            let isName = scene?.tab(named: name) != nil
            let request = isName ? nil : (try? PageSource.url(name.name).resolution(in: router))?.request
            return SoughtPlace.Tab(name, root: request.flatMap { PageKey(opening: $0) }, or: request?.navigation?.tab)
        }
        return SoughtPlace(tab: tab, page: popTo.map { SoughtPlace.Page($0, PageKey(of: $0, in: router), in: router) })
    }
}
