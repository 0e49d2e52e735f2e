internal import RouterPlans
public import RouterRuntime

extension Navigator {
    /// Opens the page of a URL as its route says, after the changes that its navigation parameters request.
    ///
    /// ```swift
    /// try await navigator.open("//chat/5?switchTab=chats#latest", from: .external)
    /// ```
    ///
    /// The pages that the route names as its parents open below the page, unless they are open already. A URL that opens
    /// the root of a tab selects the tab and goes back to its root. A handler that returns nothing is called, and no page
    /// opens; if its marker names a tab, that is selected, and its stack stays as it is.
    ///
    /// The request waits while ``gate`` is closed, and up to ten seconds for a host and for its scene. Middleware and the
    /// handler may wait as long as they want: other requests do not wait for this one. <doc:Links> lists what happens when.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - context: Values for the handler by name, with their original types.
    ///   - origin: The caller.
    ///   - parameters: Navigation parameters, which precede those of the context, of the URL and of the route.
    ///   - reuse: Whether an open page that shows the same is shown again.
    ///   - scene: The scene; `nil` for the active one.
    /// - Returns: The page; `nil` if the parameters open none, or the handler returns nothing.
    /// - Throws: The errors of the router and the handler; `NavigationError`; `CancellationError`
    ///   if the task is cancelled before the page appears.
    @discardableResult
    public func open(
        _ url: String,
        context: [String: any Sendable] = [:],
        from origin: RouteOrigin = .app,
        parameters: NavigationParameters = NavigationParameters(),
        reuse: PageReuse = .never,
        in scene: SceneID? = nil
    ) async throws -> OpenedPage? {
        let opening = PageOpening(.url(url, context: context, from: origin), stating: parameters, reuse)
        return try await perform(in: scene, for: link(source: opening.source)) { [self] request in
            try await open(opening, for: request)
        }
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
    ///   - reuse: Whether an open page that shows the same is shown again.
    ///   - scene: The scene; `nil` for the active one.
    /// - Returns: The page; `nil` if the parameters open none.
    /// - Throws: The errors of the router and the handler; `NavigationError`; `CancellationError`
    ///   if the task is cancelled before the page appears.
    @discardableResult
    public func open<Output: NavigationPage>(
        _ route: Route<Output>,
        context: [String: any Sendable] = [:],
        parameters: NavigationParameters = NavigationParameters(),
        reuse: PageReuse = .never,
        in scene: SceneID? = nil
    ) async throws -> OpenedPage? {
        let opening = PageOpening(.route(route, context: context), stating: parameters, reuse)
        return try await perform(in: scene) { [self] request in try await open(opening, for: request) }
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
        let opening = PageOpening(.url(url, context: context, from: origin), stating: parameters, .never)
        begin(
            for: link(source: opening.source),
            { [self] request in try await open(opening, for: request) },
            completion: completion
        )
    }

    /// Opens a link that the system has delivered, as ``linkPolicy`` says.
    ///
    /// The hosts call it. An app calls it for a notification that the user has tapped:
    ///
    /// ```swift
    /// try await navigator.openLink("//chat/5", from: .notification)
    /// ```
    ///
    /// In addition to what ``open(_:context:from:parameters:reuse:in:)`` does, the result of a handler that returns no
    /// page is ignored: the link is an action.
    ///
    /// - Parameters:
    ///   - url: The link.
    ///   - context: Values for the handler by name, with their original types.
    ///   - origin: The caller.
    ///   - scene: The scene that has received it; `nil` for the active one.
    /// - Returns: The page; `nil` if the link opens none.
    /// - Throws: The errors of the router and the handler; `NavigationError`; `CancellationError`
    ///   if the task is cancelled before the page appears.
    @discardableResult
    public func openLink(
        _ url: String,
        context: [String: any Sendable] = [:],
        from origin: RouteOrigin = .external,
        in scene: SceneID? = nil
    ) async throws -> OpenedPage? {
        try await openLink(url, context: context, from: origin, in: scene, modals: linkPolicy.modals)
    }

    /// Opens a link: onto the stack that the user sees, unless `modals` has a treatment for modals.
    func openLink(
        _ url: String,
        context: [String: any Sendable] = [:],
        from origin: RouteOrigin,
        in scene: SceneID?,
        modals: LinkModals?
    ) async throws -> OpenedPage? {
        let source = PageSource.url(url, context: context, from: origin)
        var opening = PageOpening(source, linkPolicy.reuse)
        opening.modals = passesGate ? nil : modals
        opening.mayBeAction = true
        return try await perform(
            in: scene,
            for: link(source: source),
            joining: context.isEmpty ? JoinableLink(url, from: source.origin(in: router), modals, in: router) : nil,
            yieldsToNewer: linkPolicy.newestWins
        ) { [self, opening] request in
            try await open(opening, for: request)
        }
    }

    private func link(source: PageSource) -> LinkRequest? {
        source.url.map { LinkRequest(url: $0, origin: source.origin(in: router)) }
    }

    // MARK: The way of a page

    /// Opens the page of a request: waits, looks for an open page, makes those that are missing, and shows them.
    func open(_ opening: PageOpening, for request: NavigationRequest) async throws -> OpenedPage? {
        if request.asksOnly { throw NavigationError.opensWhileAsked }
        try await waitForPlace(request, opening)
        let resolved = opening.resolved(for: request, in: self)
        guard resolved.opensPage else { return try await openNothing(resolved, for: request) }
        // A page that is open already needs no handler.
        if try way(to: resolved.key, resolved, for: request).kept != nil {
            let open = try await changeThroughGate(for: request) { [self] () -> OpenedPage? in
                try await showKept(try way(to: resolved.key, resolved, for: request), opening, resolved, for: request)
            }
            if let open { return open }
        }
        switch try await result(of: resolved, opening) {
        case .page(let made):
            do {
                return try await show(made, opening, resolved, for: request)
            } catch let error as NavigationError {
                throw error.reduced(for: request.link, in: router, after: made.request)
            }
        case .other(let last, let url, let type):
            assert(noteAction(url, returning: type))
            if last.hops == resolved.resolution?.request.hops { return try await openNothing(resolved, for: request) }
            // The handler, or middleware, has redirected the request.
            let led = opening.resolved(resolved, redirectedTo: last, for: request, in: self)
            return try await openNothing(led, for: request)
        }
    }

    /// Calls the handler of a page.
    ///
    /// - Throws: The errors of the router and the handler; `NavigationError` with the code `notAPage` for something else than a page
    ///   where the caller needs one.
    private func result(of resolved: ResolvedOpening, _ opening: PageOpening) async throws -> MadePage.Result {
        if opening.code != nil {
            return .page(try await resolved.source.make(in: self, performing: resolved.resolution))
        }
        let result = try await resolved.source.result(in: self, performing: resolved.resolution)
        if case .other(_, let url, let type) = result, !opening.mayBeAction, type != "()" {
            throw NavigationError.notAPage(url: url, type: type)
        }
        return result
    }

    /// Waits for the gate, for a host, for the scene of a request, and for the answer to what a page asks there, if modals
    /// are in the way.
    private func waitForPlace(_ request: NavigationRequest, _ opening: PageOpening) async throws {
        repeat {
            if opening.code?.waitsAtGate != false { try await waitForGate(request, opening.source) }
            // A page that a scene needs may present a login, for which the scene opens without the page.
            if opening.code == nil || ScenePage.making != nil { try await waitForScene(request) }
            guard let modals = opening.modals, !holds(request) else { continue }
            try await waitForAnswer(request) { [self] in holds(request) }
            // The user may close the last window instead of answering.
            try await waitForScene(request)
            // The app may have locked itself meanwhile.
            if modals == .dismissed, !holds(request) { dismissAlerts(in: request) }
        } while holds(request)
    }

    /// Waits for a host, and for the scene of a request.
    ///
    /// - Throws: `NavigationError` with the code `noHost` or `noScene` if they do not come in time.
    func waitForScene(_ request: NavigationRequest) async throws {
        let isThere: @MainActor () -> Bool = { [self] in host != nil && scene(of: request) != nil }
        guard !isThere() else { return }
        if state.scenes.isEmpty { (host as? any ScreenHost)?.openMissingScene() }
        let needed = ScenePage.making
        let limitOfPage = Task { [changes] in
            guard let needed else { return }
            try await changes.sleep(.forSceneOfPage)
            needed.end()
        }
        defer { limitOfPage.cancel() }
        let limit = Task { [self] in
            // The pages of a scene that is about to open may take longer, unless one of them waits for this request.
            repeat { try await changes.sleep(.forScene) } while core.preparedScenes > 0 && needed == nil
            request.end(host == nil ? NavigationError.noHost : NavigationError.noScene(request.scene))
        }
        defer { limit.cancel() }
        try await waits.wait(request, until: isThere)
    }

    /// Shows a page that has been made, above its parents.
    private func show(
        _ made: MadePage,
        _ opening: PageOpening,
        _ resolved: ResolvedOpening,
        for request: NavigationRequest
    ) async throws -> OpenedPage? {
        var (made, resolved, parents) = (made, resolved, [String: MadePage]())
        if let last = made.request, last.hops != resolved.resolution?.request.hops {
            // The handler, or middleware, has redirected the request.
            resolved = opening.resolved(resolved, redirectedTo: last, for: request, in: self)
        }
        // A page stands alone if a lock shows it, or if code says how it opens.
        var outline =
            try opening.code != nil || isOfLock(request)
            ? nil
            : made.request.map { try LinkOutline(below: $0, of: request.link, on: MainActor.shared) }
        while resolved.opensPage {
            // While the handler worked, the user may have closed the last window, and a page may ask something.
            try await waitForPlace(request, opening)
            let way = try way(to: made.key(for: resolved.key), resolved, below: outline, for: request)
            // Only the navigator's own pages have entries.
            if let kept = way.kept, entries[kept.id] == nil {
                return try await openNothing(resolved, way.operations, for: request)
            }
            let unmade = way.missing.filter { parents[$0.url] == nil }
            for parent in unmade {
                let page = try await make(parent, below: made)
                parents[parent.url] = page
                guard let last = page.request, last.postponed != nil else { continue }
                // The detour of a page below puts off the whole link. Its own page stands alone.
                (made, outline) = (page, LinkOutline(alone: last))
                resolved = opening.resolved(resolved, redirectedTo: last, for: request, in: self)
                break
            }
            // While the parents' handlers worked, the place may have changed, too.
            if !unmade.isEmpty { continue }
            do {
                let opened = try await change(for: request) { [self, made, resolved, outline, parents] in
                    try await show(made, above: parents, outline, opening, resolved, for: request)
                }
                if let opened { return opened }
            } catch is ClosedGate {
                // It waits again, and the place may have changed by then.
            }
        }
        return try await openNothing(resolved, for: request)
    }

    /// Shows a page that has been made, above those of its parents that are missing.
    ///
    /// - Returns: The page; `nil` if parents that were open have closed in the meantime, so that they must be made, or the
    ///   last window.
    private func show(
        _ made: MadePage,
        above parents: [String: MadePage],
        _ outline: LinkOutline?,
        _ opening: PageOpening,
        _ resolved: ResolvedOpening,
        for request: NavigationRequest
    ) async throws -> OpenedPage? {
        guard opening.code != nil || scene(of: request) != nil else { return nil }
        let key = made.key(for: resolved.key)
        let way = try way(to: key, resolved, below: outline, for: request)
        // In the meantime, the page may have opened.
        if let kept = way.kept, made.request?.postponed == nil || entries[kept.id]?.postponed == made.request?.postponed
        {
            return try await showKept(way, opening, resolved, for: request)
        }
        var pages: [(page: Page, opening: RouteOpening)] = []
        for parent in way.missing {
            guard let page = parents[parent.url] else { return nil }
            pages.append((prepare(page, from: parent.source, showing: page.key(for: parent.key)), parent.opening))
        }
        let page = prepare(made, from: resolved.source, showing: key)
        let operations: [Operation]
        if let kept = way.kept {
            // A login that the user sees knows an older link, so the one for this link takes its place.
            operations = way.operations + [.replace(page, at: kept.id)]
        } else if let code = opening.code {
            operations = way.operations + [code.operation(page)]
        } else {
            operations = way.operations(opening: pages + [(page, resolved.link.opening)])
        }
        try await commit(operations, for: request, isAnimated: resolved.isAnimated)
        return located(OpenedPage(id: page.id, page: made.page, source: resolved.source), resolved)
    }

    private func openNothing(
        _ resolved: ResolvedOpening,
        _ operations: [Operation]? = nil,
        for request: NavigationRequest
    ) async throws -> OpenedPage? {
        try await changeThroughGate(for: request) { [self] in
            let scene = scene(for: request, selecting: resolved)
            let steps = try operations ?? scene.map { try resolved.link.steps(on: $0) }
            try await commit(steps ?? [], for: request, isAnimated: resolved.isAnimated)
        }
        return nil
    }

    /// Makes the page of a parent.
    private func make(_ parent: ParentRoute, below made: MadePage) async throws -> MadePage {
        do { return try await parent.source.make(in: self, performing: parent.resolution) } catch {
            throw ParentRoute.failure(error, of: parent.url, below: made.request ?? parent.request)
        }
    }

    /// Shows the open page that a way keeps; `nil` if it keeps none of the navigator's own.
    private func showKept(
        _ way: LinkWay<OwnPage, ParentRoute>,
        _ opening: PageOpening,
        _ resolved: ResolvedOpening,
        for request: NavigationRequest
    ) async throws -> OpenedPage? {
        guard let kept = way.kept, let entry = entries[kept.id] else { return nil }
        let operations = opening.code?.keepsPagesAbove == true ? [] : way.operations
        try await commit(operations, for: request, isAnimated: resolved.isAnimated)
        return located(OpenedPage(id: kept.id, page: entry.page, source: resolved.source), resolved)
    }

    /// Tells the page the place that the URL's fragment names.
    private func located(_ opened: OpenedPage, _ resolved: ResolvedOpening) -> OpenedPage {
        if let fragment = resolved.fragment, let page = opened.page as? any LocatingPage {
            page.locate(fragment, context: opened.source.context, isAnimated: resolved.isAnimated)
        }
        return opened
    }

    // MARK: Where a page opens

    /// The way to a page from what is shown now.
    private func way(
        to key: PageKey?,
        _ resolved: ResolvedOpening,
        below outline: LinkOutline? = nil,
        for request: NavigationRequest
    ) throws -> LinkWay<OwnPage, ParentRoute> {
        guard let scene = scene(for: request, selecting: resolved) else { throw NavigationError.noScene(request.scene) }
        return try resolved.link.way(to: key, below: outline, from: scene, unless: openedBefore(by: request, key))
    }

    /// The scene on which the opening of a page is planned; `nil` if it is not open.
    private func scene(for request: NavigationRequest, selecting resolved: ResolvedOpening) -> NavigatorScene? {
        scene(for: request, selecting: scene(of: request).flatMap { resolved.link.tab(in: $0) })
    }

    /// The page with a key that the page of a request has just opened: the user has tapped twice.
    private func openedBefore(by request: NavigationRequest, _ key: PageKey?) -> Page? {
        guard let key, let asking = request.page, let scene = sceneBefore(request, selectingTab: false),
            let top = scene.lastOnPath(where: { !$0.isForeign }), top.key == key, top.id != asking
        else { return nil }
        return top
    }
}
