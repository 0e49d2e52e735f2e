import RouteTables

// The functions of the store call these methods. They are not overloads of `call` and `open`, because the compiler
// would resolve those overloads once for each handler. A debug build has them in this module, as it has
// `RouteCall.values`.

@_spi(Generated)
extension Router {
    /// Calls a synchronous handler with the values of its parameters.
    ///
    /// Generated code uses it.
    ///
    /// - Parameters:
    ///   - path: The handler's first pattern.
    ///   - values: The values in the order of the parameters: one value, or a tuple; `()` for a handler without any.
    /// - Returns: The handler's result.
    /// - Throws: The errors of ``call(_:context:from:isolation:)``.
    #if DEBUG
        @inlinable
    #else
        @_alwaysEmitIntoClient
    #endif
    public func callRoute<Output, Values: Sendable>(_ path: RoutePath, _ values: Values = ()) throws -> Output {
        try call(Route<Output>(path, values), isolation: nil)
    }

    /// Calls a synchronous handler with values that are not `Sendable`, which the call borrows.
    ///
    /// Generated code uses it.
    #if DEBUG
        @inlinable
    #else
        @_alwaysEmitIntoClient
    #endif
    public func callRoute<Output, Values>(_ path: RoutePath, _ values: Values) throws -> Output {
        let route = Route<Output>(path, lent: values)
        defer { route.endLoan() }
        return try call(route, isolation: nil)
    }

    /// Calls a synchronous handler of the main actor.
    ///
    /// Generated code uses it.
    ///
    /// - Returns: The handler's result.
    /// - Throws: The errors of ``call(_:context:from:isolation:)``.
    @MainActor
    #if DEBUG
        @inlinable
    #else
        @_alwaysEmitIntoClient
    #endif
    public func callRouteOnMainActor<Output, Values: Sendable>(_ path: RoutePath, _ values: Values = ()) throws
        -> Output
    {
        try call(Route<Output>(path, values))
    }

    /// Calls a synchronous handler of the main actor with values that are not `Sendable`.
    ///
    /// Generated code uses it.
    @MainActor
    #if DEBUG
        @inlinable
    #else
        @_alwaysEmitIntoClient
    #endif
    public func callRouteOnMainActor<Output, Values>(_ path: RoutePath, _ values: Values) throws -> Output {
        try call(Route<Output>(path, onMainActor: values))
    }

    /// Opens a handler with the values of its parameters.
    ///
    /// Generated code uses it.
    ///
    /// - Returns: The handler's result.
    /// - Throws: The errors of ``open(_:context:from:isolation:)``.
    #if DEBUG
        @inlinable
    #else
        @_alwaysEmitIntoClient
    #endif
    public func openRoute<Output, Values: Sendable>(
        _ path: RoutePath,
        _ values: Values = (),
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> Output {
        try await open(Route<Output>(path, values), isolation: isolation)
    }
}

extension Route {
    /// Ends a call that has borrowed the values.
    @usableFromInline
    func endLoan() { arguments.owner?.end() }
}

extension Router {
    /// Calls the handler of a typed route from the main actor, to which the handler is isolated.
    ///
    /// - Parameters:
    ///   - route: The route with its values: `.openChat(chatID: 5)`.
    ///   - context: Values that the request carries, for handlers that receive the request itself.
    ///   - origin: The caller.
    /// - Returns: The handler's result.
    /// - Throws: The handler's error; ``RouterError`` with the code `unknownRoute` for a route that is not in the table
    ///   or not open to the origin.
    @MainActor
    @discardableResult
    public func call<Output>(
        _ route: MainActorRoute<Output>,
        context: [String: any Sendable] = .init(),
        from origin: RouteOrigin = .app
    ) throws -> Output {
        try call(route.route, context: context, from: origin)
    }

    /// The typed functions of all modules whose accessors are imported.
    public var store: RouteStore { RouteStore(router: self) }
}
