import RouteTables

// Contexts are `.init()` by default rather than `[:]`, which costs each call that is compiled in another module a search for metadata.

extension Router {
    /// Calls the handler of a typed route, which has to be synchronous.
    ///
    /// A handler of the main actor can be called from the main actor only; from elsewhere use `await open`.
    ///
    /// - Parameters:
    ///   - route: The route with its values: `.openChat(chatID: 5)`.
    ///   - context: Values that go with the request, for handlers that take the request itself.
    ///   - origin: Who makes the request.
    ///   - isolation: The caller's isolation, which the compiler fills in.
    /// - Returns: What the handler returns.
    /// - Throws: What the handler throws; ``RouterError`` with the code `requiresAsync` for a handler that has to be
    ///   awaited, or `unknownRoute` for a route that is not in the table or not open to the origin.
    @inlinable
    @discardableResult
    public func call<Output>(
        _ route: consuming Route<Output>,
        context: [String: any Sendable] = .init(),
        from origin: RouteOrigin = .app,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Output {
        try perform(route, context: context, from: origin, isolation: isolation)
    }

    /// Calls the handler that a URL leads to, which has to be synchronous.
    ///
    /// - Parameters:
    ///   - url: The URL: `kl://AModule/server2?value=64`.
    ///   - context: Values by parameter name, with the types they have. They go before those of the path and the query.
    ///   - origin: Who makes the request.
    ///   - callbacks: Closures for the handler's function-typed parameters.
    ///   - output: The type that the handler returns.
    ///   - isolation: The caller's isolation, which the compiler fills in.
    /// - Returns: What the handler returns.
    /// - Throws: What the handler throws; ``RouterError`` for everything that can be wrong with a request.
    @inlinable
    @discardableResult
    public func call<Output>(
        _ url: String,
        context: [String: any Sendable] = .init(),
        from origin: RouteOrigin = .app,
        callbacks: [RouteCallback] = [],
        as output: Output.Type,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Output {
        try perform(
            url,
            context: context,
            from: origin,
            callbacks: callbacks,
            as: output,
            isolation: isolation
        )
    }

    /// Calls the handler that a URL leads to, whatever it returns; see ``call(_:context:from:callbacks:as:isolation:)``.
    ///
    /// - Returns: What the handler returns; `()` where it returns nothing.
    /// - Throws: What the handler throws; ``RouterError`` for everything that can be wrong with a request.
    @inlinable
    @discardableResult
    public func call(
        _ url: String,
        context: [String: any Sendable] = .init(),
        from origin: RouteOrigin = .app,
        callbacks: [RouteCallback] = [],
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Any {
        try perform(
            url,
            context: context,
            from: origin,
            callbacks: callbacks,
            as: Any.self,
            isolation: isolation
        )
    }

    /// Calls the handler of a path constant with values by name, which has to be synchronous.
    ///
    /// - Returns: What the handler returns.
    /// - Throws: What the handler throws; ``RouterError`` for everything that can be wrong with a request, with the code
    ///   `notEncodable` for a placeholder without a value.
    @_disfavoredOverload
    // Without it, the compiler complains of this overload where a caller misspells the arguments of a typed route.
    @inlinable
    @discardableResult
    public func call<Output>(
        _ path: RoutePath,
        _ values: [String: any RouteValue] = [:],
        context: [String: any Sendable] = .init(),
        from origin: RouteOrigin = .app,
        callbacks: [RouteCallback] = [],
        as output: Output.Type = Any.self,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Output {
        try perform(
            path.url(values),
            context: context,
            from: origin,
            callbacks: callbacks,
            as: output,
            isolation: isolation
        )
    }
}
