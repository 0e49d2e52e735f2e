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

    /// Rewrites a request and looks it up on the main actor, because a closure that rewrites or the condition of a
    /// route is isolated to it.
    @MainActor
    private func onMainActor(_ request: RouteRequest) throws -> (RequestExecution, RouteRequest, MiddlewareChain) {
        var execution = self
        var request = request
        let chain = try MainThread.perform(in: #isolation) { try execution.chainAfterSetUp(for: &request) }
        return (execution, request, chain)
    }

    /// The chain of a request, unless only the main actor can rewrite it or look it up.
    private mutating func chainAnywhere(for request: inout RouteRequest) throws -> MiddlewareChain? {
        if pipeline.rewritesOnMainActor { return nil }
        let chain = try chainAfterSetUp(for: &request)
        return chain.needsMainActor ? nil : chain
    }

    @inline(never)
    mutating func respondWaiting(to request: RouteRequest, _ isolation: isolated (any Actor)?) async -> HopResult {
        let original = request
        var request = request
        do {
            let chain: MiddlewareChain
            if let known = try chainAnywhere(for: &request) {
                chain = known
            } else {
                (self, request, chain) = try await onMainActor(original)
            }
            return HopResult(request, try await passWaiting(chain.request, chain, 0, isolation))
        } catch {
            return HopResult(request, thrown: error)
        }
    }
}
