internal import RouterPlans
internal import RouterRuntime

/// A caller's request that a navigator opens a page, with its options.
@MainActor
struct PageOpening {
    let reuse: PageReuse
    /// The treatment of the modals that cover the place of a page; `nil` to open it onto the stack that the user sees.
    let modals: LinkModals?
    /// Whether a handler may return something else than a page.
    let mayBeAction: Bool
    /// The navigation parameters that the caller has stated in code.
    private let stated: NavigationParameters
    /// The page to open as the caller names it, with the navigation parameters in its URL.
    let source: PageSource

    /// How a page opens.
    struct Plan {
        /// The page to open, without the navigation parameters in its URL.
        let source: PageSource
        /// The route, before redirects; `nil` if no route takes the request.
        let resolution: RouteResolution?
        /// The key by which the page is recognized.
        let key: PageKey?
        let parameters: NavigationParameters
        /// Whether the caller or the URL says how the page opens.
        let isOpenTypeStated: Bool
        /// Whether the caller or the URL says where the page opens.
        let isPlaceStated: Bool
        /// The place in the page that the fragment of the last URL names; `nil` if there is none.
        let fragment: String?
        /// The navigation parameters in the queries of the URLs, by name.
        fileprivate let query: [String: String]
    }

    init(
        _ source: PageSource,
        _ stated: NavigationParameters,
        _ reuse: PageReuse,
        modals: LinkModals? = nil,
        mayBeAction: Bool = false
    ) {
        self.source = source
        self.stated = stated
        self.reuse = reuse
        self.modals = modals
        self.mayBeAction = mayBeAction
    }

    /// How the page opens, as far as it is known before the handler is called.
    ///
    /// The handler does not get the navigation parameters, so the route is that of the URL without them, unless the route
    /// has a parameter of such a name.
    func plan(for request: NavigationRequest, in navigator: Navigator) -> Plan {
        let router = navigator.router
        var query = source.isTyped ? [:] : source.url.map { NavigationParameters.texts(inQueryOf: $0) } ?? [:]
        var plain = source.without(query)
        var resolution = try? plain.resolution(in: router)
        if !query.isEmpty, resolution.map({ found in query.keys.contains(where: found.request.hasParameter) }) ?? true {
            let whole = try? source.resolution(in: router)
            query = query.filter { whole?.request.hasParameter($0.key) != true }
            plain = source.without(query)
            resolution = query.isEmpty ? whole : try? plain.resolution(in: router)
        }
        return plan(plain, resolution, resolution?.request, query, for: request, in: navigator)
    }

    /// How the page opens after a redirect by its handler or by middleware.
    func plan(_ plan: Plan, redirectedTo last: RouteRequest, for request: NavigationRequest, in navigator: Navigator)
        -> Plan
    {
        self.plan(plan.source, plan.resolution, last, plan.query, for: request, in: navigator)
    }

    /// How the page opens after a request, whose URL replaces the navigation parameters of former ones that it names.
    private func plan(
        _ source: PageSource,
        _ resolution: RouteResolution?,
        _ last: RouteRequest?,
        _ query: [String: String],
        for request: NavigationRequest,
        in navigator: Navigator
    ) -> Plan {
        let context = NavigationParameters.texts(in: last?.context ?? source.context)
            .filter { last?.hasParameter($0.key) != true }
        let query = query.merging(last.map { NavigationParameters.texts(inQueryOf: $0) } ?? [:]) { $1 }
        let given =
            stated
            .filled(with: read(context, navigator))
            .filled(with: read(allowed(query, last, navigator), navigator))
        if let scene = navigator.scene(for: request, selectingTab: given.switchTab != nil) {
            _ = try? given.steps(on: scene, in: navigator.router) { name, value in
                navigator.note("ignores '\(name)' of '\(self.source.url ?? "")', because the scene has no '\(value)'")
            }
        }
        return Plan(
            source: source,
            resolution: resolution,
            key: last.map { PageKey(opening: $0) } ?? PageKey(askedBy: source, found: nil, in: navigator.router),
            parameters: given.completed(by: last?.navigation, in: navigator.scene(for: request)),
            isOpenTypeStated: given.openType != nil,
            isPlaceStated: given.switchTab != nil || given.popTo != nil,
            fragment: source.fragment(after: last),
            query: query
        )
    }

    private func read(_ texts: [String: String], _ navigator: Navigator) -> NavigationParameters {
        var texts = texts
        for name in NavigationParameters.invalidNames(in: texts) {
            let value = texts.removeValue(forKey: name) ?? ""
            navigator.note("ignores '\(name)' of '\(source.url ?? "")', because '\(value)' is none of its values")
        }
        return NavigationParameters(texts: texts)
    }

    /// The parameters that a URL may use: if it comes from outside of the app, those that the app allows for the route.
    ///
    /// The context of a redirect needs no permission, because a URL cannot set it.
    private func allowed(_ texts: [String: String], _ last: RouteRequest?, _ navigator: Navigator) -> [String: String] {
        guard (last?.origin ?? source.origin(in: navigator.router)) != .app, !texts.isEmpty else { return texts }
        return texts.filter { name, _ in
            if let last, navigator.allowsNavigationParameter(name, last) { return true }
            navigator.note(
                "ignores '\(name)' of '\(source.url ?? "")', because the URL comes from outside of the app: allow it "
                    + "with 'allowsNavigationParameter'"
            )
            return false
        }
    }
}

extension PageSource {
    /// The source without some navigation parameters in its URL.
    fileprivate func without(_ query: [String: String]) -> PageSource {
        guard let url, !query.isEmpty else { return self }
        return with(url: NavigationParameters.removed(query, from: url))
    }
}

extension PageOpening {
    /// The page of a plan as a link asks for it.
    ///
    /// - Parameters:
    ///   - plan: The plan.
    ///   - key: The key of the page, if it has been made.
    ///   - outline: The routes of the pages below; `nil` for a page that stands alone.
    ///   - scene: The scene in which the page opens.
    ///   - openedBefore: The page that the caller's page has just opened, if it is this one.
    ///   - router: The router that knows the pages of URLs.
    /// - Returns: The link.
    func link(
        _ plan: Plan,
        _ key: PageKey?,
        below outline: LinkOutline?,
        on scene: NavigatorScene,
        openedBefore: Page?,
        in router: Router
    ) -> PlannedLink<OwnPage> {
        let parameters = plan.parameters
        return PlannedLink(
            key,
            opening: parameters.opening,
            below: outline,
            reuse: reuse,
            modals: modals,
            tab: parameters.switchTab,
            stated: (plan.isOpenTypeStated, parameters.popTo != nil, plan.isPlaceStated),
            openedBefore: openedBefore
        ) { tab throws(NavigationError) in
            var parameters = parameters
            parameters.switchTab = tab
            return try parameters.steps(on: scene, in: router)
        }
    }
}
