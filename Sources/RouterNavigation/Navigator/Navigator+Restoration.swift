/// A page that a navigator has not restored.
public struct DroppedPage: Sendable {
    /// The page.
    public let page: Page
    /// The error because of which it did not open.
    public let reason: any Error
}

extension Navigator {
    /// Opens everything that a saved state contains.
    ///
    /// Each page opens through the router, for the caller that opened it first. A page that does not open, because its
    /// route is gone or refuses, is left out. Nothing else is lost: the page above a missing root becomes the root, and if
    /// the selected tab has no pages left, the nearest one is selected.
    ///
    /// - Parameter saved: The state.
    /// - Returns: The pages that were left out, and why.
    /// - Throws: ``NavigatorError/notEmpty`` if a scene is open; ``NavigatorError`` if the host does not show a scene.
    @discardableResult
    public func restore(_ saved: NavigationState) async throws -> [DroppedPage] {
        try await perform { [self] request in
            guard state.scenes.isEmpty else { throw NavigatorError.notEmpty }
            var dropped: [DroppedPage] = []
            var made: [PageID: (page: MadePage, source: PageSource)] = [:]
            for page in saved.pages {
                do {
                    guard let url = page.url else { throw NavigatorError.notRestorable(page.id) }
                    let source = PageSource.url(url, from: page.origin)
                    made[page.id] = (try await source.make(in: self), source)
                } catch {
                    dropped.append(DroppedPage(page: page, reason: error))
                }
            }
            let remaining = saved.removing(Set(dropped.map(\.page.id)))
            try await change(for: request) { [self, made] in try await restore(remaining, made, for: request) }
            return dropped
        }
    }

    private func restore(
        _ saved: NavigationState,
        _ made: [PageID: (page: MadePage, source: PageSource)],
        for request: NavigationRequest
    ) async throws {
        guard state.scenes.isEmpty else { throw NavigatorError.notEmpty }
        try begin(request)
        // Earlier versions saved no keys, and handlers and values may have other names now.
        var keys: [PageID: PageKey] = [:]
        for (id, (page, source)) in made {
            entries[id] = PageEntry(page: page.page, source: source)
            keys[id] = page.key(for: PageKey(askedBy: source, found: nil, in: router))
        }
        let restored = saved.showing(keys)
        state = restored
        for (index, scene) in restored.scenes.enumerated() {
            do {
                try await show(.openScene(scene), isAnimated: false)
            } catch {
                for scene in restored.scenes[index...] { _ = state.remove(scene.id) }
                forgetUnopenedPages()
                throw error
            }
        }
    }
}
