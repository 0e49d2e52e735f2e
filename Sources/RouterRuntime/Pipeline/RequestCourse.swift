/// The way of a request from one attempt to the next.
struct RequestCourse {
    private var request: RouteRequest
    private var mayFallBack = true

    init(_ first: RouteRequest) {
        request = first
    }

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
            return try turn(attempt.get(), run, output)
        } catch {
            run.trace.noteError(error)
            guard mayFallBack, let response = try fallback(error, run) else { throw error }
            mayFallBack = false
            return try turn(response, run, output)
        }
    }

    private mutating func turn<Output>(
        _ response: RouteResponse,
        _ run: RequestRun,
        _ output: Output.Type
    ) throws -> Turn<Output> {
        switch response.content {
        case .value(let value):
            guard let answer = value as? Output else { throw run.trace.wrongResult(type(of: value), output) }
            return .answer(answer)
        case .redirect(let redirect):
            request = try request.followed(by: redirect)
            run.trace.noteHop(request)
            return .request(request)
        }
    }

    private func fallback(_ error: any Error, _ run: RequestRun) throws -> RouteResponse? {
        do {
            for fallback in run.pipeline.fallbacks.reversed() {
                if let response = try fallback(request, error) { return response }
            }
            return nil
        } catch let redirect as RouteRedirect {
            return RouteResponse(.redirect(redirect))
        } catch {
            run.trace.noteError(error)
            throw error
        }
    }
}
