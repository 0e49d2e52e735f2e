internal import RouterPlans
internal import RouterRuntime

/// A caller's wish that a navigator opens a page.
@MainActor
struct PageOpening {
    /// A page that opens as code says, and not as its route says.
    struct InCode {
        /// The operations that come first.
        let first: [Operation]
        let isAnimated: Bool
        /// Whether the page waits while the gate is closed.
        var waitsAtGate = true
        /// Whether nothing closes if the page is open.
        var keepsPagesAbove = false
        /// The operation that opens the page.
        let operation: @MainActor (Page) -> Operation

        init(
            after first: [Operation] = [],
            _ isAnimated: Bool,
            _ operation: @escaping @MainActor (Page) -> Operation
        ) {
            (self.first, self.isAnimated, self.operation) = (first, isAnimated, operation)
        }
    }

    /// The page to open as the caller names it, with the navigation parameters in its URL.
    let source: PageSource
    let reuse: PageReuse
    /// The treatment of the modals that cover the place of a page; `nil` to open it onto the stack that the user sees.
    var modals: LinkModals?
    /// Whether a handler may return something else than a page.
    var mayBeAction = false
    /// The navigation parameters that the caller has stated in code.
    private let stated: NavigationParameters
    /// The way in which code opens the page; `nil` to open it as its route says.
    let code: InCode?

    /// A page that opens as its route says, unless the caller states something else.
    init(_ source: PageSource, stating stated: NavigationParameters = NavigationParameters(), _ reuse: PageReuse) {
        (self.source, self.stated, self.reuse, code) = (source, stated, reuse, nil)
    }

    /// A page that opens as code says.
    init(_ source: PageSource, _ reuse: PageReuse, _ code: InCode) {
        (self.source, self.reuse, self.code) = (source, reuse, code)
        stated = NavigationParameters(isAnimated: code.isAnimated)
    }

    /// The way in which the page opens, as far as it is known before the handler is called.
    ///
    /// The handler does not get the navigation parameters, so the route is that of the URL without them, unless the route
    /// has a parameter of such a name.
    func resolved(for request: NavigationRequest, in navigator: Navigator) -> ResolvedOpening {
        let router = navigator.router
        var query = code != nil || source.isTyped ? [:] : RouteRequest.navigationItems(in: source.url)
        var plain = source.without(query)
        var resolution = try? plain.resolution(in: router)
        if !query.isEmpty, resolution.map({ found in query.keys.contains(where: found.request.hasParameter) }) ?? true {
            let whole = try? source.resolution(in: router)
            query = query.filter { whole?.request.hasParameter($0.key) != true }
            plain = source.without(query)
            resolution = query.isEmpty ? whole : try? plain.resolution(in: router)
        }
        return resolved(plain, resolution, resolution?.request, query, nil, for: request, in: navigator)
    }

    /// The way in which the page opens after a redirect by its handler or by middleware.
    func resolved(
        _ before: ResolvedOpening,
        redirectedTo last: RouteRequest,
        for request: NavigationRequest,
        in navigator: Navigator
    ) -> ResolvedOpening {
        resolved(before.source, before.resolution, last, before.query, before.link.place, for: request, in: navigator)
    }

    /// The way in which the page of a request opens, whose URL replaces the navigation parameters of former ones that it
    /// names.
    private func resolved(
        _ source: PageSource,
        _ resolution: RouteResolution?,
        _ last: RouteRequest?,
        _ query: [String: String],
        _ known: SoughtPlace?,
        for request: NavigationRequest,
        in navigator: Navigator
    ) -> ResolvedOpening {
        var (parameters, query) = (stated, query)
        var link = PlannedLink<OwnPage>(after: code?.first ?? [], reuse: reuse)
        if code == nil {
            query.merge(last?.navigationItems ?? [:]) { $1 }
            parameters =
                stated
                .filled(with: read(NavigationParameters.texts(in: last, or: source.context), navigator))
                .filled(with: read(allowed(query, last, navigator), navigator))
            let isStated = parameters.openType != nil
            let navigation = last?.navigation
            link = PlannedLink(
                opening: parameters.openType ?? navigation?.opening ?? .push,
                isStated: isStated,
                in: place(parameters, known, for: request, in: navigator),
                or: isStated ? nil : navigation?.tab,
                reuse: reuse,
                modals: modals
            )
        }
        return ResolvedOpening(
            source: source,
            resolution: resolution,
            key: last.map { PageKey(opening: $0) } ?? PageKey(askedBy: source, found: nil, in: navigator.router),
            link: link,
            opensPage: parameters.opensPage,
            isAnimated: parameters.isAnimated ?? true,
            fragment: source.fragment(after: last),
            query: query
        )
    }

    /// The place that parameters name, which is looked up once: a redirect that names no other one keeps it.
    private func place(
        _ parameters: NavigationParameters,
        _ known: SoughtPlace?,
        for request: NavigationRequest,
        in navigator: Navigator
    ) -> SoughtPlace {
        if let known, known.isNamed(parameters.switchTab, parameters.popTo) { return known }
        let scene = navigator.scene(of: request)
        let place = parameters.place(in: scene, navigator.router)
        guard let scene else { return place }
        if let tab = parameters.switchTab, place.tab?.name(in: scene) == nil {
            ignored("switchTab", tab.name, navigator)
        }
        if let popTo = parameters.popTo, let page = place.page {
            let start = navigator.scene(for: request, selecting: place.tab?.name(in: scene)) ?? scene
            if page.page(in: start) == nil { ignored("popTo", popTo, navigator) }
        }
        return place
    }

    private func ignored(_ name: String, _ value: String, _ navigator: Navigator) {
        navigator.note("ignores '\(name)' of '\(source.url ?? "")', because the scene has no '\(value)'")
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

/// A page that opens, with its route: all that is known before its handler is called.
@MainActor
struct ResolvedOpening {
    /// The page to open, without the navigation parameters in its URL.
    let source: PageSource
    /// The route, before redirects; `nil` if no route takes the request.
    let resolution: RouteResolution?
    /// The key by which the page is recognized.
    let key: PageKey?
    let link: PlannedLink<OwnPage>
    /// Whether the page opens at all.
    let opensPage: Bool
    let isAnimated: Bool
    /// The place in the page that the fragment of the last URL names; `nil` if there is none.
    let fragment: String?
    /// The navigation parameters in the queries of the URLs, by name.
    fileprivate let query: [String: String]
}

extension PageSource {
    /// The source without some navigation parameters in its URL.
    fileprivate func without(_ query: [String: String]) -> PageSource {
        guard let url, !query.isEmpty else { return self }
        return with(url: NavigationParameters.removed(query, from: url))
    }
}
