internal import RouteTables
internal import RouterPlans
internal import RouterRuntime

extension PageKey {
    /// The key of the page that a source asks for; `nil` if no URL says what it shows.
    @MainActor
    init?(askedBy source: PageSource, in router: Router) {
        do {
            let page = source.url.map { PageSource.url($0) }
            guard let resolution = try source.resolution(in: router) ?? page?.resolution(in: router) else { return nil }
            self.init(of: resolution.request)
        } catch {
            // Middleware or a fallback may have an answer.
            guard let url = source.url else { return nil }
            self.init(url: (try? router.split(url))?.normalized ?? url)
        }
    }

    /// The key of the page that a URL asks for.
    @MainActor
    init?(of url: String, in router: Router) {
        self.init(askedBy: .url(url), in: router)
    }
}
