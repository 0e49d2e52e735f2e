import RouteTables

// What the functions of the store call. They are kept apart from the overloads of `call` and `open`, among which the
// compiler would have to choose once for each handler.

extension Router {
    /// Calls a synchronous handler with the values of its parameters; generated code does.
    ///
    /// - Parameters:
    ///   - path: The handler's first pattern.
    ///   - values: The values in the order of the parameters: one value, or a tuple.
    /// - Returns: What the handler returns.
    /// - Throws: What ``call(_:context:from:isolation:)`` throws.
    @inlinable
    public func callRoute<Output, Values>(_ path: RoutePath, _ values: Values) throws -> Output {
        try call(Route<Output>(path, values), isolation: nil)
    }

    /// Calls a synchronous handler without parameters; generated code does.
    ///
    /// - Returns: What the handler returns.
    /// - Throws: What ``call(_:context:from:isolation:)`` throws.
    @inlinable
    public func callRoute<Output>(_ path: RoutePath) throws -> Output {
        try call(Route<Output>(path), isolation: nil)
    }

    /// Calls a synchronous handler of the main actor; generated code does.
    ///
    /// - Returns: What the handler returns.
    /// - Throws: What ``call(_:context:from:isolation:)`` throws.
    @MainActor
    @inlinable
    public func callRouteOnMainActor<Output, Values>(_ path: RoutePath, _ values: Values) throws -> Output {
        try call(Route<Output>(path, values))
    }

    /// Calls a synchronous handler of the main actor without parameters; generated code does.
    ///
    /// - Returns: What the handler returns.
    /// - Throws: What ``call(_:context:from:isolation:)`` throws.
    @MainActor
    @inlinable
    public func callRouteOnMainActor<Output>(_ path: RoutePath) throws -> Output {
        try call(Route<Output>(path))
    }

    /// Opens a handler with the values of its parameters; generated code does.
    ///
    /// - Returns: What the handler returns.
    /// - Throws: What ``open(_:context:from:isolation:)`` throws.
    @inlinable
    public func openRoute<Output, Values>(
        _ path: RoutePath,
        _ values: Values,
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> Output {
        try await open(Route<Output>(path, values), isolation: isolation)
    }

    /// Opens a handler without parameters; generated code does.
    ///
    /// - Returns: What the handler returns.
    /// - Throws: What ``open(_:context:from:isolation:)`` throws.
    @inlinable
    public func openRoute<Output>(
        _ path: RoutePath,
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> Output {
        try await open(Route<Output>(path), isolation: isolation)
    }
}
