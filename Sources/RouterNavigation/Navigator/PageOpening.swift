internal import RouterPlans
internal import RouterRuntime

/// A caller's request that a navigator opens a page, with its options.
@MainActor
struct PageOpening {
    let reuse: PageReuse
    /// The treatment of the modals that cover the place of a page; `nil` to open it onto the stack that the user sees.
    let modals: LinkPolicy.Modals?
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
        /// The navigation parameters in the query of the caller's URL, by name.
        fileprivate let query: [String: String]
    }

    init(
        _ source: PageSource,
        _ stated: NavigationParameters,
        _ reuse: PageReuse,
        modals: LinkPolicy.Modals? = nil,
        mayBeAction: Bool = false
    ) {
        self.source = source
        self.stated = stated
        self.reuse = reuse
        self.modals = modals
        self.mayBeAction = mayBeAction
    }

    /// How the page opens, as far as it is known before the handler is called.
    func plan(for request: NavigationRequest, in navigator: Navigator) -> Plan {
        var source = source
        var query: [String: String] = [:]
        var resolution = try? source.resolution(in: navigator.router)
        if let url = source.url, !source.isTyped {
            query = NavigationParameters.texts(inQueryOf: url)
                .filter { resolution?.request.hasParameter($0.key) != true }
            if !query.isEmpty {
                source = source.with(url: NavigationParameters.removed(query, from: url))
                resolution = try? source.resolution(in: navigator.router)
            }
        }
        let key = resolution.map { PageKey(of: $0.request) } ?? PageKey(askedBy: source, in: navigator.router)
        return plan(source, resolution, resolution?.request, query, key, for: request, in: navigator)
    }

    /// How the page opens after a redirect by its handler or by middleware.
    func plan(_ plan: Plan, redirectedTo last: RouteRequest, for request: NavigationRequest, in navigator: Navigator)
        -> Plan
    {
        // A redirect replaces the parameters that it names, and keeps the others. The query of a typed route has only the
        // values of its handler.
        let own = last.storage.typed == nil ? NavigationParameters.texts(inQueryOf: last.urlText) : [:]
        let query = plan.query.merging(own.filter { !last.hasParameter($0.key) }) { $1 }
        return self.plan(plan.source, plan.resolution, last, query, plan.key, for: request, in: navigator)
    }

    private func plan(
        _ source: PageSource,
        _ resolution: RouteResolution?,
        _ route: RouteRequest?,
        _ query: [String: String],
        _ key: PageKey?,
        for request: NavigationRequest,
        in navigator: Navigator
    ) -> Plan {
        let context = NavigationParameters.texts(in: route?.context ?? source.context)
            .filter { route?.hasParameter($0.key) != true }
        let given =
            stated
            .filled(with: read(context, navigator))
            .filled(with: read(allowed(query, route, navigator), navigator))
        let marked = route?.navigation.map { NavigationParameters($0) }
        let state = navigator.state(for: request)
        return Plan(
            source: source,
            resolution: resolution,
            key: key,
            parameters: given.completed(
                by: marked ?? NavigationParameters(),
                in: request.scene.map { state[$0] } ?? state.activeScene
            ),
            isOpenTypeStated: given.openType != nil,
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
    private func allowed(_ texts: [String: String], _ route: RouteRequest?, _ navigator: Navigator) -> [String: String]
    {
        let origin = source.origin(in: navigator.router)
        guard origin != .app, !texts.isEmpty else { return texts }
        let resolution = route.flatMap { route in
            let plain = NavigationParameters.removed(texts, from: route.urlText)
            return try? navigator.router.resolve(plain, context: route.context, from: origin)
        }
        return texts.filter { name, _ in
            if let resolution, navigator.allowsNavigationParameter(name, resolution) { return true }
            navigator.note(
                "ignores '\(name)' of '\(source.url ?? "")', because the URL comes from outside of the app: allow it "
                    + "with 'allowsNavigationParameter'"
            )
            return false
        }
    }
}
