internal import RouterPlans

extension NavigationParameters {
    /// How a page opens, as the marker of its route says.
    init(_ navigation: RouteNavigation) {
        let openType = navigation.opening.flatMap { OpenType(rawValue: $0.rawValue) }
        self.init(openType: openType, switchTab: navigation.tab)
    }

    /// These parameters, and what a route says if they leave open how the page opens.
    ///
    /// - Parameters:
    ///   - route: The options of the route.
    ///   - scene: The scene in which the page opens. If it has no such tab, the tab of the route has no meaning.
    /// - Returns: The parameters.
    func completed(by route: NavigationParameters, in scene: NavigatorScene?) -> NavigationParameters {
        guard openType == nil else { return self }
        var parameters = self
        parameters.openType = route.openType
        if parameters.switchTab == nil, let tab = route.switchTab, scene?.tab(named: tab) != nil {
            parameters.switchTab = tab
        }
        return parameters
    }
}

extension ParentRoute {
    /// How the page opens in a navigator.
    var openType: NavigationParameters.OpenType {
        navigation.flatMap { NavigationParameters($0).openType } ?? .push
    }

    /// The source of the page.
    @MainActor
    var source: PageSource {
        .url(url, context: request.context, from: .app, callbacks: request.handedOn)
    }
}
