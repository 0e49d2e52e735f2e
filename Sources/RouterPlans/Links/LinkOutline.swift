package import RouterRuntime

/// The routes of a link's pages, before any page but the target is made.
package struct LinkOutline: Sendable {
    /// The routes that are named as parents, the nearest first.
    package let parents: [ParentRoute]
    /// The first page of the tab, if the app declares one, and neither the target nor a parent is that page.
    package let first: ParentRoute?
    /// The tab that the target's route names, or else that of its nearest parent with a tab.
    package let tab: TabID?
    /// Whether the lowest page is the first one of the tab.
    package let startsTab: Bool

    /// The routes of the pages below the target, the lowest first.
    package var all: [ParentRoute] { (first.map { [$0] } ?? []) + parents.reversed() }

    /// The outline of a page that stands alone.
    package init(alone request: RouteRequest) {
        (parents, first, tab, startsTab) = ([], nil, request.navigation?.tab, false)
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
        parents = navigation?.parent == nil ? [] : try ParentRoute.all(below: last, of: link, on: isolation)
        tab = navigation?.tab ?? parents.lazy.compactMap(\.navigation?.tab).first
        let replaces = navigation?.opening == .root || parents.contains { $0.navigation?.opening == .root }
        let first = replaces ? nil : try Self.firstPage(of: tab, above: last, of: link, on: isolation)
        startsTab = first != nil
        let lowest = parents.isEmpty ? PageKey(of: last) : parents.last?.key
        self.first = first.flatMap { $0.key == lowest ? nil : $0 }
    }

    /// The route of the first page of a tab; `nil` if the app declares none.
    private static func firstPage(
        of tab: TabID?,
        above last: RouteRequest,
        of link: LinkRequest,
        on isolation: (any Actor)?
    ) throws -> ParentRoute? {
        guard let tab, let root = last.router.tabs.first(where: { $0.id == tab }) else { return nil }
        do {
            return try ParentRoute(root.url, below: last, of: link, on: isolation)
        } catch {
            throw ParentRoute.failure(error, of: root.url, below: last)
        }
    }
}
