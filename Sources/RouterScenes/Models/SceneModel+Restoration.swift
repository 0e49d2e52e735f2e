public import RouterPlans

extension SceneModel {
    /// The scene as it can be saved, for example in a restoration activity.
    ///
    /// Screens of the app's own, which have no URL, are not saved.
    ///
    /// ```swift
    /// @MainActor func data(of model: SceneModel<Screen>) throws -> Data { try JSONEncoder().encode(model.savedScene) }
    /// ```
    ///
    /// - Complexity: O(*n*) in the number of pages.
    public var savedScene: SavedScene { SavedScene(scene) }

    /// Opens the pages of a saved scene again, in the tabs that the scene has now.
    ///
    /// Each page is asked for by its URL and its caller, so conditions and middleware decide again. A page that does not open,
    /// or that leads elsewhere, such as to a login, is left out, and a modal without its lowest page, too. What links, code and
    /// the user open in the meantime opens in the restored scene, too. The newest call wins. Damaged data restores nothing.
    ///
    /// ```swift
    /// @MainActor func restore(_ model: SceneModel<Screen>, from data: Data) async {
    ///     if let saved = try? JSONDecoder().decode(SavedScene.self, from: data) { await model.restore(saved) }
    /// }
    /// ```
    ///
    /// - Parameter saved: The scene, which the app itself has saved.
    public func restore(_ saved: SavedScene) async {
        guard let former: NavigationScene<Nothing> = saved.scene(screen: Nothing()) else { return }
        restorationCount += 1
        let count = restorationCount
        changesWhileRestoring = changesWhileRestoring ?? []
        var pages: [PageID: ScenePlan<Screen>] = [:]
        for page in former.pages {
            if let plan = await plan(of: page), plan.screen != nil { pages[page.id] = plan }
        }
        guard count == restorationCount else { return }
        var restored = scene
        restored.open(former) { pages[$0.id]?.makeEntry(&$1) }
        for change in changesWhileRestoring ?? [] { change(&restored) }
        changesWhileRestoring = nil
        if !Task.isCancelled { scene = restored }
    }

    private func plan(of page: SceneEntry<Nothing>) async -> ScenePlan<Screen>? {
        guard let url = page.url else { return nil }
        let request = plans.router.makeRequest(url, context: [:], from: page.origin, callbacks: .none)
        return try? await plans.later(request)
    }
}

/// The screen of a page that is not made yet.
private struct Nothing {}

extension NavigationScene {
    /// Opens the pages of another scene for which there are entries, in place of those that are open.
    fileprivate mutating func open<Other>(
        _ other: NavigationScene<Other>,
        _ makeEntry: (SceneEntry<Other>, inout NavigationScene) -> SceneEntry<Screen>?
    ) {
        for index in stacks.indices { stacks[index].pushed = [] }
        modals = []
        for stack in other.stacks {
            guard let index = stacks.firstIndex(where: { $0.tab == stack.tab }) else { continue }
            stacks[index].pushed = stack.pushed.compactMap { makeEntry($0, &self) }
        }
        if let tab = other.visibleStack.tab { select(tab) }
        for modal in other.modals {
            guard let root = makeEntry(modal.root, &self) else { continue }
            modals.append(PageStack(style: modal.style, root, pushed: modal.pushed.compactMap { makeEntry($0, &self) }))
        }
    }
}
