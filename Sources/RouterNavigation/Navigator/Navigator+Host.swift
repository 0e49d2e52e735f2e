internal import RouterPlans

extension Navigator {
    /// Attaches a host, and shows everything that is open in it.
    ///
    /// The navigator does not retain its host.
    ///
    /// - Throws: `NavigationError` if the host does not show a scene.
    public func attach(_ host: any NavigationHost) async throws {
        try await perform { [self] request in
            try await changeOpening(state.scenes.map(\.id), for: request) { [self] locks in
                self.host = host
                for scene in state.scenes {
                    if scene.lock.isEmpty { state[scene.id]?.modals += locks(scene.id) }
                    if let scene = state[scene.id] { try await show((old: nil, new: scene), isAnimated: false) }
                }
            }
        }
        waits.check()
    }

    /// Detaches the host.
    ///
    /// An operation that waits for the host ends with a `NavigationError` of the code `noHost`, and so does each one that
    /// follows until another host is attached.
    public func detach() {
        host = nil
        core.pendingChange?.end(NavigationError.noHost)
        core.pendingChange = nil
    }

    /// Records what the user has done in the host.
    ///
    /// The pages that have closed complete with their results, or with none.
    public func report(_ gesture: NavigationGesture) {
        if case .selectedTab(_, let scene) = gesture { rememberTab(of: scene) }
        if case .activatedScene(let scene) = gesture { core.wantedScene = state[scene] == nil ? scene : nil }
        release(state.record(gesture))
        if case .closedScene(let scene) = gesture { endRequests(in: scene) }
    }

    /// Reads what all scenes show, if the host can.
    func readScreen() {
        guard let host = host as? any ScreenHost else { return }
        for scene in state.scenes { if let shown = host.scene(scene.id) { record(shown) } }
    }

    /// Records what a scene shows, as a host has read it.
    ///
    /// The pages that are gone complete with their results, or with none.
    func record(_ shown: NavigatorScene) {
        guard let former = state[shown.id], former != shown else { return }
        if former.visibleStack.tab != shown.visibleStack.tab { rememberTab(of: shown.id) }
        state[shown.id] = shown
        release(former.pages.closed(in: shown))
    }

    /// Waits until the user has answered the alerts of pages in a scene, but at most ten seconds.
    ///
    /// No interface says that an alert has closed, so the navigator looks again.
    ///
    /// - Parameters:
    ///   - request: The request that waits.
    ///   - isVain: Whether the answer does not matter any more.
    /// - Throws: `CancellationError` if the request has ended.
    func waitForAnswer(_ request: NavigationRequest, unless isVain: () -> Bool) async throws {
        guard let host = host as? any ScreenHost, let scene = request.scene ?? state.activeScene?.id else { return }
        while host.isAsking(in: scene), request.looksForAnswer > 0, !isVain() {
            request.looksForAnswer -= 1
            changes.noLongerExpect(request)
            try await changes.sleep(.forAnswer)
            try request.check()
        }
    }

    /// Dismisses the alerts that the user has not answered in time.
    func dismissAlerts(in request: NavigationRequest) {
        guard let host = host as? any ScreenHost, let scene = request.scene ?? state.activeScene?.id else { return }
        if host.isAsking(in: scene) { host.dismissAlerts(in: scene) }
    }

    /// Whether the user may close a page by a gesture; `false` for a page that must be asked first.
    ///
    /// A host blocks the gesture, and calls ``requestClosing(_:in:)`` when the user tries it.
    public func allowsGesture(closing page: PageID) -> Bool {
        !(entries[page]?.page is any GuardedPage)
    }

    /// Whether the user may close some pages by one gesture.
    ///
    /// If not, the pages are asked whether they may close.
    ///
    /// - Parameters:
    ///   - pages: The pages that the gesture closes, the lowest first.
    ///   - scene: Their scene.
    /// - Returns: Whether the host lets the gesture happen.
    func allowsGesture(closing pages: some Sequence<PageID>, in scene: SceneID) -> Bool {
        guard pages.contains(where: { !allowsGesture(closing: $0) }) else { return true }
        if let lowest = pages.first(where: { _ in true }) { requestClosing(lowest, in: scene) }
        return false
    }

    /// Closes a page if it and those above it agree, because the user wants it.
    public func requestClosing(_ page: PageID, in scene: SceneID) {
        begin(in: scene) { [self] request in
            try await change(for: request) { [self] in try await commit([.close(page)], for: request) }
        } completion: { _ in
        }
    }

    /// The scene that a host is to show now: with the change that it has received, and with what the user has changed since.
    ///
    /// A host that waits for something first, such as a gesture that has begun, asks afterward.
    ///
    /// - Parameter scene: The scene that the host has received.
    /// - Returns: The scene; `nil` if it closes.
    /// - Throws: `NavigationError` with the code `interrupted` if the user has changed something, so that the change is not possible.
    /// - Complexity: O(*n*) in the number of pages of the scene.
    public func target(of scene: SceneID) throws(NavigationError) -> NavigatorScene? {
        let now = state[scene]
        guard let change = core.shownChange, (change.new ?? change.old)?.id == scene else { return now }
        // A scene that is restored, or shown by another host than before, is in the state already.
        guard let old = change.old else { return now ?? change.new }
        guard let new = change.new else { return nil }
        guard let target = now?.changed(from: old, to: new) else { throw .interrupted(SceneStep.words(for: change)) }
        return target
    }

    /// Lets the host show a change.
    ///
    /// - Parameters:
    ///   - change: The change.
    ///   - isAnimated: Whether the host animates.
    ///   - readsScreen: Whether all scenes are read afterward: the user may have done something in any of them.
    ///   - record: Called when the host has shown the change, before the user can do anything else.
    /// - Throws: `NavigationError` with the code `noHost`, `interrupted` or `notShown`.
    func show(
        _ change: Change,
        isAnimated: Bool,
        readsScreen: Bool = true,
        record: @escaping @MainActor () -> Void = {}
    ) async throws {
        guard let host else { throw NavigationError.noHost }
        // It ends by the host, or because the host is detached.
        let pending = OneShot<Void>()
        (core.pendingChange, core.shownChange) = (pending, change)
        Task {
            await self.changes.asPerformer {
                do {
                    try await host.show(change.new, replacing: change.old, isAnimated: isAnimated, in: self)
                    if !pending.hasEnded {
                        record()
                        if readsScreen { self.readScreen() }
                    }
                    pending.end()
                } catch {
                    self.readScreen()
                    pending.end(error)
                }
            }
        }
        defer { (core.pendingChange, core.shownChange) = (nil, nil) }
        do {
            try await pending.value
        } catch let error as NavigationError where [.noHost, .interrupted].contains(error.code) {
            throw error
        } catch {
            throw NavigationError.notShown(SceneStep.words(for: change), reason: "\(error)")
        }
    }

    /// Says once that a page closes.
    func announceClosing(of page: Page, isAnimated: Bool = true) {
        guard let entry = entries[page.id], !entry.isAnnounced else { return }
        entries[page.id]?.isAnnounced = true
        (entry.page as? any ClosingPage)?.willClose(isAnimated: isAnimated)
        willClose?(page)
    }

    /// Forgets pages that have closed.
    func release(_ pages: [Page]) {
        for page in pages { announceClosing(of: page) }
        for page in pages {
            guard let entry = entries.removeValue(forKey: page.id) else { continue }
            for body in entry.whenClosed { body() }
        }
    }

    /// Forgets pages that an operation has made but not opened.
    func forgetUnopenedPages() {
        let open = Set(state.pages.map(\.id))
        entries = entries.filter { open.contains($0.key) }
    }
}
