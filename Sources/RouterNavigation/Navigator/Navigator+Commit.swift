extension Navigator {
    /// Asks the pages that would close, shows the effects of operations, and records them.
    ///
    /// - Parameters:
    ///   - operations: The operations.
    ///   - request: The request.
    ///   - isAnimated: Whether the host animates.
    ///   - unanimated: Pages that appear without an animation.
    ///   - approved: Pages that close without being asked.
    /// - Throws: ``NavigationError`` or ``NavigatorError``; `CancellationError` if the request has ended before.
    func commit(
        _ operations: [NavigationOperation],
        for request: NavigationRequest,
        isAnimated: Bool = true,
        unanimated: Set<PageID> = [],
        approved: Set<PageID> = []
    ) async throws {
        do {
            let transition = try await approvedTransition(operations, for: request, approved: approved)
            // The app may have locked itself while the user was asked.
            if holds(request) { throw ClosedGate() }
            try begin(request)
            for effect in transition.effects {
                let isQuiet = !effect.newPages.isEmpty && effect.newPages.allSatisfy { unanimated.contains($0.id) }
                try await perform(effect, isAnimated: isAnimated && !isQuiet)
            }
            if transition.effects.isEmpty, !operations.isEmpty, let scene = request.scene ?? state.activeScene?.id {
                (host as? any ScreenHost)?.reveal(scene)
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
        for request: NavigationRequest,
        approved: Set<PageID>
    ) async throws -> NavigationTransition {
        var approved = approved
        let selectsTab = operations.contains { if case .switchTab = $0 { true } else { false } }
        while true {
            let before = closesLock(operations) ? state : stateBefore(request, selectingTab: selectsTab)
            let transition =
                try before
                .performing(self.operations(operations, for: request), in: request.scene)
            let question = transition.closedPages.lazy.compactMap { page in
                approved.contains(page.id) ? nil : (self.entries[page.id]?.page as? any GuardedPage).map { (page, $0) }
            }.first
            guard let (page, guarded) = question else { return transition }
            guard await changes.ask({ await guarded.shouldClose() }) else { throw NavigatorError.refused(page) }
            approved.insert(page.id)
            // The pages of a lock that has appeared have greater numbers.
            let isOutdated = transition.effects.contains { $0.newPages.contains { $0.id < state.nextPage } }
            if isOutdated { throw ClosedGate() }
        }
    }

    func perform(_ effect: NavigationEffect, isAnimated: Bool) async throws {
        guard state.firstUsed(by: effect) == nil, let closing = state.pages(closedBy: effect) else {
            throw NavigatorError.interrupted(effect)
        }
        let closed = closing.sorted { $0.id > $1.id }
        for page in closed { announceClosing(of: page, isAnimated: isAnimated) }
        var isRecorded = false
        try await show(effect, isAnimated: isAnimated) { isRecorded = self.isRead(effect) || self.state.apply(effect) }
        guard isRecorded else { throw NavigatorError.interrupted(effect) }
        release(closed)
    }

    /// Whether the state has the new pages of an effect already: the host has read the screen while it has shown them,
    /// because the scene has disconnected.
    private func isRead(_ effect: NavigationEffect) -> Bool {
        // Most effects end here, without a look at all pages of the scene.
        guard state.firstUsed(by: effect) != nil, let scene = state[effect.scene] else { return false }
        return effect.newPages.allSatisfy(scene.pages.contains)
    }
}
