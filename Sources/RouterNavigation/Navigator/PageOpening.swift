internal import RouterRuntime

/// A caller's request that a navigator opens a page, with its options.
@MainActor
struct PageOpening {
    let source: PageSource
    let reuse: PageReuse
    let scene: SceneID?
    /// The navigation parameters that the caller has stated in code.
    private let stated: NavigationParameters
    /// Those in the query of the caller's URL, by name.
    private let query: [String: String]
    /// The URL as the caller has written it, for messages.
    private let url: String

    /// Opens a typed route.
    init(_ source: PageSource, _ stated: NavigationParameters, _ reuse: PageReuse, _ scene: SceneID?) {
        self.source = source
        self.reuse = reuse
        self.scene = scene
        self.stated = stated
        query = [:]
        url = source.url ?? ""
    }

    /// Opens a URL, without the navigation parameters in its query.
    init(
        _ url: String,
        _ context: [String: any Sendable],
        _ origin: RouteOrigin,
        _ stated: NavigationParameters,
        _ reuse: PageReuse,
        _ scene: SceneID?
    ) {
        source = .url(NavigationParameters.removed(from: url), context: context, from: origin)
        self.reuse = reuse
        self.scene = scene
        self.stated = stated
        query = NavigationParameters.texts(inQueryOf: url)
        self.url = url
    }

    /// The request as it reaches its route, before redirects; `nil` if no route takes it.
    ///
    /// - Throws: Why no route takes a URL from outside of the app that steers.
    func resolvedRequest(in router: Router) throws -> RouteRequest? {
        do {
            return try source.resolution(in: router)?.request
        } catch {
            // Making the page fails in the same way, unless a fallback or a page of the web takes its place.
            if !query.isEmpty, router.origins.origin(of: url, from: source.origin) != .app { throw error }
            return nil
        }
    }

    /// How the page opens: as code says, else the context, else the URL, else the route.
    ///
    /// - Parameters:
    ///   - request: The request with its route, after the redirects so far; `nil` if there is none.
    ///   - navigator: The navigator.
    /// - Returns: The parameters.
    /// - Throws: ``NavigatorError``.
    func parameters(for request: RouteRequest?, in navigator: Navigator) throws -> NavigationParameters {
        let context = NavigationParameters.texts(in: request?.context ?? source.context)
        // A redirect replaces the parameters that it names, and keeps the others. The query of a typed route has only the
        // values of its handler.
        let texts = request.flatMap { request in
            request.storage.typedPath == nil ? NavigationParameters.texts(inQueryOf: request.url) : nil
        }
        let query = query.merging(texts ?? [:]) { $1 }
        let route =
            request.flatMap { navigator.router.navigation(of: $0) }.map { NavigationParameters($0) }
            ?? NavigationParameters()
        if let request { try checkSteering(query, request, in: navigator) }
        return
            try stated
            .filled(with: NavigationParameters(texts: context, url: url))
            .filled(with: NavigationParameters(texts: query, url: url))
            .completed(by: route, in: scene.map { navigator.state[$0] } ?? navigator.state.activeScene)
    }

    /// A URL from outside of the app, and one that it redirects to, may use only what the app allows for the route.
    ///
    /// The context of a redirect needs no permission, because a URL cannot set it.
    private func checkSteering(_ texts: [String: String], _ request: RouteRequest, in navigator: Navigator) throws {
        guard request.origin != .app, !texts.isEmpty else { return }
        let plain = NavigationParameters.removed(from: request.url)
        let resolution = try navigator.router.resolve(plain, context: request.context, from: request.origin)
        for name in NavigationParameters.names where texts[name] != nil && !navigator.maySteer(name, resolution) {
            throw NavigatorError.steeringRefused(url: url, parameter: name)
        }
    }
}
