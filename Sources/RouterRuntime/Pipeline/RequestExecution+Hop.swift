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
            var chain = try chainAfterSetUp(for: &request)
            if chain.needsMainActor, MainThread.note(isolation) { chain = try chainAfterSetUp(for: &request) }
            try chain.checkSynchronous(isolation)
            return HopResult(request, try pass(chain.request, chain, 0, isolation))
        } catch {
            return HopResult(request, thrown: error)
        }
    }

    /// Looks a request up on the main actor, because the condition of a route is isolated to it.
    @MainActor
    private func onMainActor(_ request: RouteRequest) throws -> (RequestExecution, RouteRequest, MiddlewareChain) {
        MainThread.note()
        var execution = self
        var request = request
        let chain = try execution.chainAfterSetUp(for: &request)
        return (execution, request, chain)
    }

    mutating func respondWaiting(to request: RouteRequest, _ isolation: isolated (any Actor)?) async -> HopResult {
        var request = request
        do {
            var chain = try chainAfterSetUp(for: &request)
            if chain.needsMainActor { (self, request, chain) = try await onMainActor(request) }
            return HopResult(request, try await passWaiting(chain.request, chain, 0, isolation))
        } catch {
            return HopResult(request, thrown: error)
        }
    }
}
