/// The reason that an operation is impossible.
///
/// An operation that fails before its first effect changes nothing.
public enum NavigationError: Error, Hashable, Sendable {
    /// No scene is open, or none with that identity.
    case noScene(SceneID?)
    /// A scene with that identity is open already.
    case sceneExists(SceneID)
    /// The scene has no tabs.
    case noTabs(TabID, SceneID)
    /// The scene has other tabs.
    case unknownTab(TabID, known: [TabID])
    /// Two tabs of a group have the same name.
    case duplicateTab(TabID)
    /// The page that the user sees is in no stack.
    case noStack(Page)
    /// A stack has fewer pages than an operation wants to remove.
    case tooFewPages(requested: Int, available: Int)
    /// The number of pages to remove is negative.
    case negativeCount(Int)
    /// The scene has no modal to dismiss.
    case noModal(SceneID)
    /// The page is not open in the scene.
    case pageNotFound(PageID, SceneID)
    /// No page that one comes to by going back shows the URL.
    case urlNotFound(String, SceneID)
    /// The page is in a tab that is not selected.
    case pageInOtherTab(PageID, TabID)
    /// The identity of a new page has been used before.
    case pageNotNew(PageID)
    /// The page is the root of a scene or tab, which cannot be empty.
    case rootPage(PageID)
}

extension NavigationError: CustomStringConvertible {
    /// The problem and its fix, in English for developers.
    public var description: String {
        switch self {
        case .noScene(nil): "no scene is open: open one with 'openScene' first"
        case .noScene(let scene?): "no scene '\(scene)' is open: open it with 'openScene' first"
        case .sceneExists(let scene): "the scene '\(scene)' is open already: activate it with 'activateScene'"
        case .noTabs(let tab, let scene):
            "the scene '\(scene)' has no tabs, so '\(tab)' cannot be selected: set its content to a group of tabs"
        case .unknownTab(let tab, known: let known):
            "there is no tab '\(tab)': the tabs are \(known.map { "'\($0)'" }.joined(separator: ", "))"
        case .duplicateTab(let tab): "two tabs have the name '\(tab)': give each tab a name of its own"
        case .noStack(let page):
            "the page '\(page)' is presented without a stack: present it wrapped in one, or dismiss it first"
        case .tooFewPages(requested: let requested, available: let available):
            "cannot pop \(requested) pages: \(available) are above the root of the stack"
        case .negativeCount(let count): "cannot pop \(count) pages: the number must not be negative"
        case .noModal(let scene): "the scene '\(scene)' has no modal to dismiss"
        case .pageNotFound(let page, let scene): "the page \(page) is not open in the scene '\(scene)'"
        case .urlNotFound(let url, let scene):
            "going back in the scene '\(scene)' leads to no page that shows '\(url)': push it instead"
        case .pageInOtherTab(let page, let tab): "the page \(page) is in the tab '\(tab)': switch to that tab first"
        case .pageNotNew(let page):
            "the identity \(page) has been used: number new pages from the state's 'nextPage'"
        case .rootPage(let page):
            "the page \(page) is the root of its scene or tab, which cannot be empty: replace it instead"
        }
    }
}
