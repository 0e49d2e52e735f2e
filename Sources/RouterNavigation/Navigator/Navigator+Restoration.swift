/// A page that a navigator has not restored, or that it has closed because its route refuses it now.
public struct DroppedPage: Sendable {
    /// The page.
    public let page: Page
    /// The error of its route.
    public let reason: any Error
}

extension Navigator {
    /// Opens everything that a saved state contains, or one scene of it.
    ///
    /// Each page opens through the router, for the caller that opened it first. Pages are made at the same time, and the
    /// scenes appear when all of them are. A page that does not open, because its route is gone or refuses, is left out,
    /// and so is a page that is not there after fifteen seconds. Nothing else is lost: the page above a missing root becomes
    /// the root, and if the selected tab has no pages left, the nearest one is selected.
    ///
    /// A state names the caller of each page, which may be the app, so only what the app itself has saved is a state.
    ///
    /// While ``gate`` is closed, ``lockPage`` covers each scene from the beginning.
    ///
    /// Middleware of a page may present something, such as a login, and wait for that. The scenes open without the page
    /// then, because nothing can be presented before.
    ///
    /// A system that connects scenes one after the other restores each one when it connects:
    ///
    /// ```swift
    /// let saved = navigator.state
    /// try await navigator.restore(saved, scene: "main")
    /// ```
    ///
    /// An older version of the app may have saved other tabs. With the tabs that it has now, those that are missing open
    /// with their roots, also if no page of the scene remains, and the pages of others are left out:
    ///
    /// ```swift
    /// let saved = navigator.state
    /// try await navigator.restore(saved, scene: "main", tabs: ["home": .url("//home"), "news": .url("//news")])
    /// ```
    ///
    /// - Parameters:
    ///   - saved: The state.
    ///   - scene: The scene to restore while others may be open; `nil` for all scenes, before any is open.
    ///   - tabs: The tabs that each scene has now, and the roots of their stacks; none for the saved ones.
    /// - Returns: The pages that were left out, and why.
    /// - Throws: `NavigationError` if the scene, or any, is open, or the state lacks the scene; `NavigationError` if the
    ///   host does not show a scene; the errors of the router and of a handler if the root of a tab does not open.
    @discardableResult
    public func restore(
        _ saved: NavigationState,
        scene: SceneID? = nil,
        tabs: KeyValuePairs<TabID, PageSource> = [:]
    ) async throws -> [DroppedPage] {
        if let scene, saved[scene] == nil { throw NavigationError.noScene(scene) }
        var saved = saved.withoutLocks
        if let scene { saved = saved.keeping(scene) }
        let names = tabs.map(\.key)
        return try await performOpeningScenes { [self, saved] request in
            try checkNotOpen(scene)
            var (made, dropped) = await remake(saved.pages)
            dropped += saved.scenes.flatMap { $0.pages(outside: names) }
            let lost = Set(dropped.map(\.page.id))
            let remaining = saved.removing { lost.contains($0.id) }
            var roots: [SceneID: [TabRootPage]] = [:]
            for scene in saved.scenes where !tabs.isEmpty {
                roots[scene.id] = try await missingRoots(of: remaining[scene.id], tabs)
            }
            try await changeOpening(saved.scenes.map(\.id), for: request) { [self, made, roots] locks in
                do {
                    try checkNotOpen(scene)
                    try begin(request)
                    // The saved pages keep their identities.
                    core.nextPage = max(core.nextPage, saved.pages.map(\.id.next).max() ?? core.nextPage)
                    let isUsed = !state.scenes.isEmpty
                    let scenes = saved.scenes.compactMap { scene in
                        let open = remaining[scene.id].map { restored($0, made, isUsed: isUsed) }
                        let roots = roots[scene.id].map {
                            $0.map { PageStack(tab: $0.tab, prepare($0.page, from: $0.source)) }
                        }
                        let shown = roots.map { scene.opening($0, beside: open, inOrderOf: names) } ?? open
                        return shown?.below(locks(scene.id))
                    }
                    try await restore(scenes)
                } catch {
                    forgetUnopenedPages()
                    throw error
                }
            }
            return dropped
        }
    }

    /// Makes the pages of a saved state.
    private func remake(_ pages: [Page]) async -> (made: [PageID: ScenePage.Made], dropped: [DroppedPage]) {
        let awaited = pages.map { page in ScenePage { [self] in try await remake(page) } }
        let limit = Task {
            try await changes.sleep(.forRestoredPage)
            for page in awaited { page.end() }
        }
        defer { limit.cancel() }
        return await withTaskCancellationHandler {
            var (made, dropped): ([PageID: ScenePage.Made], [DroppedPage]) = ([:], [])
            for (page, awaited) in zip(pages, awaited) {
                do { made[page.id] = try await awaited.value } catch {
                    dropped.append(DroppedPage(page: page, reason: error))
                }
            }
            return (made, dropped)
        } onCancel: {
            for page in awaited { page.cancel() }
        }
    }

    private func checkNotOpen(_ scene: SceneID?) throws {
        guard scene.map({ state[$0] == nil }) ?? state.scenes.isEmpty else {
            throw NavigationError.impossible(
                "scenes are open already: restore a saved state before any scene opens, or name one that is not open"
            )
        }
    }

    private func remake(_ page: Page) async throws -> ScenePage.Made {
        guard let url = page.url else {
            throw NavigationError.impossible("the page \(page.id) has no URL, so only code can open it again")
        }
        let source = PageSource.url(url, from: page.origin)
        return (try await source.make(in: self), source)
    }

    /// A scene with the pages that have been made.
    ///
    /// - Parameters:
    ///   - scene: The saved scene.
    ///   - made: Its pages.
    ///   - isUsed: Whether pages are open, so that the saved identities may be theirs.
    /// - Returns: The scene.
    private func restored(
        _ scene: NavigatorScene,
        _ made: [PageID: ScenePage.Made],
        isUsed: Bool
    ) -> NavigatorScene {
        scene.replacingPages { page in
            guard let (made, source) = made[page.id] else { return page }
            // Earlier versions saved no keys, and handlers and values may have other names now.
            let key = made.key(for: PageKey(askedBy: source, found: nil, in: router))
            let page = Page(id: isUsed ? makePageID() : page.id, url: page.url, origin: page.origin, key: key)
            entries[page.id] = PageEntry(made, from: source, showing: key)
            return page
        }
    }

    /// Opens scenes that have been restored.
    private func restore(_ scenes: [NavigatorScene]) async throws {
        for scene in scenes { state[scene.id] = scene }
        for (index, scene) in scenes.enumerated() {
            do {
                // Thousands of scenes are read once.
                try await show((nil, scene), isAnimated: false, readsScreen: index == scenes.count - 1)
            } catch {
                for scene in scenes[index...] { state[scene.id] = nil }
                throw error
            }
        }
        // The scene that the user works with, if the host has named it before it was restored.
        if let active = core.wantedScene, state[active] != nil { report(.activatedScene(active)) }
    }
}

extension NavigationScene where Screen == OwnPage {
    /// The pages that are in none of some tabs, of a scene with tabs or without; none without tabs.
    fileprivate func pages(outside tabs: [TabID]) -> [DroppedPage] {
        guard !tabs.isEmpty else { return [] }
        return stacks.flatMap { stack -> [DroppedPage] in
            if let tab = stack.tab, tabs.contains(tab) { return [] }
            let reason = stack.tab.map { NavigationError.unknownTab($0, known: tabs) }
            return stack.pages.map {
                DroppedPage(page: $0, reason: reason ?? .impossible("the scene was saved without tabs"))
            }
        }
    }

    /// The scene with additional tabs beside those of another one, which are there if anything is left of it.
    ///
    /// The tab that this scene shows stays selected, if it has one of them.
    fileprivate func opening(
        _ added: [PageStack<OwnPage>],
        beside open: NavigatorScene?,
        inOrderOf order: [TabID]
    ) -> NavigatorScene? {
        let all = added + (open?.stacks ?? [])
        let stacks = order.compactMap { name in all.first { $0.tab == name } }
        let selected = stacks.firstIndex { $0.tab == open?.visibleStack.tab }
        return stacks.isEmpty ? nil : NavigationScene(id, stacks, selected: selected ?? 0, modals: open?.modals ?? [])
    }
}
