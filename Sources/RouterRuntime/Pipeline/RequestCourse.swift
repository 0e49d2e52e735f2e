import RouteTables

/// The way of a request from one attempt to the next.
struct RequestCourse {
    private var mayFallBack = true

    /// How a request goes on.
    enum Turn<Output> {
        /// The caller gets this.
        case answer(Output)
        /// Another request takes over.
        case request(RouteRequest)
    }

    /// Decides after an attempt how to go on.
    ///
    /// - Throws: The failure that reaches the caller.
    mutating func turn<Output>(
        after attempt: RequestRun.Attempt,
        in run: RequestRun,
        as output: Output.Type
    ) throws -> Turn<Output> {
        do {
            return try turn(attempt.request, attempt.result.get(), run, output)
        } catch {
            let error = run.trace.noting(error)
            guard mayFallBack, let response = try fallback(attempt.request, error, run) else { throw error }
            mayFallBack = false
            do {
                return try turn(attempt.request, response, run, output)
            } catch {
                throw run.trace.noting(error)
            }
        }
    }

    private func turn<Output>(
        _ request: RouteRequest,
        _ response: RouteResponse,
        _ run: RequestRun,
        _ output: Output.Type
    ) throws -> Turn<Output> {
        switch response.content {
        case .value(let value):
            guard let answer = value as? Output else {
                throw run.trace.wrongResult(type(of: value), output, for: request.origin)
            }
            return .answer(answer)
        case .redirect(let redirect):
            let next = try request.followed(by: redirect)
            run.trace.noteHop(next)
            return .request(next)
        }
    }

    private func fallback(_ request: RouteRequest, _ error: any Error, _ run: RequestRun) throws -> RouteResponse? {
        do {
            for fallback in run.pipeline.fallbacks.reversed() {
                if let response = try fallback(request, error) { return response }
            }
            return nil
        } catch let redirect as RouteRedirect {
            return RouteResponse(.redirect(redirect))
        } catch {
            throw run.trace.noting(error)
        }
    }
}
