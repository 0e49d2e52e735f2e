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
    /// scenes appear when all of them are. A page that does not open, because its route is gone or refuses, is left out.
    /// Nothing else is lost: the page above a missing root becomes the root, and if the selected tab has no pages left, the
    /// nearest one is selected.
    ///
    /// A system that connects scenes one after the other restores each one when it connects:
    ///
    /// ```swift
    /// let saved = navigator.state
    /// try await navigator.restore(saved, scene: "main")
    /// ```
    ///
    /// - Parameters:
    ///   - saved: The state.
    ///   - scene: The scene to restore while others may be open; `nil` for all scenes, before any is open.
    /// - Returns: The pages that were left out, and why.
    /// - Throws: ``NavigationError`` if the scene, or any, is open, or the state lacks the scene; ``NavigatorError`` if the
    ///   host does not show a scene.
    @discardableResult
    public func restore(_ saved: NavigationState, scene: SceneID? = nil) async throws -> [DroppedPage] {
        if let scene, saved[scene] == nil { throw NavigationError.noScene(scene) }
        let saved = scene.map { saved.only($0) } ?? saved
        return try await performOpeningScenes { [self] request in
            try checkNotOpen(scene)
            let tasks = saved.pages.map { page in Task { try await remake(page) } }
            var dropped: [DroppedPage] = []
            var made: [PageID: (page: MadePage, source: PageSource)] = [:]
            await withTaskCancellationHandler {
                for (page, task) in zip(saved.pages, tasks) {
                    do { made[page.id] = try await task.value } catch {
                        dropped.append(DroppedPage(page: page, reason: error))
                    }
                }
            } onCancel: {
                for task in tasks { task.cancel() }
            }
            let remaining = saved.removing(Set(dropped.map(\.page.id)))
            try await change(for: request) { [self, made] in
                try checkNotOpen(scene)
                try begin(request)
                try await restore(remaining, made)
            }
            return dropped
        }
    }

    private func checkNotOpen(_ scene: SceneID?) throws {
        guard scene.map({ state[$0] == nil }) ?? state.scenes.isEmpty else {
            throw NavigationError.impossible(
                "scenes are open already: restore a saved state before any scene opens, or name one that is not open"
            )
        }
    }

    private func remake(_ page: Page) async throws -> (MadePage, PageSource) {
        guard let url = page.url else {
            throw NavigationError.impossible("the page \(page.id) has no URL, so only code can open it again")
        }
        let source = PageSource.url(url, from: page.origin)
        return (try await source.make(in: self), source)
    }

    private func restore(_ saved: NavigationState, _ made: [PageID: (page: MadePage, source: PageSource)]) async throws
    {
        var restored = saved
        let isUsed = !state.scenes.isEmpty
        restored.updatePages { page in
            guard let (made, source) = made[page.id] else { return }
            // Earlier versions saved no keys, and handlers and values may have other names now.
            let key = made.key(for: PageKey(askedBy: source, found: nil, in: router))
            page = Page(id: isUsed ? makePageID() : page.id, url: page.url, origin: page.origin, key: key)
            entries[page.id] = PageEntry(page: made.page, source: source)
        }
        if isUsed { for scene in restored.scenes { state.append(scene) } } else { state = restored }
        for (index, scene) in restored.scenes.enumerated() {
            do {
                try await show(.openScene(scene), isAnimated: false)
            } catch {
                for scene in restored.scenes[index...] { _ = state.remove(scene.id) }
                forgetUnopenedPages()
                throw error
            }
        }
        // The scene that the user works with, if the host has named it before it was restored.
        if let active = core.wantedScene, state[active] != nil { report(.activatedScene(active)) }
    }
}
