import RouteTables
import RouterRuntime

extension Router {
    /// Runs middleware for the requests of a scope.
    ///
    /// Middleware for routes does not run for requests that fail before a handler is found. Middleware for all requests
    /// also runs for those that no route takes: there, `next` throws `notFound`.
    ///
    /// A synchronous call to which the middleware applies throws `requiresAsync` before anything else happens.
    ///
    /// - Parameters:
    ///   - middleware: The middleware.
    ///   - scope: The requests that it applies to.
    ///   - priority: Middleware with a higher priority wraps middleware with a lower one. Among equals, middleware that
    ///     was added earlier wraps middleware that was added later.
    /// - Returns: A token that removes it.
    @discardableResult
    public func use(
        _ middleware: some RouteMiddleware,
        for scope: RouteScope = .all,
        priority: Int = 0
    ) -> RouteToken {
        use(scope, priority, .asynchronous { try await middleware.handle($0, next: $1) })
    }

    /// Runs an asynchronous closure as middleware; see ``use(_:for:priority:)``.
    ///
    /// ```swift
    /// router.use(priority: 10) { request, next in
    ///     if await !Session.shared.isOpen { try await Session.shared.logIn() }
    ///     return try await next(request)
    /// }
    /// router.use(for: [.checkout, .orders]) { request, next in
    ///     guard await Session.shared.isOpen else { return .redirect(to: "//login") }
    ///     return try await next(request)
    /// }
    /// ```
    ///
    /// With `RouterDynamic`, the scope may be the URLs of a pattern:
    ///
    /// ```swift
    /// try router.use(for: .urls("//orders/**"), priority: 10) { request, next in
    ///     if await !Session.shared.isOpen { try await Session.shared.logIn() }
    ///     return try await next(request)
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - scope: The requests that it applies to.
    ///   - priority: Middleware with a higher priority wraps middleware with a lower one. Among equals, middleware that
    ///     was added earlier wraps middleware that was added later.
    ///   - body: Receives the request and the rest of the pipeline, and returns the response.
    /// - Returns: A token that removes it.
    @discardableResult
    public func use(
        for scope: RouteScope = .all,
        priority: Int = 0,
        _ body: @escaping @Sendable (_ request: RouteRequest, _ next: RouteNext) async throws -> RouteResponse
    ) -> RouteToken {
        use(scope, priority, .asynchronous(body))
    }

    /// Runs a synchronous closure as middleware.
    ///
    /// It applies to synchronous and asynchronous requests and runs in the caller's isolation. It returns how the
    /// request continues; see ``RouteStep``.
    ///
    /// - Parameters:
    ///   - scope: The requests that it applies to.
    ///   - priority: Middleware with a higher priority wraps middleware with a lower one. Among equals, middleware that
    ///     was added earlier wraps middleware that was added later.
    ///   - body: Receives the request and returns how it continues.
    /// - Returns: A token that removes it.
    @discardableResult
    public func use(
        for scope: RouteScope = .all,
        priority: Int = 0,
        _ body: @escaping @Sendable (_ request: RouteRequest) throws -> RouteStep
    ) -> RouteToken {
        use(scope, priority, .synchronous(body))
    }

    /// Runs a synchronous closure of the main actor as middleware.
    ///
    /// ```swift
    /// router.use(for: [.checkout], onMainActor: { request in
    ///     Session.isOpen ? .next(request) : .end(.redirect(to: "//login"))
    /// })
    /// ```
    ///
    /// It applies to synchronous requests on the main actor, and to asynchronous requests everywhere. Elsewhere than on the
    /// main actor, a synchronous call throws a `RouterError` with the code `requiresAsync` before any middleware or handler
    /// runs.
    ///
    /// - Parameters:
    ///   - scope: The requests that it applies to.
    ///   - priority: Middleware with a higher priority wraps middleware with a lower one. Among equals, middleware that
    ///     was added earlier wraps middleware that was added later.
    ///   - body: Receives the request and returns how it continues.
    /// - Returns: A token that removes it.
    @_disfavoredOverload
    @discardableResult
    public func use(
        for scope: RouteScope = .all,
        priority: Int = 0,
        onMainActor body: @escaping @MainActor @Sendable (_ request: RouteRequest) throws -> RouteStep
    ) -> RouteToken {
        use(scope, priority, .mainActor(body))
    }

    private func use(_ scope: RouteScope, _ priority: Int, _ middleware: Middleware) -> RouteToken {
        let requests = scope.requests(of: self)
        return pipelines.add { settings, id in
            let place =
                settings.middleware.firstIndex { $0.priority < priority } ?? settings.middleware.endIndex
            let member = Scoped(id: id, scope: requests, priority: priority, element: middleware)
            settings.middleware.insert(member, at: place)
        }
    }
}

/// Code that wraps the handlers of a scope.
package enum Middleware: Sendable {
    case synchronous(@Sendable (RouteRequest) throws -> RouteStep)
    case mainActor(@MainActor @Sendable (RouteRequest) throws -> RouteStep)
    case asynchronous(@Sendable (RouteRequest, RouteNext) async throws -> RouteResponse)

    var callKind: CallKind {
        switch self {
        case .synchronous: .synchronous
        case .mainActor: .mainActor
        case .asynchronous: .asynchronous
        }
    }
}
