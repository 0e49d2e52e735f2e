import RouteTables

/// A request from outside of the app whose failure is hidden from the caller.
struct RefusedRequest: Sendable {
    let request: RouteRequest
    let error: RouterError
    /// The URLs of the request, the caller's first.
    let hops: [String]
    /// The pattern of the route that would take the request if the caller were the app.
    let closedRoute: String?

    init(_ error: RouterError, _ machine: RequestMachine) {
        self.error = error
        request = machine.first
        let last = machine.last ?? request
        hops = last.hops + [last.url]
        let isMissing = error.code == .notFound || error.code == .unknownRoute
        closedRoute = isMissing ? machine.route(of: last.from(.app)) : nil
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
    /// The same request by another caller.
    fileprivate func from(_ origin: RouteOrigin) -> RouteRequest {
        let (typed, callbacks) = (storage.typed, storage.callbacks)
        let text = typed == nil ? url : nil
        return RouteRequest(
            storage: Storage(
                router: router,
                text: text,
                typed: typed,
                context: context,
                callbacks: callbacks,
                origin: origin
            )
        )
    }
}
