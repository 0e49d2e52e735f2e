public import RouterPlans

/// A change that the user has made in the host, such as a swipe.
///
/// A host reports what has happened already. A report about a page that is closed by then changes nothing.
public enum NavigationGesture: Hashable, Sendable {
    /// The user closed exactly these pages: went back, or swiped a modal down.
    case closed([PageID], SceneID)
    /// The user selected a tab.
    case selectedTab(TabID, SceneID)
    /// The user brought a scene to the front.
    case activatedScene(SceneID)
    /// The user or the system discarded a scene with all its pages.
    case closedScene(SceneID)

    /// The scene that has changed.
    package var scene: SceneID {
        switch self {
        case .closed(_, let scene), .selectedTab(_, let scene), .activatedScene(let scene), .closedScene(let scene):
            scene
        }
    }
}
