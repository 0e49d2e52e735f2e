/// The effects of an operation, computed before any of them happens.
@_spi(Benchmarks) public struct NavigationTransition: Hashable, Sendable {
    /// The state after all effects.
    ///
    /// - Complexity: O(*n*) in the number of effects, and in that of the pages of each stack that changes.
    public var state: NavigationState {
        var state = before
        for effect in effects { state.apply(effect) }
        return state
    }

    /// The effects for the host to show, in order.
    public fileprivate(set) var effects: [NavigationEffect] = []
    /// The scene that the operations change.
    public fileprivate(set) var scene: SceneID?

    /// The page that the user sees afterward; `nil` if no scene is left.
    public var page: Page? {
        let state = state
        return scene.flatMap { state[$0]?.top } ?? state.activeScene?.top
    }

    /// The pages that close, the latest first.
    public fileprivate(set) var closedPages: [Page] = []

    /// The state before.
    private let before: NavigationState

    fileprivate init(_ state: NavigationState) { before = state }
}

extension NavigationState {
    /// Computes what operations do, one after the other.
    ///
    /// Nothing changes if one of them fails.
    ///
    /// - Parameters:
    ///   - operations: The operations.
    ///   - scene: The scene to change; `nil` for the active one.
    /// - Returns: The new state, and the effects that lead to it.
    /// - Throws: Why the first impossible operation cannot be done.
    /// - Complexity: O(*n*) in the number of scenes, tabs and modals, and of the pages of the stacks in which pages close.
    ///   Several operations also take O(*n*) in that of the pages of the stacks that change.
    @_spi(Benchmarks) public func performing(
        _ operations: [NavigationOperation],
        in scene: SceneID? = nil
    ) throws(NavigationError) -> NavigationTransition {
        var transition = NavigationTransition(self)
        var state = operations.count > 1 && operations.allSatisfy(\.concernsOneScene) ? only(scene) : self
        for (index, operation) in operations.enumerated() {
            let effects = try state.effects(of: operation, in: scene)
            for effect in effects {
                if let page = state.firstUsed(by: effect) {
                    throw .impossible(
                        "the identity \(page.id) has been used: number new pages from the state's 'nextPage'"
                    )
                }
                // The effects of one operation change different stacks, so each can be compared with the state before.
                guard effect.mayClosePages, let closed = state.pages(closedBy: effect) else { continue }
                if transition.closedPages.isEmpty {
                    transition.closedPages = closed
                } else {
                    transition.closedPages += closed
                }
            }
            if let effect = effects.last { transition.scene = effect.scene }
            if transition.effects.isEmpty { transition.effects = effects } else { transition.effects += effects }
            if let scene { transition.scene = scene }
            // Applying the last operation would copy the pages of a stack for nothing.
            if index + 1 < operations.count { for effect in effects { state.apply(effect) } }
        }
        guard !transition.closedPages.isEmpty else { return transition }
        // A page that one of the operations opens and another one closes was never open.
        transition.closedPages.removeAll { $0.id >= nextPage }
        transition.closedPages.sort { $0.id > $1.id }
        return transition
    }
}
