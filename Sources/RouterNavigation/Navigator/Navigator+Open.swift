public import RouterRuntime

extension Navigator {
    /// Opens the page of a URL, and does first what its navigation parameters say.
    ///
    /// ```swift
    /// try await navigator.open("//chat/5?switchTab=chats#latest", from: .external)
    /// ```
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - context: Values for the handler by name, with their original types.
    ///   - origin: The caller.
    ///   - parameters: Navigation parameters, which precede those of the context and of the URL.
    ///   - reuse: Whether an open page that shows the same URL is shown again.
    ///   - scene: The scene; `nil` for the active one.
    /// - Returns: The page; `nil` if the parameters open none.
    /// - Throws: What the router and the handler throw; ``NavigationError`` or ``NavigatorError``.
    @discardableResult
    public func open(
        _ url: String,
        context: [String: any Sendable] = [:],
        from origin: RouteOrigin = .app,
        parameters: NavigationParameters = NavigationParameters(),
        reuse: PageReuse = .never,
        in scene: SceneID? = nil
    ) async throws -> OpenedPage? {
        try await enqueueAndWait { [self] in
            try await perform(url, context, origin, parameters, reuse, scene)
        }
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
    ///   - parameters: Navigation parameters, which precede those of the context and of the URL.
    ///   - completion: Receives the page, or why it did not open.
    public func open(
        _ url: String,
        context: [String: any Sendable] = [:],
        from origin: RouteOrigin = .app,
        parameters: NavigationParameters = NavigationParameters(),
        completion: @escaping @MainActor (Result<OpenedPage?, any Error>) -> Void
    ) {
        enqueue(
            { [self] in try await perform(url, context, origin, parameters, .never, nil) },
            completion: completion
        )
    }

    private func perform(
        _ url: String,
        _ context: [String: any Sendable],
        _ stated: RouteOrigin,
        _ parameters: NavigationParameters,
        _ reuse: PageReuse,
        _ scene: SceneID?
    ) async throws -> OpenedPage? {
        let plain = NavigationParameters.removed(from: url)
        let origin = router.origins.origin(of: url, from: stated)
        let texts = NavigationParameters.texts(inQueryOf: url)
        if origin != .app, !texts.isEmpty {
            let route = try router.resolve(plain, context: context, from: origin)
            for name in NavigationParameters.names where texts[name] != nil && !maySteer(name, route) {
                throw NavigatorError.steeringRefused(url: url, parameter: name)
            }
        }
        let parameters =
            try parameters
            .filled(with: NavigationParameters(texts: NavigationParameters.texts(in: context), url: url))
            .filled(with: NavigationParameters(texts: texts, url: url))
        let source = PageSource.url(plain, context: context, from: origin)
        let isAnimated = parameters.isAnimated ?? true
        let opening: (Page) -> NavigationOperation
        switch parameters.openType ?? .push {
        case .push: opening = { .push($0) }
        case .present: opening = { .present($0) }
        case .root: opening = { .setRoot($0) }
        case .none:
            try await commit(parameters.steps, in: scene, isAnimated: isAnimated)
            return nil
        }
        return try await open(source, after: parameters.steps, reuse, in: scene, isAnimated: isAnimated, opening)
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
        let before = try state.performing(steps, in: scene).state
        if let open = (scene.map { before[$0] } ?? before.activeScene)?.reusable(for: source.url, reuse),
            let entry = entries[open.id]
        {
            try await commit(steps + [.popTo(open.id)], in: scene, isAnimated: isAnimated)
            return located(OpenedPage(id: open.id, page: entry.page, source: source))
        }
        let content = try await source.make(in: self)
        let page = Page(id: makePageID(), url: source.url, origin: source.origin)
        entries[page.id] = PageEntry(page: content, source: source)
        try await commit(steps + [opening(page)], in: scene, isAnimated: isAnimated)
        return located(OpenedPage(id: page.id, page: content, source: source))
    }

    /// Tells the page the place that the URL's fragment names.
    private func located(_ opened: OpenedPage) -> OpenedPage {
        if let fragment = opened.source.fragment { (opened.page as? any LocatingPage)?.locate(fragment) }
        return opened
    }
}
