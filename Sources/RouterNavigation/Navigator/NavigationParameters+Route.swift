internal import RouterRuntime

extension NavigationParameters {
    /// How a page opens, as the marker of its route says.
    init(_ navigation: RouteNavigation) {
        let opening = navigation.opening
        guard opening.hasPrefix("tab("), opening.hasSuffix(")") else {
            self.init(openType: OpenType(rawValue: opening))
            return
        }
        self.init(openType: .push, switchTab: TabID(String(opening.dropFirst("tab(".count).dropLast())))
    }

    /// These parameters, and what a route says if they leave open how the page opens.
    ///
    /// - Parameters:
    ///   - route: The options of the route.
    ///   - scene: The scene in which the page opens. Without tabs, the tab of the route has no meaning.
    /// - Returns: The parameters.
    func completed(by route: NavigationParameters, in scene: NavigationScene?) -> NavigationParameters {
        guard openType == nil else { return self }
        var parameters = self
        parameters.openType = route.openType
        if parameters.switchTab == nil, case .tabs = scene?.content { parameters.switchTab = route.switchTab }
        return parameters
    }
}

extension Router {
    /// The options of a request's route for its page.
    func navigation(of request: RouteRequest) -> RouteNavigation? {
        let storage = request.storage
        let patternIndex =
            storage.fixingPattern
            ?? storage.typed.flatMap { try? find($0.path, for: .app) }?.patternIndex
        return patternIndex.map { RouteNavigation(ofPattern: $0, in: self) }
    }
}
