/// What a request leads to.
enum RouteDestination: Sendable {
    /// A handler of the table.
    case table(Router.Target)
    /// A route that was added at run time; never one that forwards.
    case closure(DynamicRoute)

    /// The name of the handler, if it has one.
    var handlerName: String? {
        if case .table(let target) = self { return target.call.handlerName }
        return nil
    }

    /// Refuses what has to be waited for.
    ///
    /// - Throws: ``RouterError`` with the code `requiresAsync`.
    func checkSynchronous(for origin: RouteOrigin, _ isolation: isolated (any Actor)?) throws {
        switch self {
        case .table(let target): try target.checkSynchronous(isolation)
        case .closure(let route):
            switch route.action {
            case .mainActor where isolation !== MainActor.shared:
                throw RouterError(.requiresAsync, .mainActorHandler(route.pattern.description), for: origin)
            case .asynchronous:
                throw RouterError(.requiresAsync, .asynchronousHandler(route.pattern.description), for: origin)
            default: return
            }
        }
    }

    /// Calls it for a request.
    func call(_ request: RouteRequest, isolation: isolated (any Actor)?) throws -> Any {
        try checkSynchronous(for: request.origin, isolation)
        switch self {
        case .table(let target):
            return try request.router.call(target.with(request), isolation: isolation)
        case .closure(let route):
            switch route.action {
            case .synchronous(let body): return try body(request)
            case .mainActor(let body): return try MainActor.assumeIsolated { try body(request) }
            default:
                throw RouterError(.requiresAsync, .asynchronousHandler(route.pattern.description), for: request.origin)
            }
        }
    }

    /// Opens it for a request.
    func open(_ request: RouteRequest, isolation: isolated (any Actor)?) async throws -> Any {
        switch self {
        case .table(let target):
            return try await request.router.open(target.with(request), as: Any.self, isolation: isolation)
        case .closure(let route):
            switch route.action {
            case .mainActor(let body): return try await body(request)
            case .asynchronous(let body): return try await body(request)
            default: return try call(request, isolation: isolation)
            }
        }
    }
}

extension Router.Target {
    /// The same handler for a request that middleware added to.
    fileprivate func with(_ request: RouteRequest) -> Router.Target {
        var target = self
        target.call.incoming = request.storage
        return target
    }
}
