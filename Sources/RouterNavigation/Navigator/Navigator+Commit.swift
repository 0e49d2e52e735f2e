extension Navigator {
    /// Asks the pages that would close, shows the effects of operations, and records them.
    ///
    /// - Parameters:
    ///   - operations: The operations.
    ///   - scene: The scene; `nil` for the active one.
    ///   - isAnimated: Whether the host animates.
    ///   - unanimated: Pages that appear without an animation.
    ///   - approved: Pages that close without being asked.
    /// - Throws: ``NavigationError`` or ``NavigatorError``.
    func commit(
        _ operations: [NavigationOperation],
        in scene: SceneID? = nil,
        isAnimated: Bool = true,
        unanimated: Set<PageID> = [],
        approved: Set<PageID> = []
    ) async throws {
        do {
            let transition = try await approvedTransition(operations, in: scene, approved: approved)
            for effect in transition.effects {
                let isQuiet = !effect.newPages.isEmpty && effect.newPages.allSatisfy { unanimated.contains($0.id) }
                try await perform(effect, isAnimated: isAnimated && !isQuiet)
            }
        } catch {
            forgetUnopenedPages()
            throw error
        }
    }

    /// The transition whose pages have all agreed to close.
    ///
    /// The user may change the state while a page is asked, so the transition is computed again.
    private func approvedTransition(
        _ operations: [NavigationOperation],
        in scene: SceneID?,
        approved: Set<PageID>
    ) async throws -> NavigationTransition {
        var approved = approved
        while true {
            let transition = try state.performing(operations, in: scene)
            let question = transition.closedPages.lazy.compactMap { page in
                approved.contains(page.id) ? nil : (self.entries[page.id]?.page as? any GuardedPage).map { (page, $0) }
            }.first
            guard let (page, guarded) = question else { return transition }
            guard await guarded.mayClose() else { throw NavigatorError.refused(page) }
            approved.insert(page.id)
        }
    }

    private func perform(_ effect: NavigationEffect, isAnimated: Bool) async throws {
        guard state.firstUsed(of: effect.newPages) == nil, let closing = state.pages(closedBy: effect) else {
            throw NavigatorError.interrupted(effect)
        }
        let closed = closing.sorted { $0.id > $1.id }
        for page in closed { announceClosing(of: page) }
        var isRecorded = false
        try await show(effect, isAnimated: isAnimated) { isRecorded = self.state.apply(effect) }
        guard isRecorded else { throw NavigatorError.interrupted(effect) }
        release(closed)
    }
}
