internal import RouteTables
internal import RouterPlans
internal import RouterRuntime

extension PageKey {
    /// The key of the page that a source asks for; `nil` if no URL says what it shows.
    ///
    /// - Parameters:
    ///   - source: The source.
    ///   - resolution: The route of the source; `nil` if there is none.
    ///   - router: The router.
    @MainActor
    init?(askedBy source: PageSource, found resolution: RouteResolution?, in router: Router) {
        // A page that code has made has the URL that opens it again.
        let made = source.isMade ? source.url.map { PageSource.url($0) } : nil
        let found = resolution ?? (try? made?.resolution(in: router))
        if let found {
            self.init(opening: found.request)
        } else if let url = source.url {
            // Middleware or a fallback may have an answer.
            self.init(url: (try? router.split(url))?.normalized ?? url)
        } else {
            return nil
        }
    }

    /// The key of the page that a URL asks for.
    @MainActor
    init?(of url: String, in router: Router) {
        let source = PageSource.url(url)
        self.init(askedBy: source, found: try? source.resolution(in: router), in: router)
    }
}
