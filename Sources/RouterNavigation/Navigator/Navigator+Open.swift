public import RouterRuntime

extension Navigator {
    /// Opens the page of a URL as its route says, after the changes that its navigation parameters request.
    ///
    /// ```swift
    /// try await navigator.open("//chat/5?switchTab=chats#latest", from: .external)
    /// ```
    ///
    /// The pages that the route names as its parents open below the page, unless they are open already.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - context: Values for the handler by name, with their original types.
    ///   - origin: The caller.
    ///   - parameters: Navigation parameters, which precede those of the context, of the URL and of the route.
    ///   - reuse: Whether an open page that shows the same URL is shown again.
    ///   - scene: The scene; `nil` for the active one.
    /// - Returns: The page; `nil` if the parameters open none.
    /// - Throws: The errors of the router and the handler; ``NavigationError`` or ``NavigatorError``.
    @discardableResult
    public func open(
        _ url: String,
        context: [String: any Sendable] = [:],
        from origin: RouteOrigin = .app,
        parameters: NavigationParameters = NavigationParameters(),
        reuse: PageReuse = .never,
        in scene: SceneID? = nil
    ) async throws -> OpenedPage? {
        let opening = PageOpening(url, context, origin, parameters, reuse, scene)
        return try await enqueueAndWait { [self] in try await perform(opening) }
    }

    /// Opens the page of a typed route as the route says; see
    /// ``open(_:context:from:parameters:reuse:in:)``.
    ///
    /// ```swift
    /// try await navigator.open(.openChat(chatID: 5))
    /// ```
    ///
    /// - Parameters:
    ///   - route: The route.
    ///   - context: Values for the handler by name, with their original types.
    ///   - parameters: Navigation parameters, which precede those of the context and of the route.
    ///   - reuse: Whether an open page that shows the same URL is shown again.
    ///   - scene: The scene; `nil` for the active one.
    /// - Returns: The page; `nil` if the parameters open none.
    /// - Throws: The errors of the router and the handler; ``NavigationError`` or ``NavigatorError``.
    @discardableResult
    public func open<Output: NavigationPage>(
        _ route: Route<Output>,
        context: [String: any Sendable] = [:],
        parameters: NavigationParameters = NavigationParameters(),
        reuse: PageReuse = .never,
        in scene: SceneID? = nil
    ) async throws -> OpenedPage? {
        let opening = PageOpening(.route(route, context: context), parameters, reuse, scene)
        return try await enqueueAndWait { [self] in try await perform(opening) }
    }

    /// Opens the page of a URL, as ``open(_:context:from:parameters:reuse:in:)`` does, and calls a closure exactly once
    /// when that is done or has failed.
    ///
    /// ```swift
    /// navigator.open("//chat/5", context: ["draft": draft]) { result in
    ///     if let opened = try? result.get() { print(opened.parameters(in: router), opened.page) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - context: Values for the handler by name, with their original types.
    ///   - origin: The caller.
    ///   - parameters: Navigation parameters, which precede those of the context, of the URL and of the route.
    ///   - completion: Receives the page, or why it did not open.
    public func open(
        _ url: String,
        context: [String: any Sendable] = [:],
        from origin: RouteOrigin = .app,
        parameters: NavigationParameters = NavigationParameters(),
        completion: @escaping @MainActor (Result<OpenedPage?, any Error>) -> Void
    ) {
        let opening = PageOpening(url, context, origin, parameters, .never, nil)
        enqueue({ [self] in try await perform(opening) }, completion: completion)
    }

    private func perform(_ opening: PageOpening) async throws -> OpenedPage? {
        let source = opening.source
        let request = try opening.resolvedRequest(in: router)
        let planned = try opening.parameters(for: request, in: self)
        guard planned.openType != .nothing else {
            return try await openNothing(planned, in: opening.scene)
        }
        if let open = try await reuse(source, after: planned, opening.reuse, in: opening.scene) { return open }
        let made = try await source.make(in: self)
        var parameters = planned
        if let last = made.request, last.hops != request?.hops {
            // The handler, or middleware, has redirected the request.
            parameters = try opening.parameters(for: last, in: self)
        }
        guard parameters.openType != .nothing else {
            return try await openNothing(parameters, in: opening.scene)
        }
        let page: Page
        do {
            let stack = try BackStack(below: made.request, parameters, in: opening.scene, of: self)
            var below: [(page: Page, openType: NavigationParameters.OpenType)] = []
            for parent in stack.missing {
                below.append((try await prepare(parent, of: source), parent.parameters.openType ?? .push))
            }
            page = prepare(made, from: source)
            try await commit(
                stack.operations(opening: below + [(page, parameters.openType ?? .push)]),
                in: opening.scene,
                isAnimated: parameters.isAnimated ?? true,
                unanimated: Set(below.map(\.page.id))
            )
        } catch {
            forgetUnopenedPages()
            throw error
        }
        return located(OpenedPage(id: page.id, page: made.page, source: source))
    }

    private func openNothing(_ parameters: NavigationParameters, in scene: SceneID?) async throws -> OpenedPage? {
        try await commit(parameters.steps, in: scene, isAnimated: parameters.isAnimated ?? true)
        return nil
    }

    /// Makes the page of a parent.
    private func prepare(_ parent: ParentPage, of source: PageSource) async throws -> Page {
        do {
            return try await prepare(parent.source)
        } catch {
            let url = source.url ?? "\(source)"
            throw NavigatorError.parentFailed(url: url, parent: parent.url, reason: "\(error)")
        }
    }

    /// Makes a page and opens it, unless an open one is reused.
    func open(
        _ source: PageSource,
        after steps: [NavigationOperation] = [],
        _ reuse: PageReuse = .never,
        in scene: SceneID? = nil,
        isAnimated: Bool = true,
        _ opening: (Page) -> NavigationOperation
    ) async throws -> OpenedPage {
        if let open = try await self.reuse(source, after: steps, reuse, in: scene, isAnimated: isAnimated) {
            return open
        }
        let made = try await source.make(in: self)
        let page = prepare(made, from: source)
        try await commit(steps + [opening(page)], in: scene, isAnimated: isAnimated)
        return located(OpenedPage(id: page.id, page: made.page, source: source))
    }

    private func reuse(
        _ source: PageSource,
        after parameters: NavigationParameters,
        _ reuse: PageReuse,
        in scene: SceneID?
    ) async throws -> OpenedPage? {
        let isAnimated = parameters.isAnimated ?? true
        return try await self.reuse(source, after: parameters.steps, reuse, in: scene, isAnimated: isAnimated)
    }

    /// Shows an open page again instead of opening another one.
    ///
    /// - Returns: The page; `nil` if there is none to reuse.
    private func reuse(
        _ source: PageSource,
        after steps: [NavigationOperation],
        _ reuse: PageReuse,
        in scene: SceneID?,
        isAnimated: Bool
    ) async throws -> OpenedPage? {
        let before = try state.performing(steps, in: scene).state
        guard let open = (scene.map { before[$0] } ?? before.activeScene)?.reusable(for: source.url, reuse),
            let entry = entries[open.id]
        else { return nil }
        try await commit(steps + [.popTo(open.id)], in: scene, isAnimated: isAnimated)
        return located(OpenedPage(id: open.id, page: entry.page, source: source))
    }

    /// Tells the page the place that the URL's fragment names.
    private func located(_ opened: OpenedPage) -> OpenedPage {
        if let fragment = opened.source.fragment { (opened.page as? any LocatingPage)?.locate(fragment) }
        return opened
    }
}
