import RoutePatterns
import RouteTables
import RouterRuntime

extension Router {
    /// Adds a route whose handler is a synchronous closure.
    ///
    /// ```swift
    /// let token = try router.add("//campaigns/:id") { request in
    ///     try Campaign(id: request.value("id"))
    /// }
    /// ```
    ///
    /// For what is only known at run time; a marker is checked when the app is built, and this is not. The table is not touched. Where
    /// both match a URL, the same rules say which is more specific; of two routes of the same rank, the one added here goes first, and
    /// among those the one that was added last.
    ///
    /// - Parameters:
    ///   - pattern: The pattern, as in a marker.
    ///   - priority: The rank above all others.
    ///   - origins: The callers let in beside the app itself.
    ///   - condition: Is asked after a match; if it says no, the next candidate is tried.
    ///   - body: The handler, which runs in the isolation of the caller. What it returns is the result.
    /// - Returns: A token that removes the route.
    /// - Throws: ``RoutePatternError`` for a malformed pattern.
    /// - Complexity: In proportion to the number of routes that were added.
    @discardableResult
    public func add<Output>(
        _ pattern: String,
        priority: RoutePriority = .default,
        from origins: Set<RouteOrigin> = [],
        when condition: (@Sendable (RouteRequest) -> Bool)? = nil,
        _ body: @escaping @Sendable (_ request: RouteRequest) throws -> Output
    ) throws -> RouteToken {
        try add(RoutePattern(pattern), priority, origins, condition, .closure(.synchronous { try body($0) }))
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

    /// Adds a route whose handler is a synchronous closure of the main actor, beside those for other closures.
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

    /// Adds a route by a regular expression over whole URLs, whose groups are the captures; see the form for patterns
    /// and ``RoutePattern/init(regex:)``.
    ///
    /// - Returns: A token that removes the route.
    /// - Throws: ``RoutePatternError`` for a malformed expression.
    @discardableResult
    public func add<Output>(
        regex: String,
        priority: RoutePriority = .default,
        from origins: Set<RouteOrigin> = [],
        when condition: (@Sendable (RouteRequest) -> Bool)? = nil,
        _ body: @escaping @Sendable (_ request: RouteRequest) throws -> Output
    ) throws -> RouteToken {
        try add(RoutePattern(regex: regex), priority, origins, condition, .closure(.synchronous { try body($0) }))
    }

    private func add(
        _ pattern: RoutePattern,
        _ priority: RoutePriority,
        _ origins: Set<RouteOrigin>,
        _ condition: (@Sendable (RouteRequest) -> Bool)?,
        _ action: DynamicRoute.Action
    ) throws -> RouteToken {
        // A route that could never match is refused.
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
