@_spi(Locks) import RouteTables

/// A request from outside of the app that has failed.
package final class RefusedRequest: Sendable {
    package let request: RouteRequest
    package let error: RouterError
    /// The URLs of the request, the caller's first.
    package let hops: [String]
    /// The pattern of the route that would take the request if the caller were the app.
    package let closedRoute: String?
    /// Whether the caller does not learn the true reason.
    package let isHidden: Bool

    /// Creates the report of a failure.
    ///
    /// - Parameters:
    ///   - error: The true reason.
    ///   - request: The request as its caller made it.
    ///   - last: The latest request to which rewriting or a redirect led.
    ///   - isHidden: Whether the caller receives another error.
    init(_ error: RouterError, _ request: RouteRequest, _ last: RouteRequest?, isHidden: Bool) {
        self.error = error
        self.request = request
        let last = last ?? request
        hops = last.hops + [last.urlText]
        let isMissing = error.code == .notFound || error.code == .unknownRoute
        // A route that is open to the caller has failed, with the error of a request that it made.
        let isOpen = isMissing && Self.pattern(taking: last, from: request.origin) != nil
        closedRoute = isMissing && !isOpen ? Self.pattern(taking: last, from: .app) : nil
        self.isHidden = isHidden || closedRoute != nil || error.search?.foreignness != nil
    }

    /// The reason, in one line.
    ///
    /// Only debug builds call it. Without `package`, a release build does not contain it.
    ///
    /// - Returns: The line.
    func report() -> String {
        let origin = request.origin
        let reason = closedRoute.map { "the route '\($0)' is closed to '\(origin)'" } ?? error.reason
        let chain = hops.map { "'\($0)'" }.joined(separator: " -> ")
        return "RouteGen: a request from '\(origin)' failed\(isHidden ? ", and the caller does not learn why" : ""): "
            + "\(reason); the request: \(chain) [\(error.code.rawValue)]"
    }

    /// The pattern of the route that would take a request if the caller were another one, without rewriting.
    private static func pattern(taking request: RouteRequest, from origin: RouteOrigin) -> String? {
        let storage = request.storage.copy(url: request.storage.url, origin: origin) { parts in
            parts.hops = .none
            parts.errors = []
        }
        let request = RouteRequest(storage: storage)
        return request.router.state.read { $0.stages }?.pattern(taking: request) ?? request.patternInTable
    }
}

/// How a debug build tells developers why a request from outside of the app has failed.
package enum RefusalNote: Sendable {
    case nothing
    /// With a line in English.
    case line
    case custom(@Sendable (RefusedRequest) -> Void)
}
