internal import RouterRuntime

extension Navigator {
    /// Asks the routes of all open pages again, after something has changed on which they depend, such as a logout.
    ///
    /// ```swift
    /// navigator.cancelRequests()
    /// try await navigator.recheckPages()
    /// ```
    ///
    /// Conditions and middleware are asked as if the page opened again, for the caller that has opened it. If they let it
    /// pass, the page stays as it is, and its handler is not called. If they redirect to another page, that takes its
    /// place: a login, for example, and after another call the page that was asked for. Otherwise, the page closes, also if
    /// middleware would open something, such as a login that it presents: that fails, and nothing appears.
    ///
    /// A handler that has redirected to the page is not called either: its redirect still counts, and the route to which it
    /// leads is asked. So what may change, such as whether the user has logged in, is for conditions and middleware to say.
    ///
    /// The pages above one that closes or is replaced close with it, and are asked neither by their routes nor with
    /// ``GuardedPage``. The pages of each tab are asked one after the other, the lowest first. A page that code has made
    /// is not asked.
    ///
    /// - Returns: The pages that were refused, and why. The root of a scene or tab is among them, although it stays,
    ///   because a stack cannot be empty: replace it.
    /// - Throws: `NavigationError`; `CancellationError` if the task is cancelled before pages close.
    @discardableResult
    public func recheckPages() async throws -> [DroppedPage] {
        var refused: [DroppedPage] = []
        for scene in state.scenes.map(\.id) {
            refused += try await perform(in: scene) { [self] request in try await recheckPages(of: scene, for: request)
            }
        }
        return refused
    }

    private func recheckPages(of scene: SceneID, for request: NavigationRequest) async throws -> [DroppedPage] {
        request.asksOnly = true
        // A task that middleware has started may open something afterward.
        defer { request.asksOnly = false }
        var refused: [DroppedPage] = []
        var others: [PageID: (made: MadePage, source: PageSource, key: PageKey?)] = [:]
        for path in state[scene]?.belowLock.paths ?? [] {
            for page in path {
                do {
                    guard let entry = entries[page.id], !entry.source.isMade else { continue }
                    let source = entry.source
                    let resolution = try? source.resolution(in: router)
                    let made = try await source.make(in: self, performing: resolution, for: entry)
                    let key = made.key(for: PageKey(askedBy: source, found: resolution, in: router))
                    guard !(made.page is PageHandlers.OpenPage), key != page.key else { continue }
                    others[page.id] = (made, source, key)
                } catch {
                    try request.check()
                    refused.append(DroppedPage(page: page, reason: error))
                }
                break
            }
        }
        guard !refused.isEmpty || !others.isEmpty else { return [] }
        try await change(for: request) { [self, refused, others] in
            let paths = state[scene]?.belowLock.paths ?? []
            var operations: [Operation] = []
            for page in refused.map(\.page.id) + others.keys.sorted() {
                guard let path = paths.first(where: { $0.contains { $0.id == page } }),
                    let index = path.firstIndex(where: { $0.id == page })
                else { continue }
                let closesPage = index > 0 && others[page] == nil
                if let lowest = path[(closesPage ? index : index + 1)...].first { operations.append(.close(lowest.id)) }
                guard let other = others[page] else { continue }
                operations.append(.replace(prepare(other.made, from: other.source, showing: other.key), at: page))
            }
            try await commit(operations, for: request, approved: Set(paths.joined().map(\.id)))
        }
        return refused
    }
}
