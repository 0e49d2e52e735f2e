/// A single change that a host shows.
///
/// Effects name pages instead of positions. If the user has changed something in the meantime, a host can still see
/// what an effect means.
public enum NavigationEffect: Hashable, Sendable {
    /// Shows a scene with all its pages.
    ///
    /// The state contains the scene already if it is restored, or if a host has been attached.
    case openScene(NavigationScene)
    /// Brings a scene to the front.
    case activateScene(SceneID)
    /// Closes a scene.
    case closeScene(SceneID)
    /// Replaces everything in a scene, its modals included.
    case setContent(SceneContent, SceneID)
    /// Selects a tab.
    case selectTab(TabID, SceneID)
    /// Puts a page on the stack that has this root.
    case push(Page, stack: PageID, SceneID)
    /// Removes all pages above a page from its stack.
    case pop(to: PageID, SceneID)
    /// Puts a page in another page's place.
    case replace(PageID, with: Page, SceneID)
    /// Presents a modal above all others.
    case present(Modal, SceneID)
    /// Dismisses the modal that has this root, with all modals above it.
    case dismiss(PageID, SceneID)

    /// The scene that changes.
    package var scene: SceneID {
        switch self {
        case .openScene(let scene): scene.id
        case .activateScene(let scene), .closeScene(let scene), .setContent(_, let scene), .selectTab(_, let scene),
            .push(_, stack: _, let scene), .pop(to: _, let scene), .replace(_, with: _, let scene),
            .present(_, let scene), .dismiss(_, let scene):
            scene
        }
    }

    /// Whether pages can close; if not, only new ones appear or others become visible.
    var mayClosePages: Bool {
        switch self {
        case .openScene, .activateScene, .selectTab, .push, .present: false
        case .closeScene, .setContent, .pop, .replace, .dismiss: true
        }
    }

    /// The pages that appear.
    ///
    /// - Complexity: O(*n*) in the number of these pages.
    package var newPages: [Page] {
        switch self {
        case .openScene(let scene): scene.pages
        case .setContent(let content, _): content.stacks.flatMap(\.pages)
        case .push(let page, stack: _, _), .replace(_, with: let page, _): [page]
        case .present(let modal, _): modal.pages
        case .activateScene, .closeScene, .selectTab, .pop, .dismiss: []
        }
    }
}

extension NavigationEffect: CustomStringConvertible {
    /// The change in a few words: `push //chat/5`.
    public var description: String {
        switch self {
        case .openScene(let scene): "open scene \(scene.id)"
        case .activateScene(let scene): "activate scene \(scene)"
        case .closeScene(let scene): "close scene \(scene)"
        case .setContent(let content, _): "set root \(content.visibleStack.root)"
        case .selectTab(let tab, _): "select tab \(tab)"
        case .push(let page, stack: _, _): "push \(page)"
        case .pop(to: let page, _): "pop to page \(page)"
        case .replace(let page, with: let other, _): "replace page \(page) by \(other)"
        case .present(let modal, _): "present \(modal.root)"
        case .dismiss(let page, _): "dismiss page \(page)"
        }
    }
}
