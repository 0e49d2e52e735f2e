internal import RouterPlans
internal import RouterRuntime

/// How a page opens, and what happens before: first the tab is switched, then pages close, then the page opens.
///
/// (EENavigator's `NaviParams`.) The parameters come from code, else from the context, else from the query of the URL,
/// where they have the names of the properties: `//chat/5?switchTab=chats&openType=present`, with `animated` for
/// ``isAnimated``. If none of them says how the page opens, its route does, with the option `open:` of its marker.
///
/// A parameter of the route with one of these names is the route's own. In a query or a context, a value that means
/// nothing is ignored, and a debug build writes a line that says so.
public struct NavigationParameters: Hashable, Sendable {
    /// How a page opens.
    public enum OpenType: String, Hashable, Sendable, CaseIterable {
        /// Onto the stack that the user sees.
        case push
        /// Above everything, wrapped in a stack.
        case present
        /// In place of everything in the scene.
        case root
        /// The page does not open: only the tab is switched and pages close. URLs spell it `none`.
        case nothing = "none"
    }

    /// How the page opens; `nil` for what its route says, or else to push it.
    public var openType: OpenType?
    /// The URL of the page to go back to first, in whichever spelling; without a query, any page of its path will do.
    public var popTo: String?
    /// The tab to switch to first.
    public var switchTab: TabID?
    /// Whether the host animates; `nil` to animate.
    public var isAnimated: Bool?

    /// Creates parameters.
    ///
    /// - Parameters:
    ///   - openType: How the page opens; `nil` for what its route says, or else to push it.
    ///   - popTo: The URL of the page to go back to first.
    ///   - switchTab: The tab to switch to first.
    ///   - isAnimated: Whether the host animates; `nil` to animate.
    public init(
        openType: OpenType? = nil,
        popTo: String? = nil,
        switchTab: TabID? = nil,
        isAnimated: Bool? = nil
    ) {
        self.openType = openType
        self.popTo = popTo
        self.switchTab = switchTab
        self.isAnimated = isAnimated
    }

    /// These parameters, with other values for those that they leave open.
    func filled(with other: NavigationParameters) -> NavigationParameters {
        NavigationParameters(
            openType: openType ?? other.openType,
            popTo: popTo ?? other.popTo,
            switchTab: switchTab ?? other.switchTab,
            isAnimated: isAnimated ?? other.isAnimated
        )
    }
}

extension NavigationParameters {
    /// The operations before a page opens in a scene.
    ///
    /// - Parameters:
    ///   - scene: The scene.
    ///   - router: The router that knows the pages of URLs.
    ///   - ignored: Receives the name and the value of each parameter for which the scene has no tab or page.
    /// - Returns: The operations: the tab is selected, and then pages close.
    /// - Throws: `NavigationError` if the scene has no tabs.
    @MainActor
    func steps(
        on scene: NavigatorScene,
        in router: Router,
        ignored: (_ name: String, _ value: String) -> Void = { _, _ in }
    ) throws(NavigationError) -> [Operation] {
        var (scene, steps) = (scene, [Operation]())
        if let switchTab {
            if let tab = scene.tab(switchTab, in: router) {
                steps = [.switchTab(tab)]
                scene = try scene.performing(steps)
            } else {
                ignored("switchTab", switchTab.name)
            }
        }
        if let popTo {
            if let page = scene.page(soughtBy: popTo, in: router) {
                steps.append(.popTo(page.id))
            } else {
                ignored("popTo", popTo)
            }
        }
        return steps
    }
}

extension NavigationScene where Screen == OwnPage {
    /// The highest page on the path with the values of a URL, or else, if the URL has no query, with its path.
    ///
    /// (EENavigator compares paths.)
    @MainActor
    fileprivate func page(soughtBy url: String, in router: Router) -> Page? {
        let key = PageKey(of: url, in: router)
        if let page = lastOnPath(where: { $0.key != nil && $0.key == key }) { return page }
        guard !url.utf8.contains(UInt8(ascii: "?")), let path = router.path(of: url) else { return nil }
        return lastOnPath { page in page.url.flatMap(router.path) == path }
    }

    /// The tab that a parameter names: by its name, by the URL of its first page, or by that of a page that opens in it.
    ///
    /// (EENavigator's `switchTab` is a URL.)
    @MainActor
    fileprivate func tab(_ name: TabID, in router: Router) -> TabID? {
        if tab(named: name) != nil { return name }
        guard let request = try? PageSource.url(name.name).resolution(in: router)?.request else { return nil }
        return tab(withRoot: PageKey(opening: request))?.tab ?? request.navigation?.tab.flatMap { tab(named: $0)?.tab }
    }
}

extension Router {
    /// A URL without its query and fragment, in the spelling by which paths are compared; `nil` if it is malformed.
    fileprivate func path(of url: String) -> Substring? {
        (try? split(url))?.normalized.prefix { $0 != "?" && $0 != "#" }
    }
}
