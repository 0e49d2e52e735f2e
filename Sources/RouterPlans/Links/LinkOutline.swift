package import RouterRuntime

/// A page below that of a link, as far as the planner needs it.
package protocol OutlinedPage {
    /// The key by which the page is recognized; `nil` if no URL can carry its values.
    var key: PageKey? { get }
    /// How the page opens, as its route says.
    var opening: RouteOpening { get }
}

/// The pages that belong below a link's own, which may not be made yet.
package struct PageOutline<Page: OutlinedPage> {
    /// The pages that are named as parents, the nearest first.
    package let parents: [Page]
    /// The first page of the tab, if the app declares one, and neither the target nor a parent is that page.
    package let first: Page?
    /// The tab that the target's route names.
    package let ownTab: TabID?
    /// The tab that the target's route names, or else that of its nearest parent with a tab.
    package let tab: TabID?
    /// The window that the target's route names, or else that of its nearest parent with a window.
    package let window: String?
    /// Whether the lowest page is the first one of the tab.
    package let startsTab: Bool

    /// The pages below the target, the lowest first.
    package var all: [Page] { (first.map { [$0] } ?? []) + parents.reversed() }

    /// The same outline with other pages, the lowest first.
    func with<Other>(_ pages: [Other]) -> PageOutline<Other> {
        PageOutline<Other>(
            parents: pages.dropFirst(first == nil ? 0 : 1).reversed(),
            first: first == nil ? nil : pages.first,
            ownTab: ownTab,
            tab: tab,
            window: window,
            startsTab: startsTab
        )
    }
}

extension PageOutline: Sendable where Page: Sendable {}

/// The routes of the pages below a link's, before any page but the target is made.
package typealias LinkOutline = PageOutline<ParentRoute>

extension PageOutline where Page == ParentRoute {
    /// The outline of a page that stands alone.
    package init(alone request: RouteRequest) {
        let navigation = request.navigation
        let (tab, window) = (navigation?.tab, navigation?.window)
        self.init(parents: [], first: nil, ownTab: tab, tab: tab, window: window, startsTab: false)
    }

    /// The outline of a link.
    ///
    /// - Parameters:
    ///   - last: The request that has led to the target, with its route.
    ///   - link: The link as it was asked for, which a detour of a page below puts off; `nil` for the target's request.
    ///   - isolation: The caller's isolation.
    /// - Throws: ``NavigationError`` with the code ``NavigationError/Code/parentFailed``; `RouterError` with the code
    ///   `requiresAsync` if a condition belongs to another isolation.
    package init(below last: RouteRequest, of link: LinkRequest?, on isolation: (any Actor)?) throws {
        let navigation = last.navigation
        let link = last.postponed ?? link ?? LinkRequest(url: last.urlText, origin: last.origin)
        let parents = navigation?.parent == nil ? [] : try ParentRoute.all(below: last, of: link, on: isolation)
        let tab = navigation?.tab ?? parents.lazy.compactMap(\.navigation?.tab).first
        let replaces = navigation?.opening == .root || parents.contains { $0.navigation?.opening == .root }
        let root = replaces ? nil : tab.flatMap { tab in last.router.tabs.first { $0.id == tab } }
        var (first, startsTab): (ParentRoute?, Bool) = (nil, root != nil)
        // Most often, the lowest parent is the first page of the tab, which is not looked up twice.
        if let root, root.url != parents.last?.url {
            let page = try Self.firstPage(root.url, above: last, of: link, on: isolation)
            let isLowest = page.key == (parents.isEmpty ? PageKey(of: last) : parents.last?.key)
            // What only selects the tab leaves its first page to the app.
            startsTab = !page.resolution.request.returnsNothing
            first = isLowest || !startsTab ? nil : page
        }
        self.init(
            parents: parents,
            first: first,
            ownTab: navigation?.tab,
            tab: tab,
            window: navigation?.window ?? parents.lazy.compactMap(\.navigation?.window).first,
            startsTab: startsTab
        )
    }

    /// The route of the first page of a tab.
    private static func firstPage(
        _ url: String,
        above last: RouteRequest,
        of link: LinkRequest,
        on isolation: (any Actor)?
    ) throws -> ParentRoute {
        do {
            return try ParentRoute(url, below: last, of: link, on: isolation)
        } catch {
            throw ParentRoute.failure(error, of: url, below: last)
        }
    }
}
