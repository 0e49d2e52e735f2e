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
    /// The URL of the page to go back to first, in whichever spelling.
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
    /// The operations that come before the page opens.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - navigator: The navigator.
    /// - Returns: The operations.
    /// - Throws: ``NavigationError`` if they are not possible.
    @MainActor
    func steps(for request: NavigationRequest, in navigator: Navigator) throws -> [NavigationOperation] {
        let steps: [NavigationOperation] = switchTab.map { [.switchTab($0)] } ?? []
        guard let popTo else { return steps }
        let before = navigator.state(for: request, selectingTab: switchTab != nil)
        let after = try before.performing(steps, in: request.scene).state
        guard let scene = request.scene.map({ after[$0] }) ?? after.activeScene else {
            throw NavigationError.noScene(request.scene)
        }
        let key = PageKey(of: popTo, in: navigator.router)
        guard let page = scene.lastOnPath(where: { $0.key != nil && $0.key == key }) else {
            throw NavigationError.urlNotFound(popTo, scene.id)
        }
        return steps + [.popTo(page.id)]
    }
}
