/// A page, or a stack of pages, that covers what is below it.
public struct Modal: Hashable, Sendable, Codable {
    /// How a modal covers what is below it.
    public enum Style: String, Hashable, Sendable, Codable, CaseIterable {
        /// A card that the user can swipe down.
        case sheet
        /// The full screen.
        case fullScreen
    }

    /// The content of a modal.
    public enum Content: Hashable, Sendable, Codable {
        /// A page alone, on which nothing can be pushed.
        case page(Page)
        /// A page wrapped in a stack.
        case stack(PageStack)
    }

    /// How it covers what is below it.
    public let style: Style
    /// The content of the modal.
    public internal(set) var content: Content

    /// Creates a modal.
    package init(_ style: Style, _ content: Content) {
        self.style = style
        self.content = content
    }

    /// The lowest page, which identifies the modal.
    public var root: Page {
        switch content {
        case .page(let page): page
        case .stack(let stack): stack.root
        }
    }

    /// The page that the user sees.
    public var top: Page {
        switch content {
        case .page(let page): page
        case .stack(let stack): stack.top
        }
    }

    /// Whether it shows a page.
    func contains(_ page: PageID) -> Bool {
        switch content {
        case .page(let shown): shown.id == page
        case .stack(let stack): stack.count(upTo: page) != nil
        }
    }

    /// Whether the root is its only page.
    var isSinglePage: Bool {
        switch content {
        case .page: true
        case .stack(let stack): stack.pushed.isEmpty
        }
    }

    /// All pages, the root first.
    ///
    /// - Complexity: O(*n*) in the number of pages.
    public var pages: [Page] {
        switch content {
        case .page(let page): [page]
        case .stack(let stack): stack.pages
        }
    }
}
