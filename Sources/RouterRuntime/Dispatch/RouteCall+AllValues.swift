import RouteTables

// Each number of parameters up to five has a function of its own, because the compiler does not specialize functions
// with parameter packs. It specializes these in the module of the handlers, and only there: this module has no copy of
// them.

@_spi(Generated)
extension RouteCall {
    /// Returns the value of the only parameter if a URL can carry it, from the typed route or else from the request.
    ///
    /// - Returns: The value.
    /// - Throws: ``RouterError`` with the code `missingParameter` or `invalidParameter`.
    @_alwaysEmitIntoClient
    public func values<Value: RouteValue>(_ type: Value.Type) throws -> Value {
        if let typed = typedValues(type) { return typed }
        return try routeValue(0)
    }

    /// Returns the values of two parameters that a URL can carry, from the typed route or else from the request.
    ///
    /// - Returns: The values in the order of the parameters.
    /// - Throws: ``RouterError`` with the code `missingParameter` or `invalidParameter`.
    @_alwaysEmitIntoClient
    public func values<First: RouteValue, Second: RouteValue>(
        _ first: First.Type,
        _ second: Second.Type
    ) throws -> (First, Second) {
        if let typed = typedValues((First, Second).self) { return typed }
        return (try routeValue(0), try routeValue(1))
    }

    /// Returns the values of three parameters that a URL can carry, from the typed route or else from the request.
    ///
    /// - Returns: The values in the order of the parameters.
    /// - Throws: ``RouterError`` with the code `missingParameter` or `invalidParameter`.
    @_alwaysEmitIntoClient
    public func values<First: RouteValue, Second: RouteValue, Third: RouteValue>(
        _ first: First.Type,
        _ second: Second.Type,
        _ third: Third.Type
    ) throws -> (First, Second, Third) {
        if let typed = typedValues((First, Second, Third).self) { return typed }
        return (try routeValue(0), try routeValue(1), try routeValue(2))
    }

    /// Returns the values of four parameters that a URL can carry, from the typed route or else from the request.
    ///
    /// - Returns: The values in the order of the parameters.
    /// - Throws: ``RouterError`` with the code `missingParameter` or `invalidParameter`.
    @_alwaysEmitIntoClient
    public func values<First: RouteValue, Second: RouteValue, Third: RouteValue, Fourth: RouteValue>(
        _ first: First.Type,
        _ second: Second.Type,
        _ third: Third.Type,
        _ fourth: Fourth.Type
    ) throws -> (First, Second, Third, Fourth) {
        if let typed = typedValues((First, Second, Third, Fourth).self) { return typed }
        return (try routeValue(0), try routeValue(1), try routeValue(2), try routeValue(3))
    }

    /// Returns the values of five parameters that a URL can carry, from the typed route or else from the request.
    ///
    /// - Returns: The values in the order of the parameters.
    /// - Throws: ``RouterError`` with the code `missingParameter` or `invalidParameter`.
    @_alwaysEmitIntoClient
    public func values<First: RouteValue, Second: RouteValue, Third: RouteValue, Fourth: RouteValue, Fifth: RouteValue>(
        _ first: First.Type,
        _ second: Second.Type,
        _ third: Third.Type,
        _ fourth: Fourth.Type,
        _ fifth: Fifth.Type
    ) throws -> (First, Second, Third, Fourth, Fifth) {
        if let typed = typedValues((First, Second, Third, Fourth, Fifth).self) { return typed }
        return (try routeValue(0), try routeValue(1), try routeValue(2), try routeValue(3), try routeValue(4))
    }

    /// Returns the values of any number of parameters that a URL can carry, from the typed route or else from the
    /// request.
    ///
    /// - Parameter types: The parameters' types, in their order.
    /// - Returns: The values in the order of the parameters.
    /// - Throws: ``RouterError`` with the code `missingParameter` or `invalidParameter`.
    @_disfavoredOverload
    public func values<each Value: RouteValue>(_ types: repeat (each Value).Type) throws -> (repeat each Value) {
        if let typed = typedValues((repeat each Value).self) { return typed }
        var index = 0
        func next<Next: RouteValue>(_ type: Next.Type) throws -> Next {
            defer { index += 1 }
            return try routeValue(index)
        }
        return (repeat try next(each types))
    }
}
