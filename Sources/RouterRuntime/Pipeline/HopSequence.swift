import RouteTables

/// The way of a request from one attempt to the next.
struct HopSequence {
    private var mayFallBack = true

    /// How a request goes on.
    enum Next<Output> {
        /// The caller gets this.
        case answer(Output)
        /// Another request takes over.
        case request(RouteRequest)
    }

    /// Decides after an attempt how to go on.
    ///
    /// - Throws: The failure that reaches the caller.
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
