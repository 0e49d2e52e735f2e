import RouteTables

extension RequestExecution {
    /// The result of the fallbacks for a request that failed: a response, or the failure.
    @inline(never)
    func fallBack(
        _ request: RouteRequest,
        _ error: any Error,
        _ isolation: isolated (any Actor)?
    ) -> HopResult {
        let request = request.withErrors(trace.record.appended)
        do {
            for fallback in pipeline.fallbacks.reversed() {
                let response: RouteResponse?
                switch fallback {
                case .anywhere(let body): response = try body(request, error)
                case .mainActor(let body) where isolation === MainActor.shared:
                    response = try MainActor.assumeIsolated { try body(request, error) }
                case .mainActor: throw RouterError(.requiresAsync, .mainActorFallback)
                }
                if let response { return HopResult(request, response.given(by: .fallback)) }
            }
            return HopResult(request, thrown: error)
        } catch {
            return HopResult(request, thrown: error)
        }
    }

    /// The result of the fallbacks for a request that failed, some of them on the main actor.
    @inline(never)
    func fallBackWaiting(
        _ request: RouteRequest,
        _ error: any Error,
        _ isolation: isolated (any Actor)?
    ) async -> HopResult {
        let request = request.withErrors(trace.record.appended)
        do {
            for fallback in pipeline.fallbacks.reversed() {
                let response: RouteResponse?
                switch fallback {
                case .anywhere(let body): response = try body(request, error)
                case .mainActor(let body): response = try await body(request, error)
                }
                if let response { return HopResult(request, response.given(by: .fallback)) }
            }
            return HopResult(request, thrown: error)
        } catch {
            return HopResult(request, thrown: error)
        }
    }
}
