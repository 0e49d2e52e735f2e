internal import RouteTables

/// A scene as it is saved: the URLs of its pages and their callers, by which a router opens the pages again.
///
/// It has no screens, so that a page that is restored passes the conditions and the middleware of its route again.
///
/// > Warning: Saved data names the callers of its pages. Restore only what the app itself has saved.
public struct SavedScene: Codable, Sendable {
    private struct Stack: Codable, Sendable {
        let id: PageID
        let tab: TabID?
        let style: ModalStyle?
        let isWrapped: Bool
        let pages: [SavedPage]
    }

    private struct SavedPage: Codable, Sendable {
        let id: PageID
        let url: String?
        let origin: RouteOrigin.RawValue
        let key: PageKey?
    }

    private let id: SceneID
    private let stacks: [Stack]
    private let selected: Int
    private let modals: [Stack]

    /// Saves a scene.
    package init<Screen>(_ scene: NavigationScene<Screen>) {
        func saved(_ stack: PageStack<Screen>) -> Stack {
            let pages = stack.pages.map {
                SavedPage(id: $0.id, url: $0.url, origin: $0.origin.rawValue, key: $0.key)
            }
            return Stack(id: stack.id, tab: stack.tab, style: stack.style, isWrapped: stack.isWrapped, pages: pages)
        }
        (id, selected) = (scene.id, scene.selected)
        (stacks, modals) = (scene.stacks.map(saved), scene.modals.map(saved))
    }

    /// The scene that was saved, in which each page has the same content; `nil` if it is damaged.
    package func scene<Screen>(screen: Screen) -> NavigationScene<Screen>? {
        func restored(_ stack: Stack) -> PageStack<Screen>? {
            let pages = stack.pages.compactMap { page in
                RouteOrigin(rawValue: page.origin).map {
                    SceneEntry(id: page.id, url: page.url, origin: $0, key: page.key, screen: screen)
                }
            }
            guard let root = pages.first, pages.count == stack.pages.count else { return nil }
            let pushed = Array(pages.dropFirst())
            return PageStack(
                id: stack.id,
                tab: stack.tab,
                style: stack.style,
                isWrapped: stack.isWrapped,
                root,
                pushed: pushed
            )
        }
        let (stacks, modals) = (self.stacks.compactMap(restored), self.modals.compactMap(restored))
        let scene = NavigationScene(id, stacks, selected: selected, modals: modals)
        guard stacks.count == self.stacks.count, modals.count == self.modals.count, stacks.indices.contains(selected),
            stacks.count == 1 || scene.tabs.count == stacks.count, scene.repeatedTab == nil
        else { return nil }
        return scene
    }
}
