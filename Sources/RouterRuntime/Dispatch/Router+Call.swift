import RouteTables

// The default for contexts is `.init()`, because `[:]` would search for metadata in each call that is compiled in
// another module.
//
// The compiler's errors about a misspelt typed route are to be about that. So the calls by URL and by path are
// disfavored, and a path needs its values, since `RoutePath` has a property where `Route` has a function.

extension Router {
    /// Calls the handler of a typed route, which must be synchronous.
    ///
    /// A handler of the main actor can be called from the main actor only. Elsewhere, use `await open`.
    ///
    /// - Parameters:
    ///   - route: The route with its values: `.openChat(chatID: 5)`.
    ///   - context: Values that the request carries, for handlers that receive the request itself.
    ///   - origin: The caller.
    ///   - isolation: The caller's isolation, which the compiler provides.
    /// - Returns: The handler's result.
    /// - Throws: The handler's error; ``RouterError`` with the code `requiresAsync` for a handler that must be
    ///   awaited, or `unknownRoute` for a route that is not in the table or not open to the origin.
    @_alwaysEmitIntoClient
    @discardableResult
    public func call<Output>(
        _ route: Route<Output>,
        context: [String: any Sendable] = .init(),
        from origin: RouteOrigin = .app,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Output {
        try perform(route, context: context, from: origin, isolation: isolation)
    }

    /// Calls the handler for a URL, which must be synchronous.
    ///
    /// - Parameters:
    ///   - url: The URL: `kl://AModule/server2?value=64`.
    ///   - context: Values by parameter name, with their original types. They precede those of the path and the query.
    ///   - origin: The caller.
    ///   - callbacks: Closures for the handler's function-typed parameters.
    ///   - output: The type that the handler returns; by default, any. The result is `()` if it returns nothing.
    ///   - isolation: The caller's isolation, which the compiler provides.
    /// - Returns: The handler's result.
    /// - Throws: The handler's error; ``RouterError`` for everything that can be wrong with a request.
    @_alwaysEmitIntoClient
    @discardableResult
    @_disfavoredOverload
    public func call<Output>(
        _ url: String,
        context: [String: any Sendable] = .init(),
        from origin: RouteOrigin = .app,
        callbacks: [RouteCallback] = [],
        as output: Output.Type = Any.self,
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

    /// Calls the handler of a path constant with values by name.
    ///
    /// The handler must be synchronous.
    ///
    /// - Parameters:
    ///   - path: The path: `.openChat`.
    ///   - values: The values of placeholders and query items; `[:]` for none.
    ///   - context: Values by parameter name, with their original types. They precede those of the path and the query.
    ///   - origin: The caller.
    ///   - callbacks: Closures for the handler's function-typed parameters.
    ///   - output: The type that the handler returns; by default, any.
    ///   - isolation: The caller's isolation, which the compiler provides.
    /// - Returns: The handler's result.
    /// - Throws: The handler's error; ``RouterError`` for everything that can be wrong with a request, with the
    ///   code `notEncodable` for a placeholder without a value.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    @discardableResult
    public func call<Output>(
        _ path: RoutePath,
        _ values: [String: any RouteValue],
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
