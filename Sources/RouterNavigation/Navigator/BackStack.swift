internal import RouterPlans
internal import RouterRuntime

/// The pages below a page that opens: those of its route's parents that are open, and those that are missing.
@MainActor
struct BackStack {
    /// The parents to open, the lowest first.
    let missing: [ParentRoute]
    /// The operations before pages open: the tab is switched, pages close, and the nearest open parent becomes visible.
    private var steps: [Operation]
    /// Whether the lowest page is presented, although it says that it is pushed.
    private var presentsLowest = false
    /// Whether the page is the first one of a tab, which other code has made.
    private(set) var isShown = false

    /// Finds the parents of a page and those that are open.
    ///
    /// The stack is that of the tab in the parameters, or else of the tab that the nearest parent with a tab names, unless
    /// a parent is on the stack that the user sees. Nothing below a page is reused if the page replaces everything.
    ///
    /// - Parameters:
    ///   - outline: The routes of the pages below; `nil` for a page that comes from no route.
    ///   - parameters: How the page opens.
    ///   - modals: The treatment of the modals that cover the place of the page.
    ///   - request: The request for the change.
    ///   - navigator: The navigator.
    /// - Throws: ``NavigationError`` if the steps are impossible.
    init(
        below outline: LinkOutline?,
        _ parameters: NavigationParameters,
        _ modals: LinkPolicy.Modals?,
        for request: NavigationRequest,
        in navigator: Navigator
    ) throws {
        let parents = outline?.parents ?? []
        var parameters = parameters
        func scene(after steps: [Operation]) throws -> NavigatorScene? {
            try navigator.scene(for: request, selectingTab: parameters.switchTab != nil)?.performing(steps)
        }
        func open() throws -> (index: Int, page: PageID)? {
            guard !parents.isEmpty, parameters.openType != .root else { return nil }
            let path = try scene(after: parameters.steps(for: request, in: navigator))?.path ?? []
            for (index, parent) in parents.enumerated() {
                if let key = parent.key, let page = path.last(where: { $0.key == key }) { return (index, page.id) }
                if parent.navigation?.opening == .root { return nil }
            }
            return nil
        }
        var reused = try open()
        let before = try scene(after: [])
        if reused == nil, parameters.switchTab == nil, let tab = outline?.tab, before?.tab(named: tab) != nil {
            parameters.switchTab = tab
            reused = try open()
        }
        if modals == .covered, let modal = before?.modals.last, parameters.openType != .root, parameters.popTo == nil,
            reused.map({ !modal.contains($0.page) }) ?? true
        {
            // The modals stay, and so does everything below them.
            missing = parents[..<(reused?.index ?? parents.count)].reversed()
            (steps, presentsLowest) = ([], true)
            return
        }
        var missing = Array(parents[..<(reused?.index ?? parents.count)].reversed())
        steps = try parameters.steps(for: request, in: navigator) + (reused.map { [.popTo($0.page)] } ?? [])
        if reused == nil, outline?.startsTab == true, let tab = outline?.tab, tab == parameters.switchTab,
            let shown = before?.tab(named: tab)
        {
            // The plan begins with the first page of the tab, which is there, perhaps opened by code.
            steps.append(.popToRoot)
            isShown = outline?.all.isEmpty == true && shown.root.isForeign
            if outline?.first == nil { missing = Array(missing.dropFirst()) }
        }
        self.missing = missing
        let lowest = missing.first.map(\.openType) ?? parameters.openType ?? .push
        guard lowest != .root, let place = try scene(after: steps), !place.modals.isEmpty else { return }
        switch modals {
        case .dismissed where reused == nil: steps.append(.dismissAll)
        // Nothing can be pushed onto a page that is presented alone.
        default: presentsLowest = lowest == .push && !place.front.isWrapped
        }
    }

    /// The operations that open pages, the lowest first.
    ///
    /// A page that replaces everything becomes the top of a new stack with the pages below it.
    func operations(opening pages: [(page: Page, openType: NavigationParameters.OpenType)]) -> [Operation] {
        let root = pages.lastIndex { $0.openType == .root } ?? -1
        var operations = steps
        if root >= 0 {
            let stack = PageStack(pages[0].page, pushed: pages[1..<(root + 1)].map(\.page))
            operations.append(.setContent(stack))
        }
        for (index, (page, openType)) in pages.enumerated().dropFirst(root + 1) {
            let isPresented = openType == .present || index == 0 && presentsLowest
            operations.append(isPresented ? .present(page) : .push(page))
        }
        return operations
    }
}
