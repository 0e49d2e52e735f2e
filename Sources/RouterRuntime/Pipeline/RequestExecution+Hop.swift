import RouteTables

extension RequestExecution {
    /// The result of one hop.
    ///
    /// Each redirect adds a hop.
    struct HopResult: Sendable {
        /// The rewritten request.
        let request: RouteRequest
        let result: Result<RouteResponse, any Error>

        init(_ request: RouteRequest, _ response: RouteResponse) {
            self.request = request
            result = .success(response)
        }

        /// The result of a hop that threw an error: a failure, unless the error is a redirect.
        init(_ request: RouteRequest, thrown error: any Error) {
            self.request = request
            if let redirect = error as? RouteRedirect {
                result = .success(RouteResponse(.redirect(redirect)))
            } else {
                result = .failure(error)
            }
        }
    }

    mutating func respond(to request: RouteRequest, _ isolation: isolated (any Actor)?) -> HopResult {
        var request = request
        do {
            let chain = try chainAfterSetUp(for: &request)
            try chain.checkSynchronous(isolation)
            return HopResult(request, try pass(chain.request, chain, 0, isolation))
        } catch {
            return HopResult(request, thrown: error)
        }
    }

    mutating func respondWaiting(to request: RouteRequest, _ isolation: isolated (any Actor)?) async -> HopResult {
        var request = request
        do {
            let chain = try chainAfterSetUp(for: &request)
            return HopResult(request, try await passWaiting(chain.request, chain, 0, isolation))
        } catch {
            return HopResult(request, thrown: error)
        }
    }
}
