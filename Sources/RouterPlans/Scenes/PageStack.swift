/// How a modal covers what is below it.
public enum ModalStyle: String, Hashable, Sendable, Codable, CaseIterable {
    /// A card that the user can swipe down.
    case sheet
    /// The full screen.
    case fullScreen
}

/// Pages on top of each other: of a scene without tabs, of a tab, or of a modal.
public struct PageStack<Screen>: Identifiable {
    /// The identity: that of the first root, also if another page has taken its place.
    public let id: PageID
    /// The name of the tab; `nil` without tabs, and for a modal.
    public let tab: TabID?
    /// How a modal covers what is below it; `nil` for a stack that is no modal.
    public let style: ModalStyle?
    /// Whether pages can be pushed: not onto a page that is presented alone.
    public let isWrapped: Bool
    /// The lowest page.
    public package(set) var root: SceneEntry<Screen>
    /// The pages above the root, the highest last.
    public package(set) var pushed: [SceneEntry<Screen>]

    /// Creates a stack.
    package init(
        id: PageID? = nil,
        tab: TabID? = nil,
        style: ModalStyle? = nil,
        isWrapped: Bool = true,
        _ root: SceneEntry<Screen>,
        pushed: [SceneEntry<Screen>] = []
    ) {
        self.id = id ?? root.id
        self.tab = tab
        self.style = style
        self.isWrapped = isWrapped
        self.root = root
        self.pushed = pushed
    }

    /// The page that the user sees.
    public var top: SceneEntry<Screen> { pushed.last ?? root }

    /// All pages, the root first.
    ///
    /// - Complexity: O(*n*) in the number of pages.
    public var pages: [SceneEntry<Screen>] { [root] + pushed }

    /// Whether the stack contains a page.
    package func contains(_ page: PageID) -> Bool { count(upTo: page) != nil }

    /// The number of pages up to a page, which is at the top of them; `nil` if the stack does not contain the page.
    package func count(upTo page: PageID) -> Int? {
        if let index = pushed.lastIndex(where: { $0.id == page }) { return index + 2 }
        return page == root.id ? 1 : nil
    }

    /// The highest page that satisfies a condition.
    package func last(where isWanted: (SceneEntry<Screen>) -> Bool) -> SceneEntry<Screen>? {
        pushed.last(where: isWanted) ?? (isWanted(root) ? root : nil)
    }

    /// The same stack with other pages; `nil` without any.
    package func with(_ pages: some Sequence<SceneEntry<Screen>>) -> PageStack? {
        let pages = Array(pages)
        return pages.first.map {
            PageStack(id: id, tab: tab, style: style, isWrapped: isWrapped, $0, pushed: Array(pages.dropFirst()))
        }
    }

    /// Puts a page in the place of the highest one.
    mutating func replaceTop(by page: SceneEntry<Screen>) {
        if pushed.isEmpty { root = page } else { pushed[pushed.count - 1] = page }
    }
}

extension PageStack: Equatable where Screen: Equatable {}
extension PageStack: Hashable where Screen: Hashable {}
extension PageStack: Sendable where Screen: Sendable {}
