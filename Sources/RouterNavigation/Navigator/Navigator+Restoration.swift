/// A page that a navigator has not restored.
public struct DroppedPage: Sendable {
    /// The page.
    public let page: Page
    /// Why it did not open.
    public let reason: any Error
}

extension Navigator {
    /// Opens everything that a saved state contains.
    ///
    /// Each page opens through the router, for the caller that opened it first. A page that does not open, because its
    /// route is gone or refuses, is left out. Nothing else is lost; see ``NavigationState/removing(_:)``.
    ///
    /// - Parameter saved: The state.
    /// - Returns: The pages that were left out, and why.
    /// - Throws: ``NavigatorError/notEmpty`` if a scene is open; ``NavigatorError`` if the host does not show a scene.
    @discardableResult
    public func restore(_ saved: NavigationState) async throws -> [DroppedPage] {
        try await enqueueAndWait { [self] in
            guard state.scenes.isEmpty else { throw NavigatorError.notEmpty }
            var dropped: [DroppedPage] = []
            for page in saved.pages {
                do {
                    guard let url = page.url else { throw NavigatorError.notRestorable(page.id) }
                    let source = PageSource.url(url, from: page.origin)
                    entries[page.id] = PageEntry(page: try await source.make(in: self).page, source: source)
                } catch {
                    dropped.append(DroppedPage(page: page, reason: error))
                }
            }
            let restored = saved.removing(Set(dropped.map(\.page.id)))
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
            return dropped
        }
    }
}
