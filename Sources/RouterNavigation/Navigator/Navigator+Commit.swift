internal import RouterPlans

extension Navigator {
    /// A scene before and after a change; `nil` before it opens, and after it closes.
    package typealias Change = (old: NavigatorScene?, new: NavigatorScene?)

    /// Asks the pages that would close, lets the host show what operations do, and records it.
    ///
    /// - Parameters:
    ///   - operations: The operations.
    ///   - request: The request.
    ///   - isAnimated: Whether the host animates.
    ///   - approved: Pages that close without being asked.
    /// - Throws: `NavigationError`; `CancellationError` if the request has ended before.
    func commit(
        _ operations: [Operation],
        for request: NavigationRequest,
        isAnimated: Bool = true,
        approved: Set<PageID> = []
    ) async throws {
        try await commit(for: request, isAnimated: isAnimated, approved: approved) { [self] in
            try change(by: operations, for: request)
        }
    }

    /// Asks the pages that would close, lets the host show a change, and records it.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - isAnimated: Whether the host animates.
    ///   - approved: Pages that close without being asked.
    ///   - plan: The change of what is shown now.
    /// - Throws: As the method above.
    func commit(
        for request: NavigationRequest,
        isAnimated: Bool,
        approved: Set<PageID> = [],
        _ plan: () throws -> Change
    ) async throws {
        do {
            let change = try await approvedChange(plan, approved)
            // The app may have locked itself while the user was asked.
            if holds(request) { throw ClosedGate() }
            try begin(request)
            if change.old != change.new {
                try await perform(change, isAnimated: isAnimated)
            } else if let scene = change.new {
                (host as? any ScreenHost)?.reveal(scene.id)
            }
        } catch {
            forgetUnopenedPages()
            throw error
        }
    }

    /// The change whose pages have all agreed to close.
    ///
    /// The user may change something while a page is asked, so the change is planned again.
    private func approvedChange(_ plan: () throws -> Change, _ approved: Set<PageID>) async throws -> Change {
        var approved = approved
        while true {
            let change = try plan()
            let question = change.old?.pages.closed(in: change.new).lazy.compactMap { page in
                approved.contains(page.id) ? nil : (self.entries[page.id]?.page as? any GuardedPage).map { (page, $0) }
            }.first
            guard let (page, guarded) = question else { return change }
            guard await changes.ask({ await guarded.shouldClose() }) else { throw NavigationError.refused(page) }
            approved.insert(page.id)
        }
    }

    /// The change that operations make for a request.
    private func change(by operations: [Operation], for request: NavigationRequest) throws(NavigationError) -> Change {
        guard let old = scene(of: request) else {
            if operations.isEmpty { return (nil, nil) }
            throw .noScene(request.scene)
        }
        let selectsTab = operations.contains { if case .switchTab = $0 { true } else { false } }
        let isOfLock = isOfLock(request) || closesLock(operations)
        let before = closesLock(operations) ? old : sceneBefore(request, selectingTab: selectsTab) ?? old
        var new = try before.performing(self.operations(operations, for: request))
        // The request may act in a tab that the user has left.
        if !selectsTab, new.stacks.map(\.id) == old.stacks.map(\.id) { new.selected = old.selected }
        return (old, isOfLock ? new : new.below(old.lock))
    }

    /// Lets the host show a change, and records it.
    func perform(_ change: Change, isAnimated: Bool) async throws {
        let closed = change.old?.pages.closed(in: change.new) ?? []
        for page in closed { announceClosing(of: page, isAnimated: isAnimated) }
        var interruption: NavigationError?
        try await show(change, isAnimated: isAnimated) { [self] in
            guard let scene = change.new ?? change.old else { return }
            do throws(NavigationError) { state[scene.id] = try target(of: scene.id) } catch { interruption = error }
        }
        if let interruption { throw interruption }
        release(closed.closed(in: (change.new ?? change.old).flatMap { state[$0.id] }))
    }
}
