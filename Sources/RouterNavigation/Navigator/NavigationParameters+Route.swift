internal import RouteTables
internal import RouterRuntime

extension NavigationParameters {
    /// How a page opens, as the marker of its route says.
    init(_ navigation: RouteNavigation) {
        switch navigation.opening {
        case .unstated: self.init()
        case .push: self.init(openType: .push)
        case .present: self.init(openType: .present)
        case .root: self.init(openType: .root)
        case .tab: self.init(openType: .push, switchTab: TabID(navigation.tab))
        }
    }

    /// These parameters, and what a route says if they leave open how the page opens.
    ///
    /// - Parameters:
    ///   - route: What the route says.
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
    /// What the route of a request says about its page.
    func navigation(of request: RouteRequest) -> RouteNavigation? {
        let storage = request.storage
        let patternIndex =
            storage.fixingPattern
            ?? storage.typedPath.flatMap { try? find($0, for: .app) }?.patternIndex
        return patternIndex.flatMap { table.metadata.navigation(ofPattern: $0) }
    }
}
