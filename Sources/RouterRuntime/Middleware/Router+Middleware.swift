import RouteTables

extension Router {
    /// Runs asynchronous middleware for all requests.
    ///
    /// ```swift
    /// router.use(priority: 10) { request, next in
    ///     if await !Session.shared.isOpen { try await Session.shared.logIn() }
    ///     return try await next(request)
    /// }
    /// ```
    ///
    /// Without calling `next`, middleware ends the request: with a response, a redirect or an error. Before `next` it may wait or add to
    /// the context. After `next` it may look at the response, give another one, or turn errors into others or into pages. Requests that
    /// no route takes pass too; there, `next` throws `notFound`.
    ///
    /// A synchronous call of a URL throws `requiresAsync` before anything else happens. `RouterDynamic` has a form for the URLs of a
    /// pattern.
    ///
    /// - Parameters:
    ///   - priority: Middleware with a higher priority runs around middleware with a lower one. Among equals, what was added first runs
    ///     around what was added later.
    ///   - body: Gets the request and the rest of the pipeline, and gives the response.
    /// - Returns: A token that removes it.
    @discardableResult
    public func use(
        priority: Int = 0,
        _ body: @escaping @Sendable (_ request: RouteRequest, _ next: RouteNext) async throws -> RouteResponse
    ) -> RouteToken {
        use(nil, priority, .asynchronous(body))
    }

    /// Runs synchronous middleware for all requests.
    ///
    /// It applies to synchronous and asynchronous requests alike and runs in the caller's isolation. It says how the request continues;
    /// see ``RouteStep``.
    ///
    /// - Parameters:
    ///   - priority: Middleware with a higher priority runs around middleware with a lower one. Among equals, what was added first runs
    ///     around what was added later.
    ///   - body: Gets the request and says how it continues.
    /// - Returns: A token that removes it.
    @discardableResult
    public func use(
        priority: Int = 0,
        _ body: @escaping @Sendable (_ request: RouteRequest) throws -> RouteStep
    ) -> RouteToken {
        use(nil, priority, .synchronous(body))
    }

    /// Runs asynchronous middleware for the requests that lead to some routes.
    ///
    /// ```swift
    /// router.use(for: .checkout, .orders) { request, next in
    ///     guard await Session.shared.isOpen else { return .redirect(to: "//login") }
    ///     return try await next(request)
    /// }
    /// ```
    ///
    /// It applies to each request that leads to the handler of one of the routes, by whichever of the handler's patterns, by a typed
    /// route, or after rewriting and redirects. Requests that fail before a handler is found do not pass it.
    ///
    /// - Parameters:
    ///   - routes: The routes, as generated constants. Those that the router's table does not have are ignored.
    ///   - priority: Middleware with a higher priority runs around middleware with a lower one. Among equals, what was added first runs
    ///     around what was added later.
    ///   - body: Gets the request and the rest of the pipeline, and gives the response.
    /// - Returns: A token that removes it.
    @discardableResult
    public func use(
        for routes: RoutePath...,
        priority: Int = 0,
        _ body: @escaping @Sendable (_ request: RouteRequest, _ next: RouteNext) async throws -> RouteResponse
    ) -> RouteToken {
        use(table.scope(of: routes), priority, .asynchronous(body))
    }

    /// Runs synchronous middleware for the requests that lead to some routes; see the asynchronous form.
    ///
    /// - Parameters:
    ///   - routes: The routes, as generated constants. Those that the router's table does not have are ignored.
    ///   - priority: Middleware with a higher priority runs around middleware with a lower one. Among equals, what was added first runs
    ///     around what was added later.
    ///   - body: Gets the request and says how it continues.
    /// - Returns: A token that removes it.
    @discardableResult
    public func use(
        for routes: RoutePath...,
        priority: Int = 0,
        _ body: @escaping @Sendable (_ request: RouteRequest) throws -> RouteStep
    ) -> RouteToken {
        use(table.scope(of: routes), priority, .synchronous(body))
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
    /// The requests that lead to the handlers of some routes.
    func scope(of routes: [RoutePath]) -> RequestScope {
        var numbers = HandlerNumbers()
        for route in routes {
            if let handler = metadata.handler(of: route.identity) { numbers.insert(handler) }
        }
        return .handlers(numbers, names: routes.map(\.pattern))
    }
}
