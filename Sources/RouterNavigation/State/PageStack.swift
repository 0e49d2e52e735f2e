/// Pages on top of each other: a root, which always exists, and the pages pushed onto it.
public struct PageStack: Hashable, Sendable, Codable {
    /// The lowest page, which identifies the stack.
    public internal(set) var root: Page
    /// The pages above the root, the highest last.
    public internal(set) var pushed: [Page]

    /// Creates a stack.
    public init(_ root: Page, pushed: [Page] = []) {
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
    public var count: Int { pushed.count + 1 }

    /// Removes all pages above a page.
    ///
    /// - Returns: Whether the stack contains the page.
    mutating func pop(to page: PageID) -> Bool {
        if page == root.id {
            pushed.removeAll()
            return true
        }
        guard let index = pushed.lastIndex(where: { $0.id == page }) else { return false }
        pushed.removeSubrange((index + 1)...)
        return true
    }
}
