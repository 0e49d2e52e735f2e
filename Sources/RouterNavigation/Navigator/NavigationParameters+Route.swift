internal import RouterPlans

extension NavigationParameters {
    /// How a page opens.
    var opening: RouteOpening { openType.flatMap { RouteOpening(rawValue: $0.rawValue) } ?? .push }

    /// The parameters completed by what a page's route says.
    ///
    /// A route can name a tab. The scene may have none of that name, for example on a different device.
    func completed(by navigation: RouteNavigation?, in scene: NavigatorScene?) -> NavigationParameters {
        guard openType == nil, let navigation else { return self }
        var parameters = self
        parameters.openType = navigation.opening.flatMap { OpenType(rawValue: $0.rawValue) }
        if let tab = navigation.tab, scene?.tab(named: tab) != nil { parameters.switchTab = switchTab ?? tab }
        return parameters
    }
}

extension ParentRoute {
    /// The page, opened by the app: the link is open to its caller, and the parents are the app's own choice.
    @MainActor
    var source: PageSource {
        .url(url, context: request.context, from: .app, callbacks: request.handedOn)
    }
}
