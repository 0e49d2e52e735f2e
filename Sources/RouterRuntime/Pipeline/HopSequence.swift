import RouteTables

/// Decides after each hop of a request whether the request ends or another hop follows.
struct HopSequence {
    private var mayFallBack = true

    /// What follows a hop.
    enum Next<Output> {
        /// The request ends with this result.
        case answer(Output)
        /// Another hop, with this request.
        case request(RouteRequest)
    }

    /// Decides what follows a hop.
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
            guard mayFallBack, let response = try fallback(hop.request, error, execution) else { throw error }
            mayFallBack = false
            do {
                return try next(hop.request, response, execution, output)
            } catch {
                throw execution.trace.noting(error)
            }
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
                throw execution.trace.wrongResult(type(of: value), output, for: request.origin)
            }
            return .answer(answer)
        case .redirect(let redirect):
            let next = try request.followed(by: redirect)
            execution.trace.noteHop(next)
            return .request(next)
        }
    }

    private func fallback(_ request: RouteRequest, _ error: any Error, _ execution: RequestExecution) throws
        -> RouteResponse?
    {
        do {
            for fallback in execution.pipeline.fallbacks.reversed() {
                if let response = try fallback(request, error) { return response }
            }
            return nil
        } catch let redirect as RouteRedirect {
            return RouteResponse(.redirect(redirect))
        } catch {
            throw execution.trace.noting(error)
        }
    }
}
