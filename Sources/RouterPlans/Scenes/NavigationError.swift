internal import RouteTables

/// The reason that an operation is impossible.
///
/// An operation that fails changes nothing.
public enum NavigationError: Error, Hashable, Sendable {
    /// No scene is open, or none with that identity.
    case noScene(SceneID?)
    /// The scene has other tabs.
    case unknownTab(TabID, known: [TabID])
    /// No page that one comes to by going back shows the URL.
    case urlNotFound(String, SceneID)
    /// The operation does not fit what is open: it pops too many pages, for example.
    case impossible(_ reason: String)
}

extension NavigationError {
    package static func sceneExists(_ scene: SceneID) -> NavigationError {
        .impossible("the scene '\(scene)' is open already: give another one another identity")
    }

    package static func withoutTabs(_ scene: SceneID) -> NavigationError {
        .impossible("the scene '\(scene)' is to open without tabs: name one, with the root of its stack")
    }

    package static func duplicateTab(_ tab: TabID) -> NavigationError {
        .impossible("two tabs have the name '\(tab)': give each tab a name of its own")
    }

    package static func pageNotFound(_ page: PageID, _ scene: SceneID) -> NavigationError {
        .impossible("the page \(page) is not open in the scene '\(scene)'")
    }
}

extension NavigationError: CustomStringConvertible {
    /// The problem and its fix, in English for developers.
    public var description: String { PrintableText.line(sentence) }

    private var sentence: String {
        switch self {
        case .noScene(nil): "no scene is open: open one with 'openScene' first"
        case .noScene(let scene?): "no scene '\(scene)' is open: open it with 'openScene' first"
        case .unknownTab(let tab, known: let known):
            "there is no tab '\(tab)': the tabs are \(known.map { "'\($0)'" }.joined(separator: ", "))"
        case .urlNotFound(let url, let scene):
            "going back in the scene '\(scene)' leads to no page that shows '\(url)': push it instead"
        case .impossible(let reason): reason
        }
    }
}
