import RouteTables

extension RouterError {
    /// The error as the caller of a request gets it: a caller outside of the app learns what it could have found out itself.
    ///
    /// What a handler, middleware or a hop failed with inside is none of its business: that looks as if there were no route. So a closed
    /// route looks like one that does not exist wherever it is asked for. What code of the app says in words of its own stays.
    func reduced(for request: RouteRequest) -> RouterError {
        guard request.origin != .app else { return self }
        var error = isKnown(to: request) ? self : hidden(from: request)
        error.earlier = earlier.map { RouterError.reduced($0, for: request) }
        error.audience = request.origin
        return error
    }

    /// Any error as the caller of a request gets it; those of other types are the app's affair.
    package static func reduced(_ error: any Error, for request: RouteRequest) -> any Error {
        (error as? RouterError)?.reduced(for: request) ?? error
    }

    /// Whether it says nothing but what the caller of a request may know.
    private func isKnown(to request: RouteRequest) -> Bool {
        let typed = request.storage.typed?.path.pattern
        return switch content {
        case .custom: true
        case .malformedURL(let text, _): typed == nil && text == request.url
        case .unknownRoute(let pattern), .refusedRoute(let pattern), .unwritableURL(let pattern, _),
            .fixedValue(_, let pattern):
            pattern == typed
        // Made for this request and, where it names a handler, for one that was found for the caller.
        case .missingParameter, .invalidParameter, .missingCallbacks, .missingInstance, .wrongResult,
            .resultNotSendable,
            .mainActorHandler, .asynchronousHandler, .unknownHandler:
            audience == request.origin
        default: false
        }
    }

    /// What stands for it where the caller may not know it.
    private func hidden(from request: RouteRequest) -> RouterError {
        switch content {
        case .tooManyHops(let limit, _) where audience == request.origin:
            RouterError(code, .tooManyHops(limit: limit, chain: [request.url]))
        case .asynchronousMiddleware where audience == request.origin:
            RouterError(code, .asynchronousMiddleware(scope: nil))
        default: request.notFound
        }
    }
}

extension RouteRequest {
    /// The error for the request if there is no route for it.
    fileprivate var notFound: RouterError {
        if let typed = storage.typed { return router.unknown(typed.path) }
        return router.notFound(url, origin)
    }
}
