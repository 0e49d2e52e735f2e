/// What an operation does, computed before anything is done.
public struct NavigationTransition: Hashable, Sendable {
    /// The state after all effects.
    public fileprivate(set) var state: NavigationState
    /// What the host shows, in order.
    public fileprivate(set) var effects: [NavigationEffect] = []
    /// The scene that the operations change.
    public fileprivate(set) var scene: SceneID?

    /// The page that the user sees afterward; `nil` if no scene is left.
    public var page: Page? { scene.flatMap { state[$0]?.top } ?? state.activeScene?.top }

    /// The state before.
    private let before: NavigationState

    /// The pages that close, the latest first.
    ///
    /// - Complexity: O(*n*) in the number of pages of the scenes that change.
    public var closedPages: [Page] {
        let scenes = Set(effects.map(\.scene))
        let remaining = Set(scenes.flatMap { state[$0]?.pages ?? [] }.map(\.id))
        let pages = scenes.flatMap { before[$0]?.pages ?? [] }
        return pages.filter { !remaining.contains($0.id) }.sorted { $0.id > $1.id }
    }

    fileprivate init(_ state: NavigationState) {
        self.state = state
        before = state
    }
}

extension NavigationState {
    /// Computes what operations do, one after the other.
    ///
    /// Nothing changes if one of them fails.
    ///
    /// ```swift
    /// let transition = try state.performing([.switchTab("chats"), .popToRoot, .push(page)])
    /// ```
    ///
    /// - Parameters:
    ///   - operations: The operations.
    ///   - scene: The scene to change; `nil` for the active one.
    /// - Returns: The new state, and the effects that lead to it.
    /// - Throws: Why the first impossible operation cannot be done.
    /// - Complexity: O(*n*) in the number of scenes, tabs and modals, and of the pages of the stack that changes.
    public func performing(
        _ operations: [NavigationOperation],
        in scene: SceneID? = nil
    ) throws(NavigationError) -> NavigationTransition {
        var transition = NavigationTransition(self)
        for operation in operations {
            let effects = try transition.state.effects(of: operation, in: scene)
            for effect in effects {
                if let page = transition.state.firstUsed(of: effect.newPages) { throw .pageNotNew(page.id) }
                transition.state.apply(effect)
                transition.scene = effect.scene
            }
            transition.effects += effects
            if let scene { transition.scene = scene }
        }
        return transition
    }
}
