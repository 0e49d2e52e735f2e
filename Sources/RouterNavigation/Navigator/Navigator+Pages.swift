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
    /// - Throws: The errors of the router and the handler; `NavigationError`.
    @discardableResult
    public func push(
        _ source: PageSource,
        reuse: PageReuse = .never,
        dismissingModals: Bool = false,
        in scene: SceneID? = nil,
        isAnimated: Bool = true
    ) async throws -> OpenedPage {
        let first: [Operation] = dismissingModals ? [.dismissAll] : []
        return try await open(source, reuse, in: scene, .init(after: first, isAnimated) { .push($0) })
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
    ///   - isShared: Whether nothing is presented if one comes by going back to a page that shows the same: that page is
    ///     returned, and those above it stay.
    ///   - scene: The scene; `nil` for the active one.
    ///   - isAnimated: Whether the host animates.
    /// - Returns: The page.
    /// - Throws: The errors of the router and the handler; `NavigationError`.
    @discardableResult
    public func present(
        _ source: PageSource,
        style: ModalStyle = .sheet,
        isWrapped: Bool = true,
        isShared: Bool = false,
        in scene: SceneID? = nil,
        isAnimated: Bool = true
    ) async throws -> OpenedPage {
        var code = PageOpening.InCode(isAnimated) { .present($0, style: style, isWrapped: isWrapped) }
        code.keepsPagesAbove = isShared
        return try await open(source, isShared ? .ifOpen : .never, in: scene, code)
    }

    /// Covers everything with the page of a typed route.
    @discardableResult
    public func present<Output: NavigationPage>(
        _ route: Route<Output>,
        style: ModalStyle = .sheet,
        isWrapped: Bool = true,
        isShared: Bool = false,
        in scene: SceneID? = nil,
        isAnimated: Bool = true
    ) async throws -> OpenedPage {
        try await present(
            .route(route),
            style: style,
            isWrapped: isWrapped,
            isShared: isShared,
            in: scene,
            isAnimated: isAnimated
        )
    }

    /// Replaces the page that the user sees.
    ///
    /// - Returns: The new page.
    /// - Throws: The errors of the router and the handler; `NavigationError`.
    @discardableResult
    public func replace(
        with source: PageSource,
        in scene: SceneID? = nil,
        isAnimated: Bool = true
    ) async throws -> OpenedPage {
        try await open(source, in: scene, .init(isAnimated) { .replace($0) })
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
    /// - Throws: The errors of the router and the handler; `NavigationError`.
    @discardableResult
    public func setRoot(
        _ source: PageSource,
        in scene: SceneID? = nil,
        isAnimated: Bool = true
    ) async throws -> OpenedPage {
        var code = PageOpening.InCode(isAnimated) { .setRoot($0) }
        code.waitsAtGate = false
        return try await open(source, in: scene, code)
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
    /// - Throws: `NavigationError`.
    public func switchTab(_ tab: TabID, in scene: SceneID? = nil, isAnimated: Bool = true) async throws {
        try await close([.switchTab(tab)], in: scene, isAnimated: isAnimated)
    }

    /// Removes pages from the stack that the user sees.
    ///
    /// - Throws: `NavigationError`.
    public func pop(_ count: Int = 1, in scene: SceneID? = nil, isAnimated: Bool = true) async throws {
        try await close([.pop(count)], in: scene, isAnimated: isAnimated)
    }

    /// Removes all pages above the root of the stack that the user sees.
    ///
    /// - Throws: `NavigationError`.
    public func popToRoot(in scene: SceneID? = nil, isAnimated: Bool = true) async throws {
        try await close([.popToRoot], in: scene, isAnimated: isAnimated)
    }

    /// Goes back to a page.
    ///
    /// - Throws: `NavigationError`.
    public func pop(to page: PageID, in scene: SceneID? = nil, isAnimated: Bool = true) async throws {
        try await close([.popTo(page)], in: scene, isAnimated: isAnimated)
    }

    /// Goes back to the highest page that shows what a URL opens, in whichever spelling.
    ///
    /// If there is none and the URL has no query, the highest page with its path is meant: `//search` finds
    /// `//search?q=tea`.
    ///
    /// - Throws: `NavigationError`.
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
    /// - Throws: `NavigationError`.
    public func dismiss(in scene: SceneID? = nil, isAnimated: Bool = true) async throws {
        try await close([.dismiss], in: scene, isAnimated: isAnimated)
    }

    /// Closes a scene with all its pages.
    ///
    /// - Throws: `NavigationError`.
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
        in scene: SceneID?,
        _ code: PageOpening.InCode
    ) async throws -> OpenedPage {
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
