import RouteTables

extension RouterError {
    /// The error as the caller of a request receives it.
    ///
    /// A caller outside of the app learns only what it could find out itself.
    ///
    /// A failure inside of a handler, middleware or a hop is hidden from such a caller: it looks as if there were no
    /// route. So a closed route looks like one that does not exist everywhere. Errors that code of the app describes
    /// itself remain.
    @_optimize(size)
    func reduced(for request: RouteRequest) -> RouterError {
        guard request.origin != .app else { return self }
        var error = reducedAlone(for: request)
        error.earlier = earlier.map { ($0 as? RouterError)?.reducedAlone(for: request) ?? $0 }
        return error
    }

    /// The error without earlier ones.
    @_optimize(size)
    private func reducedAlone(for request: RouteRequest) -> RouterError {
        var error = isKnown(to: request) ? self : hidden(from: request)
        error.hops = []
        // Only code of the app reads it, to show a page of the web.
        error.hiddenURL = code == .notFound ? unroutedURL : nil
        error.earlier = []
        error.audience = request.origin
        return error
    }

    /// An error as the caller of a request receives it.
    ///
    /// Errors of other types are the app's own and remain.
    package static func reduced(_ error: any Error, for request: RouteRequest) -> any Error {
        (error as? RouterError)?.reduced(for: request) ?? error
    }

    /// Whether the error states nothing but what the caller of a request may know.
    private func isKnown(to request: RouteRequest) -> Bool {
        let typed = request.storage.typed?.path.pattern
        return switch content {
        case .custom: true
        case .malformedURL(let text, _): typed == nil && text == request.urlText
        case .unknownRoute(let pattern, _), .refusedRoute(let pattern), .unwritableURL(let pattern, _),
            .fixedValue(_, let pattern):
            pattern == typed
        // The error is about this request and, if it names a handler, about one that is open to the caller.
        case .missingParameter, .invalidParameter, .callbackCount, .unusedCallback, .hiddenCallback,
            .missingInstance, .wrongResult, .resultNotSendable, .notSendable,
            .mainActorHandler, .asynchronousHandler, .unknownHandler:
            audience == request.origin
        default: false
        }
    }

    /// The replacement for an error that the caller may not know.
    private func hidden(from request: RouteRequest) -> RouterError {
        switch content {
        case .tooManyHops(let limit, _) where audience == request.origin:
            RouterError(code, .tooManyHops(limit: limit, chain: [request.urlText]))
        case .wrongResult(let actual, let expected, _) where audience == request.origin:
            RouterError(code, .wrongResult(actual: actual, expected: expected, handler: nil))
        case .problem(let problem) where audience == request.origin:
            problem.reduced.map { RouterError(code, $0) } ?? request.notFound
        default: request.notFound
        }
    }
}
