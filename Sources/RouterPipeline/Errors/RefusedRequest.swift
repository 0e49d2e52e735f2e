import RouteTables
import RouterRuntime

/// A request from outside of the app whose failure is hidden from the caller.
struct RefusedRequest: Sendable {
    let request: RouteRequest
    let error: RouterError
    /// The URLs of the request, the caller's first.
    let hops: [String]
    /// The pattern of the route that would take the request if the caller were the app.
    let closedRoute: String?

    /// The requests at the ends of a request's hops.
    struct Way {
        let first: RouteRequest
        let last: RouteRequest?
    }

    init(_ error: RouterError, _ way: Way) {
        self.error = error
        request = way.first
        let last = way.last ?? request
        hops = last.hops + [last.urlText]
        let isMissing = error.code == .notFound || error.code == .unknownRoute
        closedRoute = isMissing ? last.from(.app).foundRoute : nil
    }

    /// The reason, in one line.
    func report(in language: RouteLanguage) -> String {
        let origin = request.origin
        switch language {
        case .english:
            let reason =
                closedRoute.map { "the route '\($0)' is closed to '\(origin)'" } ?? error.content.text(in: language)
            let chain = hops.map { "'\($0)'" }.joined(separator: " -> ")
            return "RouteGen: a request from '\(origin)' failed, and the caller does not learn why: \(reason); "
                + "the request: \(chain) [\(error.code.rawValue)]"
        case .chinese:
            let reason = closedRoute.map { "路由“\($0)”不对“\(origin)”开放" } ?? error.content.text(in: language)
            let chain = hops.map { "“\($0)”" }.joined(separator: " -> ")
            return "RouteGen: 来自“\(origin)”的请求失败了，调用方不会得知原因：\(reason)；"
                + "请求：\(chain) [\(error.code.rawValue)]"
        }
    }
}

extension RouteRequest {
    /// The same request of another caller.
    fileprivate func from(_ origin: RouteOrigin) -> RouteRequest {
        RouteRequest(
            storage: storage.copy(url: storage.url, origin: origin) { parts in
                parts.hops = .none
                parts.errors = []
            }
        )
    }

    /// The pattern of the route that takes the request, without rewriting.
    fileprivate var foundRoute: String? {
        var request = self
        if let overlay = router.pipelines.current(for: router)?.overlay {
            return (try? overlay.find(request, with: router))?.target.route
        }
        return (try? router.target(for: &request))?.route
    }
}
