@_spi(Locks) import RouteTables

/// A request from outside of the app whose failure is hidden from the caller.
package struct RefusedRequest: Sendable {
    package let request: RouteRequest
    package let error: RouterError
    /// The URLs of the request, the caller's first.
    package let hops: [String]
    /// The pattern of the route that would take the request if the caller were the app.
    package let closedRoute: String?

    /// Creates the report of a failure.
    ///
    /// - Parameters:
    ///   - error: The true reason.
    ///   - request: The request as its caller made it.
    ///   - last: The latest request to which rewriting or a redirect led.
    init(_ error: RouterError, _ request: RouteRequest, _ last: RouteRequest?) {
        self.error = error
        self.request = request
        let last = last ?? request
        hops = last.hops + [last.urlText]
        let isMissing = error.code == .notFound || error.code == .unknownRoute
        closedRoute = isMissing ? last.from(.app).patternFound : nil
    }

    /// The reason, in one line.
    package var report: String {
        let origin = request.origin
        let reason = closedRoute.map { "the route '\($0)' is closed to '\(origin)'" } ?? error.message
        let chain = hops.map { "'\($0)'" }.joined(separator: " -> ")
        return "RouteGen: a request from '\(origin)' failed, and the caller does not learn why: \(reason); "
            + "the request: \(chain) [\(error.code.rawValue)]"
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
    fileprivate var patternFound: String? {
        router.state.read { $0.stages }?.pattern(taking: self) ?? patternInTable
    }

    /// The pattern of the table's route that takes the request.
    package var patternInTable: String? {
        var request = self
        return (try? router.target(for: &request))?.route
    }
}

// MARK: Debug builds

extension Router {
    /// Tells developers something that is no failure, in debug builds.
    package func remark(_ line: () -> String) {
        // Release builds do not evaluate the argument of `assert`.
        assert(
            {
                if state.read({ $0.note != nil }) { StandardError.write(line()) }
                return true
            }()
        )
    }

    /// Tells developers why a request from outside of the app failed, in debug builds, if the caller does not learn it.
    ///
    /// - Parameters:
    ///   - error: The true reason.
    ///   - reduced: The error that the caller receives.
    ///   - request: The request as its caller made it.
    ///   - last: The latest request to which rewriting or a redirect led.
    package func note(
        _ error: any Error,
        hiddenAs reduced: any Error,
        _ request: RouteRequest,
        _ last: RouteRequest?
    ) {
        assert(
            {
                guard request.origin != .app, let error = error as? RouterError, let note = state.read({ $0.note })
                else { return true }
                let refused = RefusedRequest(error, request, last)
                let isHidden = (reduced as? RouterError)?.message != error.message
                if isHidden || refused.closedRoute != nil { note(refused) }
                return true
            }()
        )
    }
}
