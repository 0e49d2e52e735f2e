import RouteTables

/// Decides after each hop of a request whether the request ends or another hop follows.
struct HopSequence {
    private var mayFallBack = true

    /// The successor of a hop.
    enum Next<Output> {
        /// The request ends with this result.
        case answer(Output)
        /// Another hop, with this request.
        case request(RouteRequest)
        /// The fallbacks decide, because the hop failed with this error.
        case failure(any Error)
    }

    /// Decides the successor of a hop.
    ///
    /// - Throws: The failure that the caller receives.
    mutating func next<Output>(
        after hop: RequestExecution.HopResult,
        in execution: RequestExecution,
        as output: Output.Type
    ) throws -> Next<Output> {
        do {
            return try next(hop.request, hop.result.get(), execution, output)
        } catch {
            let error = execution.trace.noting(error)
            guard mayFallBack else { throw error }
            mayFallBack = false
            return .failure(error)
        }
    }

    private func next<Output>(
        _ request: RouteRequest,
        _ response: RouteResponse,
        _ execution: RequestExecution,
        _ output: Output.Type
    ) throws -> Next<Output> {
        switch response.content {
        case .value(let value):
            guard let answer = value as? Output else {
                throw execution.trace.wrongResult(type(of: value), output, by: response.stage, for: request.origin)
            }
            return .answer(answer)
        case .redirect(let redirect):
            let next = try request.followed(by: redirect)
            execution.trace.noteHop(next)
            return .request(next)
        }
    }
}
