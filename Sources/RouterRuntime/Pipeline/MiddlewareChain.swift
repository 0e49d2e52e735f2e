import RouteTables

/// The middleware that applies to a rewritten request, and the request's destination.
struct MiddlewareChain: Sendable {
    /// The request with the match for it.
    let request: RouteRequest
    /// The middleware, the outermost first.
    let middleware: [Scoped<Middleware>]
    /// The destination.
    ///
    /// The middleware runs even if the lookup failed, and may handle the failure.
    let destination: Result<RouteDestination, any Error>

    /// Whether only the main actor can look the destination up.
    var needsMainActor: Bool {
        guard case .failure(let error) = destination else { return false }
        return RequestExecution.needsMainActor(error)
    }

    /// Rejects a request that its handler cannot take.
    ///
    /// - Throws: The error of the lookup, or of ``RouteDestination/check(_:)``.
    func checkArguments() throws { try destination.get().check(request) }

    /// Rejects a chain that a synchronous call cannot pass, before anything in it runs.
    ///
    /// - Throws: ``RouterError`` with the code `requiresAsync`.
    func checkSynchronous(_ isolation: isolated (any Actor)?) throws {
        for member in middleware {
            switch member.element {
            case .synchronous: continue
            case .mainActor where isolation === MainActor.shared: continue
            case .mainActor, .asynchronous: throw member.requiresAsync(for: request.origin)
            }
        }
        if case .success(let destination) = destination {
            try destination.checkSynchronous(for: request.origin, isolation)
        }
    }
}

extension Scoped<Middleware> {
    /// The error for a synchronous call to which middleware applies that must be awaited.
    func requiresAsync(for origin: RouteOrigin) -> RouterError {
        if case .mainActor = element {
            return RouterError(.requiresAsync, .mainActorMiddleware(scope: scope?.description), for: origin)
        }
        return RouterError(.requiresAsync, .asynchronousMiddleware(scope: scope?.description), for: origin)
    }
}

extension RequestExecution {
    /// Finds the middleware and the destination of a rewritten request.
    ///
    /// - Throws: ``RouterError`` with the code `malformedURL` or `notEncodable`, if the scopes of middleware need a URL
    ///   that the request does not have; ``RouteRedirect`` if the route was relocated.
    @inline(never)
    func chain(for request: RouteRequest) throws -> MiddlewareChain {
        var request = request
        if needsURL(request) { request = try request.withURL() }
        let url = needsURL(request) ? request.storage.url : nil
        let aliases = url.flatMap { router.requirement(ofService: $0) }.map { [RequestAlias.url($0.url)] } ?? []
        do {
            let found = try find(request)
            trace.noteFound(found)
            return MiddlewareChain(
                request: found.request,
                middleware: pipeline.middleware.members(
                    for: url,
                    handler: found.destination.handler,
                    aliases: aliases + found.aliases
                ),
                destination: .success(found.destination)
            )
        } catch let error as RouterError {
            let middleware = pipeline.middleware.members(for: url, handler: nil, aliases: aliases)
            return MiddlewareChain(request: request, middleware: middleware, destination: .failure(error))
        }
    }

    /// Whether the URL of a request is needed.
    ///
    /// Writing the URL of a typed route is costly.
    func needsURL(_ request: RouteRequest) -> Bool {
        guard let typed = request.storage.typed else { return true }
        guard pipeline.needsURL else { return false }
        guard let found = try? router.find(typed.path, for: .app) else { return true }
        return router.pipelines.applicability(ofPattern: found.patternIndex, for: router) == .perhapsByURL
    }
}
