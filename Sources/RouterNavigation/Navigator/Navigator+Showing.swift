extension Navigator {
    /// The state that a host shows with an effect.
    ///
    /// A host that waits for something first, such as a gesture that has begun, asks afterward.
    ///
    /// - Parameter effect: The effect that the host has received.
    /// - Returns: The state with the effect.
    /// - Throws: ``NavigatorError/interrupted(_:)`` if the user has changed something, so that the effect is not possible.
    /// - Complexity: O(*n*) in the number of scenes, tabs and modals, and of the pages of the stack that changes.
    public func state(showing effect: NavigationEffect) throws(NavigatorError) -> NavigationState {
        var after = state
        // A scene that is restored, or shown by another host than before, is in the state already.
        if case .openScene(let scene) = effect, state[scene.id] != nil { return state }
        guard after.apply(effect) else { throw .interrupted(effect) }
        return after
    }

    /// Whether the user may close some pages by one gesture.
    ///
    /// If not, the pages are asked whether they may close.
    ///
    /// - Parameters:
    ///   - pages: The pages that the gesture closes, the lowest first.
    ///   - scene: Their scene.
    /// - Returns: Whether the host lets the gesture happen.
    func allowsGesture(closing pages: some Sequence<PageID>, in scene: SceneID) -> Bool {
        guard pages.contains(where: { !allowsGesture(closing: $0) }) else { return true }
        if let lowest = pages.first(where: { _ in true }) { requestClosing(lowest, in: scene) }
        return false
    }
}
