import RouteTables

/// The way of a request that has been rewritten: the middleware that concerns it, then the handler.
struct MiddlewareChain: Sendable {
    /// The request, with what was found for it.
    let request: RouteRequest
    /// The middleware, the outermost first.
    let middleware: [Scoped<Middleware>]
    /// What was found; a failure comes to light behind the middleware, which may have an answer to it.
    let destination: Result<RouteDestination, any Error>

    /// Refuses a way that has to be waited for, before anything has happened on it.
    ///
    /// - Throws: ``RouterError`` with the code `requiresAsync`.
    func checkSynchronous(_ isolation: isolated (any Actor)?) throws {
        for member in middleware {
            if case .asynchronous = member.element { throw member.requiresAsync(for: request.origin) }
        }
        if case .success(let destination) = destination {
            try destination.checkSynchronous(for: request.origin, isolation)
        }
    }
}

extension Scoped<Middleware> {
    /// The error for a synchronous call that meets it.
    func requiresAsync(for origin: RouteOrigin) -> RouterError {
        RouterError(.requiresAsync, .asynchronousMiddleware(scope: scope?.description), for: origin)
    }
}

extension RequestExecution {
    /// Finds what a rewritten request leads to, and past what.
    ///
    /// - Throws: ``RouterError`` with the code `malformedURL` or `notEncodable`, if the request has no URL that middleware can go by;
    ///   ``RouteRedirect`` if the route was relocated.
    func chain(for request: RouteRequest) throws -> MiddlewareChain {
        var request = request
        if needsURL(request) { request = try request.withURL() }
        let url = needsURL(request) ? request.storage.url : nil
        do {
            let found = try find(request)
            trace.noteFound(found)
            return MiddlewareChain(
                request: found.request,
                middleware: pipeline.middleware.members(for: url, handler: found.destination.handler),
                destination: .success(found.destination)
            )
        } catch let error as RouterError {
            let middleware = pipeline.middleware.members(for: url, handler: nil)
            return MiddlewareChain(request: request, middleware: middleware, destination: .failure(error))
        }
    }

    /// Whether the URL of a request matters; that of a typed route costs something.
    func needsURL(_ request: RouteRequest) -> Bool {
        guard let typed = request.storage.typed else { return true }
        guard pipeline.needsURL else { return false }
        guard let found = try? router.find(typed.path, for: .app) else { return true }
        return router.pipelines.applicability(ofPattern: found.patternIndex, for: router) == .perhapsByURL
    }
}
