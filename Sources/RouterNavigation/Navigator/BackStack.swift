internal import RouterRuntime

/// The pages below a page that opens: those of its route's parents that are open, and those that are missing.
@MainActor
struct BackStack {
    /// The parents to open, the lowest first.
    let missing: [ParentPage]
    /// The operations before pages open: the tab is switched, pages close, and the nearest open parent becomes visible.
    private let steps: [NavigationOperation]

    /// Finds the parents of a page and those that are open.
    ///
    /// The stack is that of the tab in the parameters, or else of the tab that the nearest parent with a tab names, unless
    /// a parent is on the stack that the user sees. Nothing below a page is reused if the page replaces everything.
    ///
    /// - Parameters:
    ///   - request: The request for the page; `nil` if it comes from no route.
    ///   - parameters: How the page opens.
    ///   - scene: The scene; `nil` for the active one.
    ///   - navigator: The navigator.
    /// - Throws: ``NavigatorError/parentFailed(url:parent:reason:)``; ``NavigationError`` if the steps are impossible.
    init(
        below request: RouteRequest?,
        _ parameters: NavigationParameters,
        in scene: SceneID?,
        of navigator: Navigator
    ) throws {
        let parents = try request.map { try ParentPage.all(below: $0) } ?? []
        let state = navigator.state
        var parameters = parameters
        func open() throws -> (index: Int, page: PageID)? {
            guard !parents.isEmpty, parameters.openType != .root else { return nil }
            let after = try state.performing(parameters.steps, in: scene).state
            let path = (scene.map { after[$0] } ?? after.activeScene)?.path ?? []
            for (index, parent) in parents.enumerated() {
                let place = navigator.router.place(of: parent.url)
                if let page = path.last(where: { $0.url.map(navigator.router.place) == place }) {
                    return (index, page.id)
                }
                if parent.parameters.openType == .root { return nil }
            }
            return nil
        }
        var reused = try open()
        if reused == nil, parameters.switchTab == nil, let tab = parents.lazy.compactMap(\.parameters.switchTab).first,
            case .tabs = (scene.map { state[$0] } ?? state.activeScene)?.content
        {
            parameters.switchTab = tab
            reused = try open()
        }
        missing = parents[..<(reused?.index ?? parents.count)].reversed()
        steps = parameters.steps + (reused.map { [.popTo($0.page)] } ?? [])
    }

    /// The operations that open pages, the lowest first.
    ///
    /// A page that replaces everything becomes the top of a new stack with the pages below it.
    func operations(opening pages: [(page: Page, openType: NavigationParameters.OpenType)]) -> [NavigationOperation] {
        let root = pages.lastIndex { $0.openType == .root } ?? -1
        var operations = steps
        if root >= 0 {
            let stack = PageStack(pages[0].page, pushed: pages[1..<(root + 1)].map(\.page))
            operations.append(.setContent(.stack(stack)))
        }
        return operations
            + pages[(root + 1)...].map { $0.openType == .present ? .present($0.page) : .push($0.page) }
    }
}

extension Router {
    /// A URL in one spelling and without a fragment, to compare pages.
    fileprivate func place(of url: String) -> String {
        let normalized = (try? split(url))?.normalized ?? url
        return String(normalized.prefix { $0 != "#" })
    }
}
