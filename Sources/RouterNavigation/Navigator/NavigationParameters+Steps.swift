extension NavigationParameters {
    /// The operations that come before the page opens.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - navigator: The navigator.
    /// - Returns: The operations.
    /// - Throws: ``NavigationError`` if they are not possible.
    @MainActor
    func steps(for request: NavigationRequest, in navigator: Navigator) throws -> [NavigationOperation] {
        let steps: [NavigationOperation] = switchTab.map { [.switchTab($0)] } ?? []
        guard let popTo else { return steps }
        let before = navigator.state(for: request, selectingTab: switchTab != nil)
        let after = try before.performing(steps, in: request.scene).state
        guard let scene = request.scene.map({ after[$0] }) ?? after.activeScene else {
            throw NavigationError.noScene(request.scene)
        }
        let key = PageKey(of: popTo, in: navigator.router)
        guard let page = scene.lastOnPath(where: { $0.key != nil && $0.key == key }) else {
            throw NavigationError.urlNotFound(popTo, scene.id)
        }
        return steps + [.popTo(page.id)]
    }
}
