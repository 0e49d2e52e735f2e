internal import RouterPlans
public import RouterRuntime

extension Navigator {
    /// Begins a request, which completes exactly once.
    ///
    /// - Parameters:
    ///   - scene: The scene that the request names; `nil` for the active one.
    ///   - link: The link; `nil` for what code does without a URL.
    ///   - yieldsToNewer: Whether a newer link takes the place of this one.
    ///   - isFirst: Whether it comes before all others.
    ///   - work: Waits and prepares, outside of all other requests, and calls ``change(for:_:)``.
    ///   - completion: Receives the result.
    /// - Returns: The request.
    @discardableResult
    func begin<Value: Sendable>(
        in scene: SceneID? = nil,
        for link: LinkRequest? = nil,
        yieldsToNewer: Bool = false,
        isFirst: Bool = false,
        _ work: @escaping @MainActor (NavigationRequest) async throws -> Value,
        completion: @escaping @MainActor (Result<Value, any Error>) -> Void
    ) -> NavigationRequest {
        // A tab that other code has selected before is none that the user selects in the meantime.
        readScreen()
        core.requestCount += 1
        let page = boundPage(in: scene)
        let request = NavigationRequest(
            isFirst ? 0 : core.requestCount,
            in: scene ?? place?.scene,
            // A page below the lock cannot say where the lock shows something.
            of: passesGate && gate.isClosed && page.map(isInLock) != true ? nil : page,
            for: link,
            yieldsToNewer: yieldsToNewer,
            passesGate: passesGate,
            closings: gate.closings
        )
        request.fail = { [unowned request] error in
            self.core.requests.remove(request)
            self.changes.noLongerExpect(request)
            self.announceEnd(NavigationOutcome(link: link, error: error))
            completion(.failure(error))
        }
        core.requests.insert(request)
        changes.expect(request)
        // Middleware or a handler that opens something waits for that.
        if let outer = NavigationRequest.preparing { changes.noLongerExpect(outer) }
        request.preparation = NavigationRequest.$preparing.withValue(request) {
            Task {
                let result: Result<Value, any Error>
                do { result = .success(try await work(request)) } catch { result = .failure(error) }
                self.core.requests.remove(request)
                self.changes.noLongerExpect(request)
                guard request.complete() else { return }
                self.announceEnd(NavigationOutcome(link: link, error: result.failure))
                completion(result)
            }
        }
        return request
    }

    /// Tells the app how a request has ended, and developers why nothing opened, in debug builds.
    private func announceEnd(_ outcome: NavigationOutcome) {
        // Release builds do not evaluate the argument of `assert`, nor link what it calls.
        assert(noteFailure(outcome))
        didEnd?(outcome)
    }

    /// Tells developers why nothing opened.
    ///
    /// - Returns: Always true, for an assertion.
    private func noteFailure(_ outcome: NavigationOutcome) -> Bool {
        guard let error = outcome.error, [.noRoute, .failed].contains(outcome.reason) else { return true }
        // The caller of an operation learns that it was impossible.
        let code = (error as? NavigationError)?.code
        if outcome.link == nil, code == .noScene || code == .impossible { return true }
        let routerError = error as? RouterError
        if routerError?.isReported == true { return true }
        let link = outcome.link.map { " for '\($0.url)' from '\($0.origin)'" } ?? ""
        note("opened nothing\(link): \(error)" + (routerError?.hint(about: outcome.link) ?? ""))
        return true
    }

    /// Tells developers of a link that counts as an action although its handler returns something, which may be a page.
    ///
    /// - Returns: Always true, for an assertion.
    func noteAction(_ url: String, returning type: String) -> Bool {
        guard type != "()" else { return true }
        note(
            "takes '\(url)' as an action, because its handler returns '\(type)', which is no page: conform the type to "
                + "NavigationPage if it is meant as one"
        )
        return true
    }

    /// Performs a request, and waits for it.
    ///
    /// A link that comes again for the same caller, while the first one prepares, gets the result of that, unless the gate
    /// has closed in the meantime, or twenty other requests are newer and have not ended: each link looks at no more.
    ///
    /// - Throws: The error of `work`; `CancellationError` if the task is cancelled before the change begins;
    ///   `NavigationError` with the code `impossible` inside of a change, which would wait for itself.
    func perform<Value: Sendable>(
        in scene: SceneID? = nil,
        for link: LinkRequest? = nil,
        joining joinable: JoinableLink? = nil,
        yieldsToNewer: Bool = false,
        _ work: @escaping @MainActor (NavigationRequest) async throws -> Value
    ) async throws -> Value {
        if changes.isInside { throw NavigationError.insideOperation }
        try Task.checkCancellation()
        let place = scene ?? self.place?.scene
        if let joinable, let same = requests.suffix(20).last(where: { joins($0, link, joinable, in: place) }),
            let result = same.result as? OneShot<Value>
        {
            if same.scene == nil { same.scene = place }
            // It is the newest one again.
            core.requestCount += 1
            core.requests.remove(same)
            changes.renumber(same, to: core.requestCount)
            core.requests.insert(same)
            return try await result.value { same.end(CancellationError()) }
        }
        // The request begins before anything can switch threads, so requests are numbered in the order of the calls.
        let result = OneShot<Value>()
        let request = begin(in: scene, for: link, yieldsToNewer: yieldsToNewer, work) { result.end($0) }
        if let joinable { (request.result, request.joinable) = (result, joinable) }
        changes.withdrawUnlessOuterEnds(request)
        return try await result.value { request.end(CancellationError()) }
    }

    /// Whether a link for the same page is that of a request that is not shown yet: from the same caller, in the scene and
    /// onto the stack in which that would open.
    ///
    /// The system may deliver a link in two ways, of which one names the scene.
    private func joins(
        _ request: NavigationRequest,
        _ link: LinkRequest?,
        _ joinable: JoinableLink,
        in scene: SceneID?
    ) -> Bool {
        guard request.link?.origin == link?.origin, request.result != nil, !request.hasBegun,
            request.closings == gate.closings, request.passesGate == passesGate, let other = request.joinable
        else { return false }
        // While no scene is open, a link that names none opens in the first one.
        let places = [request.scene, scene].map { $0 ?? state.activeScene?.id }
        guard places.contains(nil) || places[0] == places[1] else { return false }
        let bases = [request.page, boundPage(in: scene)].map { base(of: $0, in: places[0] ?? places[1]) }
        return bases[0]?.root.id == bases[1]?.root.id && (bases[0]?.isModal != true || other.modals == joinable.modals)
            && other.isSame(as: joinable)
    }

    /// The stack onto which a page opens another one; for no page, the one that the user sees.
    private func base(of page: PageID?, in id: SceneID?) -> (root: Page, isModal: Bool)? {
        guard var scene = id.flatMap({ state[$0] }) else { return nil }
        if !passesGate { scene = scene.belowLock }
        if let tab = page.flatMap(scene.tab(containing:)) { scene.select(tab, keepingModals: true) }
        if let count = page.flatMap(scene.modalCount(above:)) { scene.modals.removeLast(count) }
        return (scene.front.root, !scene.modals.isEmpty)
    }

    /// The page for which this navigator makes requests in a scene; `nil` if it is for none.
    private func boundPage(in scene: SceneID?) -> PageID? { [nil, place?.scene].contains(scene) ? place?.page : nil }

    /// Performs the part of a request that changes what is shown.
    func change<Value: Sendable>(
        for request: NavigationRequest,
        _ body: @escaping @MainActor () async throws -> Value
    ) async throws -> Value {
        try await changes.perform(for: request) {
            let host = self.host as? any ScreenHost
            if let host, let scene = request.scene ?? self.state.activeScene?.id { await host.settle(scene) }
            self.readScreen()
        } _: {
            defer { self.haveShown() }
            await self.uncoverScenes()
            return try await body()
        }
    }

    /// The scene in which a request acts; `nil` if it is not open.
    func scene(of request: NavigationRequest) -> NavigatorScene? {
        request.scene.map { state[$0] } ?? state.activeScene
    }

    /// The scene on which a request is planned; `nil` if it is not open.
    ///
    /// It shows the stack of the page that has made the request. If the user has selected another tab since the request
    /// was made, the former tab is selected, unless the request selects one itself.
    func scene(for request: NavigationRequest, selecting tab: TabID? = nil) -> NavigatorScene? {
        var scene = sceneBefore(request, selectingTab: tab != nil)
        let count = request.page.flatMap { scene?.modalCount(above: $0) }
        scene?.modals.removeLast(count ?? 0)
        return scene
    }

    /// The scene with which the change of a request begins: below what covers it while the gate is closed, unless that is
    /// what the request acts on.
    func sceneBefore(_ request: NavigationRequest, selectingTab: Bool) -> NavigatorScene? {
        guard var scene = scene(of: request) else { return nil }
        if !isOfLock(request) { scene = scene.belowLock }
        guard !selectingTab else { return scene }
        if let tab = request.page.flatMap(scene.tab(containing:)) {
            scene.select(tab, keepingModals: true)
        } else if let tab = request.tab, tab.scene == scene.id {
            scene.select(tab.id, keepingModals: true)
        }
        return scene
    }

    /// Operations that begin with the stack of the page that has made the request.
    func operations(_ operations: [Operation], for request: NavigationRequest) -> [Operation] {
        let operations = isOfLock(request) ? self.operations(ofLock: operations, for: request) : operations
        guard let page = request.page, let first = operations.first,
            let scene = sceneBefore(request, selectingTab: true), let count = scene.modalCount(above: page), count > 0
        else { return operations }
        let dismissal = [Operation.close(scene.modals[scene.modals.count - count].root.id)]
        switch first {
        case .dismiss: return dismissal + operations.dropFirst()
        case .push, .present, .replace(_, at: nil), .pop, .popToRoot: return dismissal + operations
        case .setContent, .switchTab, .popTo, .close, .dismissAll, .replace: return operations
        }
    }

    /// Notes that the change of a request begins: it takes the place of older links that still wait in its scene.
    ///
    /// - Throws: `CancellationError` if the request has ended.
    func begin(_ request: NavigationRequest) throws {
        try request.begin()
        guard request.yieldsToNewer else { return }
        let place = request.scene ?? state.activeScene?.id
        for other in Array(core.requests.older(than: request))
        where other.yieldsToNewer && (other.scene ?? state.activeScene?.id) == place {
            // The gate may have opened for one whose task has not continued yet.
            if !other.isHeld || !gate.isClosed { other.end(NavigationError.superseded) }
        }
    }

    /// Remembers the tab of the requests that wait, because the user selects another one.
    func rememberTab(of scene: SceneID) {
        guard let tab = state[scene]?.visibleStack.tab else { return }
        for request in requests
        where !request.hasBegun && request.tab == nil && (request.scene ?? state.activeScene?.id) == scene {
            request.tab = (scene, tab)
        }
    }

    /// Ends what waits and is not shown yet, for example when the user signs out: links that middleware or the gate holds
    /// back, and pages that prepare.
    ///
    /// ```swift
    /// navigator.cancelRequests(from: [.external, .notification])
    /// ```
    ///
    /// The requests end with `CancellationError`. The one whose middleware or handler calls this method continues, and so
    /// does what covers the scenes because ``gate`` is closed.
    ///
    /// - Parameters:
    ///   - origins: The callers whose requests end; `nil` for all of them.
    ///   - scene: The scene whose requests end; `nil` for all scenes.
    public func cancelRequests(from origins: Set<RouteOrigin>? = nil, in scene: SceneID? = nil) {
        for request in requests
        where request !== NavigationRequest.preparing && request.number > 0
            && origins?.contains(request.link?.origin ?? .app) != false
            && [nil, request.scene ?? state.activeScene?.id].contains(scene)
        {
            request.end(CancellationError())
        }
    }

    /// Ends the requests that name a scene which was discarded.
    func endRequests(in scene: SceneID) {
        for request in requests where request.scene == scene { request.end(NavigationError.noScene(scene)) }
    }
}
