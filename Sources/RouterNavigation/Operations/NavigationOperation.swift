/// A change of what an app shows, as code requests it.
@_spi(Benchmarks) public enum NavigationOperation: Hashable, Sendable {
    /// Adds a scene, which becomes the active one.
    case openScene(NavigationScene)
    /// Makes a scene the active one.
    case activateScene(SceneID)
    /// Closes a scene with all its pages.
    case closeScene(SceneID)
    /// Replaces everything that a scene shows, its modals included.
    case setContent(SceneContent)
    /// Selects a tab, after dismissing the modals that cover it.
    case switchTab(TabID)
    /// Puts a page on the stack that the user sees.
    case push(Page, reuse: PageReuse = .never)
    /// Covers everything with a page, alone or wrapped in a stack.
    case present(Page, style: Modal.Style = .sheet, isWrapped: Bool = true)
    /// Replaces a page at the top of its stack: by default, the one that the user sees.
    case replace(Page, at: PageID? = nil)
    /// Removes a number of pages from the stack that the user sees.
    case pop(Int)
    /// Removes all pages above the root of the stack that the user sees.
    case popToRoot
    /// Goes back to a page, after dismissing the modals that cover it.
    case popTo(PageID)
    /// Removes a page and everything above it, also in a tab that is not selected.
    case close(PageID)
    /// Dismisses the highest modal.
    case dismiss
    /// Dismisses all modals; does nothing if there are none.
    case dismissAll

    /// Whether the operation changes only what one scene shows.
    var concernsOneScene: Bool {
        switch self {
        case .openScene, .activateScene, .closeScene: false
        default: true
        }
    }

    /// Replaces everything that a scene shows by a stack with one page.
    public static func setRoot(_ page: Page) -> NavigationOperation { .setContent(.stack(PageStack(page))) }
}

/// Whether an open page that shows the same is shown again, instead of opening another one.
public enum PageReuse: String, Hashable, Sendable, CaseIterable {
    /// A new page always opens.
    case never
    /// The page is shown again if the user sees it already.
    ///
    /// (Android's `singleTop`.)
    case ifVisible
    /// The page is shown again if one comes to it by going back. The pages above it close.
    ///
    /// A link, or code that opens a route as it says, also finds the page in another tab of the scene, which is selected.
    ///
    /// (Android's `singleTask`.)
    case ifOpen
}
