import RouteTables

extension Router {
    /// Runs asynchronous middleware for some routes, or for all requests.
    ///
    /// ```swift
    /// router.use(priority: 10) { request, next in
    ///     if await !Session.shared.isOpen { try await Session.shared.logIn() }
    ///     return try await next(request)
    /// }
    /// router.use(for: .checkout, .orders) { request, next in
    ///     guard await Session.shared.isOpen else { return .redirect(to: "//login") }
    ///     return try await next(request)
    /// }
    /// ```
    ///
    /// If middleware does not call `next`, it ends the request with a response, a redirect or an error. Before `next`,
    /// it can wait or change the context. After `next`, it can inspect or replace the response, or turn errors into
    /// other errors or pages.
    ///
    /// Middleware for some routes applies to each request for the handler of one of them: by any of the handler's
    /// patterns, by a typed route, and after rewriting and redirects. It does not run for requests that fail before a
    /// handler is found. Middleware for all requests also runs for those that no route takes: there, `next` throws
    /// `notFound`.
    ///
    /// A synchronous call of a URL throws `requiresAsync` before anything else happens. `RouterDynamic` has a variant
    /// for the URLs of a pattern.
    ///
    /// - Parameters:
    ///   - routes: The routes, as generated constants; none for all requests. Routes that are not in the router's table
    ///     are ignored.
    ///   - priority: Middleware with a higher priority wraps middleware with a lower one. Among equals, middleware that
    ///     was added earlier wraps middleware that was added later.
    ///   - body: Receives the request and the rest of the pipeline, and returns the response.
    /// - Returns: A token that removes it.
    @discardableResult
    public func use(
        for routes: RoutePath...,
        priority: Int = 0,
        _ body: @escaping @Sendable (_ request: RouteRequest, _ next: RouteNext) async throws -> RouteResponse
    ) -> RouteToken {
        use(table.scope(of: routes), priority, .asynchronous(body))
    }

    /// Runs synchronous middleware for some routes, or for all requests.
    ///
    /// It applies to synchronous and asynchronous requests and runs in the caller's isolation. It returns how the
    /// request continues; see ``RouteStep``.
    ///
    /// - Parameters:
    ///   - routes: The routes, as generated constants; none for all requests. Routes that are not in the router's table
    ///     are ignored.
    ///   - priority: Middleware with a higher priority wraps middleware with a lower one. Among equals, middleware that
    ///     was added earlier wraps middleware that was added later.
    ///   - body: Receives the request and returns how it continues.
    /// - Returns: A token that removes it.
    @discardableResult
    public func use(
        for routes: RoutePath...,
        priority: Int = 0,
        _ body: @escaping @Sendable (_ request: RouteRequest) throws -> RouteStep
    ) -> RouteToken {
        use(table.scope(of: routes), priority, .synchronous(body))
    }

    /// Runs synchronous middleware of the main actor for some routes, or for all requests.
    ///
    /// ```swift
    /// router.use(onMainActor: { request in
    ///     Session.isOpen ? .next(request) : .end(.redirect(to: "//login"))
    /// })
    /// ```
    ///
    /// It applies to synchronous requests on the main actor, and to asynchronous requests everywhere. Elsewhere than on
    /// the main actor, a synchronous call throws a ``RouterError`` with the code `requiresAsync` before any middleware
    /// or handler runs.
    ///
    /// - Parameters:
    ///   - routes: The routes, as generated constants; none for all requests. Routes that are not in the router's table
    ///     are ignored.
    ///   - priority: Middleware with a higher priority wraps middleware with a lower one. Among equals, middleware that
    ///     was added earlier wraps middleware that was added later.
    ///   - body: Receives the request and returns how it continues.
    /// - Returns: A token that removes it.
    @_disfavoredOverload
    @discardableResult
    public func use(
        for routes: RoutePath...,
        priority: Int = 0,
        onMainActor body: @escaping @MainActor @Sendable (_ request: RouteRequest) throws -> RouteStep
    ) -> RouteToken {
        use(table.scope(of: routes), priority, .mainActor(body))
    }

    /// Adds middleware for a scope.
    package func use(_ scope: RequestScope?, _ priority: Int, _ middleware: Middleware) -> RouteToken {
        pipelines.add { settings, id in
            let place =
                settings.middleware.value.firstIndex { $0.priority < priority } ?? settings.middleware.value.endIndex
            let member = Scoped(id: id, scope: scope, priority: priority, element: middleware)
            settings.middleware.value.insert(member, at: place)
        }
    }
}

extension RouteTable {
    /// The requests for the handlers of some routes; `nil` without routes, for all requests.
    func scope(of routes: [RoutePath]) -> RequestScope? {
        if routes.isEmpty { return nil }
        var numbers = HandlerNumbers()
        for route in routes {
            if let handler = metadata.handler(of: route.identity) { numbers.insert(handler) }
        }
        return .handlers(numbers, names: routes.map(\.pattern))
    }
}

/// Code that wraps the handlers of a scope.
package enum Middleware: Sendable {
    case synchronous(@Sendable (RouteRequest) throws -> RouteStep)
    case mainActor(@MainActor @Sendable (RouteRequest) throws -> RouteStep)
    case asynchronous(@Sendable (RouteRequest, RouteNext) async throws -> RouteResponse)
}
