package import RouterRuntime

/// The tab that a link selects and the page to which it goes back, before its own page opens.
///
/// URLs are looked up when the place is made, so looking for it in a scene calls no code of the app.
package struct SoughtPlace: Sendable {
    /// A tab: by its name, by its first page, or by a page that opens in it.
    package struct Tab: Sendable {
        fileprivate let name: TabID
        private let root: PageKey?
        private let other: TabID?

        package init(_ name: TabID, root: PageKey?, or other: TabID?) {
            (self.name, self.root, self.other) = (name, root, other)
        }
    }

    /// A page: by its values, or else by its path.
    package struct Page: Sendable {
        private let key: PageKey?
        private let path: Substring?
        private let router: Router
        fileprivate let url: String

        package init(_ url: String, _ key: PageKey?, in router: Router) {
            (self.url, self.key, self.router) = (url, key, router)
            path = url.utf8.contains(UInt8(ascii: "?")) ? nil : router.path(of: url)
        }
    }

    /// The tab; `nil` for the selected one.
    package var tab: Tab?
    /// The page; `nil` to close none.
    package var page: Page?

    package init(tab: Tab? = nil, page: Page? = nil) {
        (self.tab, self.page) = (tab, page)
    }

    package var isEmpty: Bool { tab == nil && page == nil }

    /// Whether the place was named so.
    package func isNamed(_ tab: TabID?, _ page: String?) -> Bool { self.tab?.name == tab && self.page?.url == page }
}

extension SoughtPlace.Tab {
    /// The name that a scene has for the tab; `nil` if it has no such tab.
    package func name<Screen>(in scene: NavigationScene<Screen>) -> TabID? {
        if scene.tab(named: name) != nil { return name }
        return scene.tab(withRoot: root)?.tab ?? other.flatMap { scene.tab(named: $0)?.tab }
    }
}

extension SoughtPlace.Page {
    /// The highest page on the path of a scene with the values of the URL, or else, if the URL has no query, with its path.
    ///
    /// (EENavigator compares paths.)
    package func page<Screen>(in scene: NavigationScene<Screen>) -> SceneEntry<Screen>? {
        if let key, let page = scene.lastOnPath(where: { $0.key == key }) { return page }
        guard let path else { return nil }
        return scene.lastOnPath { $0.url.flatMap(router.path) == path }
    }
}

extension Router {
    /// A URL without its query and fragment, in the spelling by which paths are compared; `nil` if it is malformed.
    fileprivate func path(of url: String) -> Substring? {
        (try? split(url))?.normalized.prefix { $0 != "?" && $0 != "#" }
    }
}
