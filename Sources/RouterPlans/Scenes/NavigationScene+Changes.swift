extension NavigationScene {
    /// Creates the scene of an app that shows it itself, with the first pages of its tabs.
    ///
    /// The first page of each tab is the app's, so it has no ``SceneEntry/screen``.
    ///
    /// ```swift
    /// var scene = NavigationScene<Screen>(tabs: ["home", "chats"])
    /// scene.push(.chat(5))
    /// print(scene)  // [home > chat(5)] chats
    /// ```
    ///
    /// - Parameters:
    ///   - id: The identity of the window.
    ///   - tabs: The names of the tabs, the first of which is selected; none for a scene with one stack. Of two with one name,
    ///     only the first counts.
    public init(_ id: SceneID = "main", tabs: [TabID] = []) {
        // Pages of a scene that is replaced may close late, so another scene does not begin with the same identities.
        var page = PageID(.random(in: 1...(1 << 62)))
        func stack(_ tab: TabID?) -> PageStack<Screen> {
            defer { page = page.next }
            return PageStack(tab: tab, SceneEntry(id: page, screen: nil))
        }
        var names = Set<TabID>()
        let stacks = tabs.filter { names.insert($0).inserted }.map(stack)
        self.init(id, stacks.isEmpty ? [stack(nil)] : stacks)
        nextPage = page
    }

    /// Creates the scene of an app that shows it itself, with a tab for each case, such as those of the generated `RouteTab`.
    ///
    /// - Parameters:
    ///   - id: The identity of the window.
    ///   - tabs: The tabs, the first of which is selected.
    public init<Tab: RawRepresentable>(_ id: SceneID = "main", tabs: [Tab]) where Tab.RawValue == String {
        self.init(id, tabs: tabs.map { TabID($0) })
    }

    /// Puts a screen on the stack that the user sees.
    ///
    /// - Parameter screen: The screen.
    /// - Returns: The identity of the page.
    @discardableResult
    public mutating func push(_ screen: Screen) -> PageID {
        let page = entry(of: screen)
        append(page)
        return page.id
    }

    /// Covers everything with a screen, at the bottom of a stack of its own.
    ///
    /// - Parameters:
    ///   - screen: The screen.
    ///   - style: How it covers what is below.
    /// - Returns: The identity of the page.
    @discardableResult
    public mutating func present(_ screen: Screen, _ style: ModalStyle = .sheet) -> PageID {
        let page = entry(of: screen)
        modals.append(PageStack(style: style, page))
        return page.id
    }

    /// Goes back on the stack that the user sees, at most to its root.
    ///
    /// To go back to a page with a URL, show its plan: the page is kept, wherever it is, and what is above it closes. To go back
    /// to another one, close what is above it:
    ///
    /// ```swift
    /// func goBack(to screen: Screen, in scene: inout NavigationScene<Screen>) {
    ///     guard let index = scene.path.lastIndex(where: { $0.screen == screen }) else { return }
    ///     scene.close(Set(scene.path[(index + 1)...].map(\.id)))
    /// }
    /// ```
    ///
    /// - Parameter count: The number of pages, at least 0.
    public mutating func pop(_ count: Int = 1) {
        updateTopStack { $0.pushed.removeLast(min(max(0, count), $0.pushed.count)) }
    }

    /// Removes all pages above the root of the stack that the user sees.
    public mutating func popToRoot() { updateTopStack { $0.pushed = [] } }

    /// Dismisses the highest modal, if there is one.
    public mutating func dismiss() { modals = modals.dropLast() }

    /// Selects a tab.
    ///
    /// - Parameters:
    ///   - tab: The name of the tab.
    ///   - keepingModals: Whether the modals remain, as when the user taps the tab below them.
    /// - Returns: Whether the scene has the tab; otherwise, nothing changes.
    @discardableResult
    public mutating func select(_ tab: TabID, keepingModals: Bool = false) -> Bool {
        guard let index = stacks.firstIndex(where: { $0.tab == tab }) else { return false }
        selected = index
        if !keepingModals { modals = [] }
        return true
    }

    /// Removes exactly these pages, and the modals whose roots are among them with everything above, as the user does.
    ///
    /// The root of a tab remains.
    ///
    /// - Parameter pages: The identities of the pages; those of pages that have closed already do nothing.
    /// - Complexity: O(*n*) in the number of open pages.
    public mutating func close(_ pages: Set<PageID>) {
        if let modal = modals.firstIndex(where: { pages.contains($0.root.id) }) { modals.removeSubrange(modal...) }
        for index in stacks.indices { stacks[index].pushed.removeAll { pages.contains($0.id) } }
        for index in modals.indices { modals[index].pushed.removeAll { pages.contains($0.id) } }
    }

    /// The steps from another scene to this one, in the order in which a user interface can take them.
    ///
    /// ```swift
    /// var (old, scene) = (NavigationScene<Screen>(), NavigationScene<Screen>())
    /// scene = old
    /// scene.push(.chat(5))
    /// print(scene.steps(from: old))  // [push chat(5)]
    /// ```
    ///
    /// - Parameter old: The scene before.
    /// - Returns: The steps.
    /// - Complexity: O(*n*) in the number of pages.
    public func steps(from old: NavigationScene) -> [SceneStep<Screen>] { SceneStep.steps(from: old, to: self) }

    mutating func append(_ page: SceneEntry<Screen>) { updateTopStack { $0.pushed.append(page) } }

    private mutating func updateTopStack(_ change: (inout PageStack<Screen>) -> Void) {
        let top = front.id
        updateStack {
            $0.id == top
        } _: {
            change(&$0)
        }
    }

    /// The entry of a page that opens now; without a screen, that of a page which other code shows.
    package mutating func makeEntry(of screen: Screen?) -> SceneEntry<Screen> { entry(of: screen) }

    /// The entry of a page that opens now, which may be one of a plan.
    mutating func entry(
        of screen: Screen?,
        of page: (any PlannedPage)? = nil,
        for origin: RouteOrigin = .app
    ) -> SceneEntry<Screen> {
        defer { nextPage = nextPage.next }
        let page = page ?? screen as? any PlannedPage
        return SceneEntry(id: nextPage, url: page?.url, origin: origin, key: page?.id, screen: screen)
    }
}

/// A page of a plan, which is the screen itself if its destination cannot be compared.
protocol PlannedPage {
    var id: PageKey { get }
    var url: String? { get }
}

extension LinkPlan.Page: PlannedPage {}
