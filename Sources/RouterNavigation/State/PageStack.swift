/// Pages on top of each other: a root, which always exists, and the pages pushed onto it.
public struct PageStack: Hashable, Sendable, Codable {
    /// The lowest page, which identifies the stack.
    public internal(set) var root: Page
    /// The pages above the root, the highest last.
    package internal(set) var pushed: [Page]

    /// Creates a stack.
    @_spi(Benchmarks) public init(_ root: Page, pushed: [Page] = []) {
        self.root = root
        self.pushed = pushed
    }

    /// The page that the user sees.
    public var top: Page { pushed.last ?? root }
    /// All pages, the root first.
    ///
    /// - Complexity: O(*n*) in the number of pages.
    public var pages: [Page] { [root] + pushed }
    /// The number of pages.
    package var count: Int { pushed.count + 1 }

    /// The highest page that satisfies a condition.
    func last(where isWanted: (Page) -> Bool) -> Page? {
        pushed.last(where: isWanted) ?? (isWanted(root) ? root : nil)
    }

    /// The number of pages up to a page, which is at the top of them; `nil` if the stack does not contain the page.
    func count(upTo page: PageID) -> Int? {
        if let index = pushed.lastIndex(where: { $0.id == page }) { return index + 2 }
        return page == root.id ? 1 : nil
    }

    /// The pages above a page; `nil` if the stack does not contain the page.
    func pages(above page: PageID) -> ArraySlice<Page>? { count(upTo: page).map { pushed[($0 - 1)...] } }

    /// Removes all pages above a page of the stack.
    mutating func pop(to page: PageID) {
        guard let count = count(upTo: page) else { return }
        pushed.removeSubrange((count - 1)...)
    }
}
