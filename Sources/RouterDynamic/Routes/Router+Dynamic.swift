import RoutePatterns
import RouteTables
import RouterPipeline
@_spi(Generated) import RouterRuntime

extension Router {
    /// Adds a route whose handler is a synchronous closure.
    ///
    /// ```swift
    /// let token = try router.add("//campaigns/:id") { request in
    ///     try Campaign(id: request.value("id"))
    /// }
    /// ```
    ///
    /// Use it for what is only known at run time: markers are checked at build time, and this is not. The table does
    /// not change. If both match a URL, the same rules determine which one is more specific. Among equal ranks, routes
    /// added here come first, and among those the one that was added last.
    ///
    /// - Parameters:
    ///   - pattern: The pattern, as in a marker, or `regex ` followed by a regular expression over whole URLs, whose
    ///     groups are the captures.
    ///   - priority: The explicit priority, which precedes all ranks.
    ///   - origins: The callers that the route is open to, in addition to the app itself.
    ///   - condition: Called after a match. If it returns `false`, the next candidate is tried.
    ///   - body: The handler, which runs in the caller's isolation. Its return value is the result.
    /// - Returns: A token that removes the route.
    /// - Throws: ``RoutePatternError`` for a malformed pattern.
    /// - Complexity: O(*n*) in the number of routes added at run time.
    @discardableResult
    public func add<Output: Sendable>(
        _ pattern: String,
        priority: RoutePriority = .default,
        from origins: Set<RouteOrigin> = [],
        when condition: (@Sendable (RouteRequest) -> Bool)? = nil,
        _ body: @escaping @Sendable (_ request: RouteRequest) throws -> Output
    ) throws -> RouteToken {
        let closure = AddedClosure.Body.synchronous { try $1.result(body($0)) }
        return try add(RoutePattern(pattern), priority, origins, condition, .closure(closure))
    }

    /// Adds a route whose handler is a synchronous closure with a result that is not `Sendable`; see
    /// ``add(_:priority:from:when:_:)``.
    ///
    /// The result stays in the caller's isolation, so it is no destination of a plan.
    ///
    /// - Returns: A token that removes the route.
    /// - Throws: ``RoutePatternError`` for a malformed pattern.
    @discardableResult
    public func add<Output>(
        _ pattern: String,
        priority: RoutePriority = .default,
        from origins: Set<RouteOrigin> = [],
        when condition: (@Sendable (RouteRequest) -> Bool)? = nil,
        _ body: @escaping @Sendable (_ request: RouteRequest) throws -> Output
    ) throws -> RouteToken {
        let closure = AddedClosure.Body.synchronous { try $1.result(body($0)) }
        return try add(RoutePattern(pattern), priority, origins, condition, .closure(closure))
    }

    /// Adds a route whose handler is an asynchronous closure; see ``add(_:priority:from:when:_:)``.
    ///
    /// - Returns: A token that removes the route.
    /// - Throws: ``RoutePatternError`` for a malformed pattern.
    @_disfavoredOverload
    @discardableResult
    public func add<Output: Sendable>(
        _ pattern: String,
        priority: RoutePriority = .default,
        from origins: Set<RouteOrigin> = [],
        when condition: (@Sendable (RouteRequest) -> Bool)? = nil,
        _ body: @escaping @Sendable (_ request: RouteRequest) async throws -> Output
    ) throws -> RouteToken {
        try add(RoutePattern(pattern), priority, origins, condition, .closure(.asynchronous { try await body($0) }))
    }

    /// Adds a route whose handler is a synchronous closure of the main actor.
    ///
    /// - Returns: A token that removes the route.
    /// - Throws: ``RoutePatternError`` for a malformed pattern.
    @discardableResult
    public func add<Output: Sendable>(
        _ pattern: String,
        priority: RoutePriority = .default,
        from origins: Set<RouteOrigin> = [],
        when condition: (@Sendable (RouteRequest) -> Bool)? = nil,
        onMainActor body: @escaping @MainActor @Sendable (_ request: RouteRequest) throws -> Output
    ) throws -> RouteToken {
        try add(RoutePattern(pattern), priority, origins, condition, .closure(.mainActor { try body($0) }))
    }

    private func add(
        _ pattern: RoutePattern,
        _ priority: RoutePriority,
        _ origins: Set<RouteOrigin>,
        _ condition: (@Sendable (RouteRequest) -> Bool)?,
        _ action: DynamicRoute.Action
    ) throws -> RouteToken {
        // A route that could never match is rejected.
        _ = try pattern.prepared()
        return pipelines.add { settings, id in
            let route = DynamicRoute(
                id: id,
                pattern: pattern,
                priority: priority,
                origins: origins,
                condition: condition,
                action: action
            )
            settings.dynamic.routes.value.append(route)
        }
    }
}
