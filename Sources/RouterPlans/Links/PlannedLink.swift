/// The treatment of the modals that are open when a link comes.
package enum LinkModals: Sendable {
    /// The modals are dismissed, unless one of their pages refuses to close. A presented page replaces them.
    case dismissed
    /// The page is presented above them, with those of its parents that are not open.
    case covered
}

/// A request to open a page: the place that it names, and the treatment of what is open there.
package struct PlannedLink<Screen> {
    /// How the page opens.
    package let opening: RouteOpening
    /// Whether an open page is shown again.
    private let reuse: PageReuse
    /// The treatment of modals; `nil` to open the page onto the stack that the user sees.
    private let modals: LinkModals?
    /// The place that the caller or the URL names.
    package let place: SoughtPlace
    /// The tab that the page's route names.
    private let ownTab: TabID?
    /// Whether the caller or the URL says how the page opens.
    private let isOpeningStated: Bool
    /// The operations that code performs first; `nil` for a page that opens as its route says.
    private let first: [NavigationOperation<Screen>]?

    /// Creates the request of a caller who opens a page as its route says.
    package init(
        opening: RouteOpening,
        isStated: Bool,
        in place: SoughtPlace,
        or ownTab: TabID?,
        reuse: PageReuse,
        modals: LinkModals?
    ) {
        (self.opening, isOpeningStated, self.place, self.ownTab) = (opening, isStated, place, ownTab)
        (self.reuse, self.modals, first) = (reuse, modals, nil)
    }

    /// Creates the request of code that says itself how a page opens.
    package init(after first: [NavigationOperation<Screen>], reuse: PageReuse) {
        (opening, isOpeningStated, place, ownTab) = (.push, true, SoughtPlace(), nil)
        (self.reuse, modals, self.first) = (reuse, nil, first)
    }

    /// The tab of a scene in which the page opens; `nil` if nothing names one that the scene has.
    package func tab(in scene: NavigationScene<Screen>) -> TabID? {
        place.tab?.name(in: scene) ?? ownTab.flatMap { scene.tab(named: $0)?.tab }
    }

    /// The operations that come before the page opens: its tab is selected, and then pages close.
    ///
    /// - Throws: ``NavigationError`` if one of them is impossible.
    package func steps(
        on scene: NavigationScene<Screen>
    ) throws(NavigationError) -> [NavigationOperation<Screen>] {
        try steps(on: scene, selecting: tab(in: scene))
    }

    private func steps(
        on scene: NavigationScene<Screen>,
        selecting tab: TabID?
    ) throws(NavigationError) -> [NavigationOperation<Screen>] {
        var steps = first ?? []
        if let tab { steps.append(.switchTab(tab)) }
        if let page = place.page?.page(in: try scene.performing(steps)) { steps.append(.popTo(page.id)) }
        return steps
    }

    /// The way to the page from what is shown.
    ///
    /// An open page is kept: the root of a tab, or a page as the caller says. Else, the page opens above its nearest parent
    /// that is open. Its stack is that of the tab that is stated, or of the one that the nearest parent with a tab names,
    /// unless a parent is on the stack that the user sees. Nothing below a page is kept if the page replaces everything.
    ///
    /// - Parameters:
    ///   - key: The key of the page.
    ///   - outline: The pages below; `nil` for a page that stands alone.
    ///   - scene: The scene.
    ///   - openedBefore: The page that the caller's page has just opened, and that is the one asked for: the user has tapped
    ///     twice.
    /// - Returns: The way.
    /// - Throws: ``NavigationError`` if the operations that come first are impossible.
    package func way<Parent>(
        to key: PageKey?,
        below outline: PageOutline<Parent>?,
        from scene: NavigationScene<Screen>,
        unless openedBefore: SceneEntry<Screen>?
    ) throws(NavigationError) -> LinkWay<Screen, Parent> {
        let scene = outline.map { $0.namingFirstPage(of: scene, to: key) } ?? scene
        let tab = tab(in: scene)
        if !isOpeningStated, place.page == nil, let root = scene.tab(withRoot: key), let name = root.tab,
            [nil, name].contains(tab)
        {
            return LinkWay([.switchTab(name), .popToRoot], keeping: root.root)
        }
        let steps = try steps(on: scene, selecting: tab)
        var found = reuse == .ifOpen && place.isEmpty && first == nil ? scene.openPage(key) : nil
        // The place of a page that asks, and a tab that the user has left, do not count if a tab is named.
        if tab != nil, let page = found?.page.id, let own = scene.tab(containing: page) {
            found?.operations = [.switchTab(own), .popTo(page)]
        }
        if found == nil, let openedBefore { found = (openedBefore, []) }
        if found == nil { found = try openPage(key, on: scene, after: steps) }
        if let found {
            // Modals that are to stay keep the page below them out of sight.
            if modals != .covered || (scene.modalCount(above: found.page.id) ?? 0) == 0 {
                return LinkWay(found.operations, keeping: found.page)
            }
        } else if modals == .dismissed, opening == .push,
            // The page may be the one below the modals that are dismissed for it.
            let found = try openPage(key, on: scene, after: steps + [.dismissAll])
        {
            return LinkWay(found.operations, keeping: found.page)
        }
        return try way(below: outline, in: tab, from: scene, after: steps)
    }

    private func openPage(
        _ key: PageKey?,
        on scene: NavigationScene<Screen>,
        after steps: [NavigationOperation<Screen>]
    ) throws(NavigationError) -> (page: SceneEntry<Screen>, operations: [NavigationOperation<Screen>])? {
        guard reuse != .never else { return nil }
        let page = try scene.performing(steps).reusable(for: key, reuse)
        return page.map { ($0, steps + [.popTo($0.id)]) }
    }

    /// The way to a page that is not open.
    private func way<Parent>(
        below outline: PageOutline<Parent>?,
        in tab: TabID?,
        from scene: NavigationScene<Screen>,
        after first: [NavigationOperation<Screen>]
    ) throws(NavigationError) -> LinkWay<Screen, Parent> {
        let parents = outline?.parents ?? []
        var (steps, tab, parent) = (first, tab, open(parents, on: try scene.performing(first)))
        if parent == nil, tab == nil, let other = outline?.tab, scene.tab(named: other) != nil {
            (steps, tab) = (try self.steps(on: scene, selecting: other), other)
            parent = open(parents, on: try scene.performing(steps))
        }
        var missing = Array(parents[..<(parent?.index ?? parents.count)].reversed())
        if modals == .covered, let modal = scene.modals.last, opening != .root, place.page == nil,
            parent.map({ !modal.contains($0.page) }) ?? true
        {
            // The modals stay, and so does everything below them.
            return LinkWay(opening: missing, presentsFirst: true)
        }
        if let parent { steps.append(.popTo(parent.page)) }
        if parent == nil, let outline, outline.startsTab, outline.tab == tab, tab.flatMap(scene.tab) != nil {
            // The plan begins with the first page of the tab, which is there, opened by code.
            steps.append(.popToRoot)
            if outline.first == nil { missing = Array(missing.dropFirst()) }
        }
        let reached = try scene.performing(steps)
        let lowest = missing.first.map { $0.opening } ?? opening
        var presentsFirst = false
        if lowest != .root, !reached.modals.isEmpty {
            if modals == .dismissed, parent == nil {
                steps.append(.dismissAll)
            } else {
                // Nothing can be pushed onto a page that is presented alone.
                presentsFirst = lowest == .push && !reached.front.isWrapped
            }
        }
        return LinkWay(steps, opening: missing, presentsFirst: presentsFirst)
    }

    /// The nearest parent that is open.
    private func open(
        _ parents: [some OutlinedPage],
        on scene: NavigationScene<Screen>
    ) -> (index: Int, page: PageID)? {
        guard opening != .root else { return nil }
        let path = scene.path
        for (index, parent) in parents.enumerated() {
            if let key = parent.key, let page = path.last(where: { $0.key == key }) { return (index, page.id) }
            if parent.opening == .root { return nil }
        }
        return nil
    }
}

extension PageOutline {
    /// A scene in which the root of the tab is known as the tab's first page, if other code shows it.
    fileprivate func namingFirstPage<Screen>(
        of scene: NavigationScene<Screen>,
        to target: PageKey?
    ) -> NavigationScene<Screen> {
        guard startsTab, let tab, let index = scene.stacks.firstIndex(where: { $0.tab == tab }) else { return scene }
        let root = scene.stacks[index].root
        guard root.key == nil, root.screen == nil else { return scene }
        // The target is the first page, if no page is below it.
        let key = all.isEmpty ? target : all[0].key
        var scene = scene
        scene.stacks[index].root = SceneEntry(id: root.id, key: key, screen: nil)
        return scene
    }
}

/// The way of a link: the open page that it keeps, or the pages that open.
package struct LinkWay<Screen, Parent: OutlinedPage> {
    /// The operations before pages open.
    package let operations: [NavigationOperation<Screen>]
    /// The open page that is shown, so that none opens.
    package let kept: SceneEntry<Screen>?
    /// The parents that open below the page, the lowest first.
    package let missing: [Parent]
    /// Whether the first page that opens is presented, also if its route says that it is pushed.
    private let presentsFirst: Bool

    fileprivate init(
        _ operations: [NavigationOperation<Screen>] = [],
        keeping kept: SceneEntry<Screen>? = nil,
        opening missing: [Parent] = [],
        presentsFirst: Bool = false
    ) {
        (self.operations, self.kept, self.missing, self.presentsFirst) = (operations, kept, missing, presentsFirst)
    }

    /// The operations that open pages, which have been made, the lowest first.
    ///
    /// A page that replaces everything becomes the top of a new stack with the pages below it.
    package func operations(
        opening pages: [(page: SceneEntry<Screen>, opening: RouteOpening)]
    ) -> [NavigationOperation<Screen>] {
        let root = pages.lastIndex { $0.opening == .root } ?? -1
        var operations = operations
        if root >= 0 {
            operations.append(.setContent(PageStack(pages[0].page, pushed: pages[1..<(root + 1)].map { $0.page })))
        }
        for (index, (page, opening)) in pages.enumerated().dropFirst(root + 1) {
            let isPresented = opening == .present || index == 0 && presentsFirst
            operations.append(isPresented ? .present(page) : .push(page))
        }
        return operations
    }
}

extension ParentRoute: OutlinedPage {
    package var opening: RouteOpening { navigation?.opening ?? .push }
}
