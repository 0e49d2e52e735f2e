import RouteTables

extension RequestExecution {
    /// What became of one attempt to answer a request, of which there is one more for each redirect.
    struct HopResult: Sendable {
        /// The request, rewritten.
        let request: RouteRequest
        let result: Result<RouteResponse, any Error>

        init(_ request: RouteRequest, _ response: RouteResponse) {
            self.request = request
            result = .success(response)
        }

        /// An attempt that something was thrown from: a failure, unless it is a redirect.
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
