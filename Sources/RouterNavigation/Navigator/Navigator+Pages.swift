internal import RouterPlans
public import RouterRuntime

extension Navigator {
    /// Pushes a page onto the stack that the user sees.
    ///
    /// - Parameters:
    ///   - source: The page.
    ///   - reuse: Whether an open page that shows the same URL is shown again.
    ///   - dismissingModals: Whether all modals are dismissed first.
    ///   - scene: The scene; `nil` for the active one.
    ///   - isAnimated: Whether the host animates.
    /// - Returns: The page.
    /// - Throws: The errors of the router and the handler; `NavigationError` or ``NavigatorError``.
    @discardableResult
    public func push(
        _ source: PageSource,
        reuse: PageReuse = .never,
        dismissingModals: Bool = false,
        in scene: SceneID? = nil,
        isAnimated: Bool = true
    ) async throws -> OpenedPage {
        let first: [Operation] = dismissingModals ? [.dismissAll] : []
        return try await open(source, reuse, after: first, in: scene, isAnimated) { .push($0) }
    }

    /// Pushes the page of a typed route; see ``push(_:reuse:dismissingModals:in:isAnimated:)-(PageSource,_,_,_,_)``.
    @discardableResult
    public func push<Output: NavigationPage>(
        _ route: Route<Output>,
        reuse: PageReuse = .never,
        dismissingModals: Bool = false,
        in scene: SceneID? = nil,
        isAnimated: Bool = true
    ) async throws -> OpenedPage {
        try await push(
            .route(route),
            reuse: reuse,
            dismissingModals: dismissingModals,
            in: scene,
            isAnimated: isAnimated
        )
    }

    /// Covers everything with a page.
    ///
    /// - Parameters:
    ///   - source: The page.
    ///   - style: How the page covers what is below it.
    ///   - isWrapped: Whether the page is wrapped in a stack.
    ///   - scene: The scene; `nil` for the active one.
    ///   - isAnimated: Whether the host animates.
    /// - Returns: The page.
    /// - Throws: The errors of the router and the handler; `NavigationError` or ``NavigatorError``.
    @discardableResult
    public func present(
        _ source: PageSource,
        style: ModalStyle = .sheet,
        isWrapped: Bool = true,
        in scene: SceneID? = nil,
        isAnimated: Bool = true
    ) async throws -> OpenedPage {
        try await open(source, in: scene, isAnimated) { .present($0, style: style, isWrapped: isWrapped) }
    }

    /// Covers everything with the page of a typed route.
    @discardableResult
    public func present<Output: NavigationPage>(
        _ route: Route<Output>,
        style: ModalStyle = .sheet,
        isWrapped: Bool = true,
        in scene: SceneID? = nil,
        isAnimated: Bool = true
    ) async throws -> OpenedPage {
        try await present(.route(route), style: style, isWrapped: isWrapped, in: scene, isAnimated: isAnimated)
    }

    /// Replaces the page that the user sees.
    ///
    /// - Returns: The new page.
    /// - Throws: The errors of the router and the handler; `NavigationError` or ``NavigatorError``.
    @discardableResult
    public func replace(
        with source: PageSource,
        in scene: SceneID? = nil,
        isAnimated: Bool = true
    ) async throws -> OpenedPage {
        try await open(source, in: scene, isAnimated) { .replace($0) }
    }

    /// Replaces the page that the user sees by the page of a typed route.
    @discardableResult
    public func replace<Output: NavigationPage>(
        with route: Route<Output>,
        in scene: SceneID? = nil,
        isAnimated: Bool = true
    ) async throws -> OpenedPage {
        try await replace(with: .route(route), in: scene, isAnimated: isAnimated)
    }

    /// Replaces everything that a scene shows by a page.
    ///
    /// - Returns: The page.
    /// - Throws: The errors of the router and the handler; `NavigationError` or ``NavigatorError``.
    @discardableResult
    public func setRoot(
        _ source: PageSource,
        in scene: SceneID? = nil,
        isAnimated: Bool = true
    ) async throws -> OpenedPage {
        try await open(source, waitsAtGate: false, in: scene, isAnimated) { .setRoot($0) }
    }

    /// Replaces everything that a scene shows by the page of a typed route.
    @discardableResult
    public func setRoot<Output: NavigationPage>(
        _ route: Route<Output>,
        in scene: SceneID? = nil,
        isAnimated: Bool = true
    ) async throws -> OpenedPage {
        try await setRoot(.route(route), in: scene, isAnimated: isAnimated)
    }

    /// Switches the tab.
    ///
    /// - Throws: `NavigationError` or ``NavigatorError``.
    public func switchTab(_ tab: TabID, in scene: SceneID? = nil, isAnimated: Bool = true) async throws {
        try await close([.switchTab(tab)], in: scene, isAnimated: isAnimated)
    }

    /// Removes pages from the stack that the user sees.
    ///
    /// - Throws: `NavigationError` or ``NavigatorError``.
    public func pop(_ count: Int = 1, in scene: SceneID? = nil, isAnimated: Bool = true) async throws {
        try await close([.pop(count)], in: scene, isAnimated: isAnimated)
    }

    /// Removes all pages above the root of the stack that the user sees.
    ///
    /// - Throws: `NavigationError` or ``NavigatorError``.
    public func popToRoot(in scene: SceneID? = nil, isAnimated: Bool = true) async throws {
        try await close([.popToRoot], in: scene, isAnimated: isAnimated)
    }

    /// Goes back to a page.
    ///
    /// - Throws: `NavigationError` or ``NavigatorError``.
    public func pop(to page: PageID, in scene: SceneID? = nil, isAnimated: Bool = true) async throws {
        try await close([.popTo(page)], in: scene, isAnimated: isAnimated)
    }

    /// Goes back to the highest page that shows what a URL opens, in whichever spelling.
    ///
    /// If there is none and the URL has no query, the highest page with its path is meant: `//search` finds
    /// `//search?q=tea`.
    ///
    /// - Throws: `NavigationError` or ``NavigatorError``.
    public func pop(to url: String, in scene: SceneID? = nil, isAnimated: Bool = true) async throws {
        try await perform(in: scene) { [self] request in
            try await change(for: request) { [self] in
                guard let scene = self.scene(for: request) else { throw NavigationError.noScene(request.scene) }
                guard let page = SoughtPlace.Page(url, PageKey(of: url, in: router), in: router).page(in: scene) else {
                    throw NavigationError.urlNotFound(url, scene.id)
                }
                try await commit([.popTo(page.id)], for: request, isAnimated: isAnimated)
            }
        }
    }

    /// Dismisses the highest modal.
    ///
    /// - Throws: `NavigationError` or ``NavigatorError``.
    public func dismiss(in scene: SceneID? = nil, isAnimated: Bool = true) async throws {
        try await close([.dismiss], in: scene, isAnimated: isAnimated)
    }

    /// Closes a scene with all its pages.
    ///
    /// - Throws: `NavigationError` or ``NavigatorError``.
    public func closeScene(_ scene: SceneID) async throws {
        try await perform { [self] request in
            try await change(for: request) { [self] in
                try await commit(for: request, isAnimated: false) { [self] in
                    guard let open = state[scene] else { throw NavigationError.noScene(scene) }
                    return (open, nil)
                }
            }
        }
        endRequests(in: scene)
    }

    /// Opens a page as code says.
    private func open(
        _ source: PageSource,
        _ reuse: PageReuse = .never,
        after first: [Operation] = [],
        waitsAtGate: Bool = true,
        in scene: SceneID?,
        _ isAnimated: Bool,
        _ operation: @escaping @MainActor (Page) -> Operation
    ) async throws -> OpenedPage {
        let code = PageOpening.InCode(
            first: first,
            isAnimated: isAnimated,
            waitsAtGate: waitsAtGate,
            operation: operation
        )
        let opening = PageOpening(source, reuse, code)
        return try await perform(in: scene) { [self] request in
            // Without navigation parameters, a page always opens, or is open.
            guard let opened = try await open(opening, for: request) else { throw CancellationError() }
            return opened
        }
    }

    /// Performs operations that open no page.
    private func close(_ operations: [Operation], in scene: SceneID?, isAnimated: Bool) async throws {
        try await perform(in: scene) { [self] request in
            try await change(for: request) { [self] in
                try await commit(operations, for: request, isAnimated: isAnimated)
            }
        }
    }
}
