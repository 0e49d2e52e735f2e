import RouteTables

/// The destination of a request.
package enum RouteDestination: Sendable {
    /// A handler of the table.
    case table(Router.Target)
    /// A closure added at run time.
    case closure(AddedHandler)

    /// A destination, and the request with the match for it.
    package struct Found: Sendable {
        let request: RouteRequest
        let destination: RouteDestination
        /// The other URLs and patterns that lead to the destination, so that the same middleware guards them.
        package var aliases: [RequestAlias] = []

        package init(request: RouteRequest, destination: RouteDestination) {
            self.request = request
            self.destination = destination
        }
    }

    /// The index of the handler in the table, if it has one.
    var handler: Int? {
        if case .table(let target) = self { return target.call.handler }
        return nil
    }

    /// The name of the handler, if it has one.
    var handlerName: String? {
        if case .table(let target) = self { return target.call.handlerName }
        return nil
    }

    /// Rejects a destination that a synchronous call cannot reach.
    ///
    /// - Throws: ``RouterError`` with the code `requiresAsync`.
    func checkSynchronous(for origin: RouteOrigin, _ isolation: isolated (any Actor)?) throws {
        switch self {
        case .table(let target): try target.checkSynchronous(isolation)
        case .closure(let handler):
            switch handler.body {
            case .mainActor where isolation !== MainActor.shared:
                throw RouterError(.requiresAsync, .mainActorHandler(handler.pattern), for: origin)
            case .asynchronous:
                throw RouterError(.requiresAsync, .asynchronousHandler(handler.pattern), for: origin)
            default: return
            }
        }
    }

    /// Rejects a request that a handler of the table cannot take, without calling the handler.
    ///
    /// - Throws: The error of a call before it reaches the handler: ``RouterError`` with the code `missingParameter`,
    ///   `invalidParameter`, `missingCallbacks` or `malformedURL`, or the error of a value's own type.
    func check(_ request: RouteRequest) throws {
        guard case .table(let target) = self else { return }
        try target.with(request).checkArguments()
    }

    /// Calls it for a request.
    func call(_ request: RouteRequest, isolation: isolated (any Actor)?) throws -> Any {
        try checkSynchronous(for: request.origin, isolation)
        switch self {
        case .table(let target):
            return try request.router.call(target.with(request), isolation: isolation)
        case .closure(let handler):
            switch handler.body {
            case .synchronous(let body): return try body(request)
            case .mainActor(let body): return try MainActor.assumeIsolated { try body(request) }
            default:
                throw RouterError(.requiresAsync, .asynchronousHandler(handler.pattern), for: request.origin)
            }
        }
    }

    /// Opens it for a request.
    func open(_ request: RouteRequest, isolation: isolated (any Actor)?) async throws -> Any {
        switch self {
        case .table(let target):
            return try await request.router.open(target.with(request), as: Any.self, isolation: isolation)
        case .closure(let handler):
            switch handler.body {
            case .mainActor(let body): return try await body(request)
            case .asynchronous(let body): return try await body(request)
            default: return try call(request, isolation: isolation)
            }
        }
    }
}

extension Router.Target {
    /// The same destination, for a request that middleware changed.
    @inline(never)
    fileprivate func with(_ request: RouteRequest) -> Router.Target {
        var target = self
        target.call.incoming = request.storage
        return target
    }
}

/// A closure that handles the requests of a pattern added at run time.
package struct AddedHandler: Sendable {
    package enum Body: Sendable {
        case synchronous(@Sendable (RouteRequest) throws -> Any)
        case mainActor(@MainActor @Sendable (RouteRequest) throws -> any Sendable)
        case asynchronous(@Sendable (RouteRequest) async throws -> any Sendable)
    }

    /// The pattern's text.
    let pattern: String
    let body: Body

    package init(pattern: String, body: Body) {
        self.pattern = pattern
        self.body = body
    }
}
