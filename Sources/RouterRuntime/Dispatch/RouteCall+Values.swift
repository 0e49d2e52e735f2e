import RouteTables

@_spi(Generated)
extension RouteCall {
    /// Returns the value of one of several parameters, of a type that a URL can carry.
    ///
    /// - Throws: ``RouterError`` with the code `missingParameter` or `invalidParameter`.
    #if DEBUG
        @inlinable
    #else
        @_alwaysEmitIntoClient
    #endif
    public func routeValue<Value: RouteValue>(_ index: Int) throws -> Value {
        // Most parameter types are read directly: a `RouteParameter` would require reference counting.
        if Value.self == Int.self, let number = plainNumber(index), let value = number as? Value { return value }
        if Value.self == String.self, let text = plainText(index), let value = text as? Value { return value }
        return try parameterValue(index)
    }

    @usableFromInline
    func parameterValue<Value: RouteValue>(_ index: Int) throws -> Value {
        try Value.value(of: parameter(index))
    }

    /// The number that a placeholder's digits spell, if nothing but the URL needs to be examined.
    @usableFromInline
    func plainNumber(_ index: Int) -> Int? {
        incoming?.storage.plainNumber(ofCapture: capture(index), as: Int.self)
    }

    /// A placeholder's string, if nothing but the URL needs to be examined.
    @usableFromInline
    func plainText(_ index: Int) -> String? {
        incoming?.storage.plainText(ofCapture: capture(index))
    }

    /// Returns the value of a parameter, or its default if the value is absent, or does not fit and the router reads
    /// values loosely.
    ///
    /// - Throws: ``RouterError`` with the code `invalidParameter`.
    public func routeValue<Value: RouteValue>(_ index: Int, default value: Value) throws -> Value {
        var parameter = parameter(index)
        guard parameter.isPresent else { return value }
        parameter.reportsUnfitValues = true
        return try parameter.fitting { try Value.value(of: parameter) } ?? value
    }
}

// In each family of overloads, the compiler chooses by the parameter's type: types that conform to RouteValue, then
// enumerations with raw values, then all other types, whose values come from the context only.

@_spi(Generated)
extension RouteCall {
    /// The dictionary that code passed under the name of a service's parameter, or else all parameters of the request.
    public func info(_ index: Int) -> [String: Any] {
        parameter(index).valueFromCode as? [String: Any] ?? parameters
    }

    /// All parameters of the request, with the values that no URL can carry, which the handler has claimed.
    public var parameters: [String: Any] {
        request.parameters(carrying: request.storage.callbacks.carried)
    }

    /// Whether the request has a value for the parameter, so that the default does not apply.
    public func has(_ index: Int) -> Bool { parameter(index).isPresent }

    /// The value of a parameter.
    ///
    /// - Throws: ``RouterError`` with the code `missingParameter` or `invalidParameter`.
    public func value<Value: RouteValue>(_ index: Int) throws -> Value {
        try Value.value(of: parameter(index))
    }

    /// The value of an enumeration, by its raw value.
    ///
    /// - Throws: ``RouterError`` with the code `missingParameter` or `invalidParameter`.
    @_disfavoredOverload
    public func value<Value: RawRepresentable>(_ index: Int) throws -> Value where Value.RawValue: RouteValue {
        try parameter(index).rawValue()
    }

    /// The value of an enumeration, by its raw value; `nil` if it is absent.
    ///
    /// - Throws: ``RouterError`` with the code `invalidParameter`.
    @_disfavoredOverload
    public func value<Value: RawRepresentable>(_ index: Int) throws -> Value? where Value.RawValue: RouteValue {
        let parameter = parameter(index)
        return parameter.isPresent ? try parameter.fitting { try parameter.rawValue() } : nil
    }

    /// The values of an enumeration, by their raw values.
    ///
    /// - Throws: ``RouterError`` with the code `invalidParameter`.
    @_disfavoredOverload
    public func value<Value: RawRepresentable>(_ index: Int) throws -> [Value] where Value.RawValue: RouteValue {
        try parameter(index).rawValues()
    }

    /// The values of an enumeration, by their raw values; `nil` if there are none.
    ///
    /// - Throws: ``RouterError`` with the code `invalidParameter`.
    @_disfavoredOverload
    public func value<Value: RawRepresentable>(_ index: Int) throws -> [Value]? where Value.RawValue: RouteValue {
        let parameter = parameter(index)
        return parameter.isPresent ? try parameter.fitting { try parameter.rawValues() } : nil
    }

    /// The value of a type that no URL can carry: it comes from the context.
    ///
    /// - Throws: ``RouterError`` with the code `missingParameter` or `invalidParameter`.
    @_disfavoredOverload
    public func value<Value>(_ index: Int) throws -> Value {
        try parameter(index).contextOnly()
    }
}

@_spi(Generated)
extension RouteCall {
    /// The value of a parameter whose type must be one that a URL can carry: the pattern has a placeholder for it, or
    /// the route is open to callers outside of the app, who can only pass strings.
    ///
    /// - Throws: ``RouterError`` with the code `missingParameter` or `invalidParameter`.
    public func textValue<Value: RouteValue>(_ index: Int) throws -> Value { try value(index) }

    /// The value of an enumeration, by its raw value, if a URL must be able to carry it.
    ///
    /// - Throws: ``RouterError`` with the code `missingParameter` or `invalidParameter`.
    @_disfavoredOverload
    public func textValue<Value: RawRepresentable>(_ index: Int) throws -> Value where Value.RawValue: RouteValue {
        try value(index)
    }

    /// The value of an enumeration, or `nil`, if a URL must be able to carry it.
    ///
    /// - Throws: ``RouterError`` with the code `invalidParameter`.
    @_disfavoredOverload
    public func textValue<Value: RawRepresentable>(_ index: Int) throws -> Value? where Value.RawValue: RouteValue {
        try value(index)
    }

    /// The values of an enumeration, if a URL must be able to carry them.
    ///
    /// - Throws: ``RouterError`` with the code `invalidParameter`.
    @_disfavoredOverload
    public func textValue<Value: RawRepresentable>(_ index: Int) throws -> [Value] where Value.RawValue: RouteValue {
        try value(index)
    }

    /// The values of an enumeration, or `nil`, if a URL must be able to carry them.
    ///
    /// - Throws: ``RouterError`` with the code `invalidParameter`.
    @_disfavoredOverload
    public func textValue<Value: RawRepresentable>(_ index: Int) throws -> [Value]? where Value.RawValue: RouteValue {
        try value(index)
    }

    /// Rejects a type that no URL can carry, at build time.
    @available(
        *,
        unavailable,
        message:
            "no URL can carry a value of this type, but the pattern has a placeholder for the parameter, or the route is open to callers outside of the app: conform the type to RouteValue, as RouterFoundation does for URL, UUID, Date, Decimal and Data"
    )
    @_disfavoredOverload
    public func textValue<Value>(_ index: Int) throws -> Value { try value(index) }
}

extension RouteParameter {
    fileprivate func rawValue<Value: RawRepresentable>() throws -> Value where Value.RawValue: RouteValue {
        if let same = valueFromCode as? Value { return same }
        let raw = try Value.RawValue.value(of: self)
        guard let value = Value(rawValue: raw) else { throw invalid(raw.routeText, Value.self) }
        return value
    }

    fileprivate func rawValues<Value: RawRepresentable>() throws -> [Value] where Value.RawValue: RouteValue {
        if let same = valueFromCode as? [Value] { return same }
        return try [Value.RawValue].value(of: self).map { raw in
            guard let value = Value(rawValue: raw) else { throw invalid(raw.routeText, Value.self) }
            return value
        }
    }

    /// Rejects a callback for a parameter whose function type has another module's name, which the build does not see.
    @inline(never)
    @_optimize(size)
    @_semantics("optimize.sil.specialize.generic.never")
    private func checkHiddenCallback<Value>(_ type: Value.Type) throws {
        // To `Any`, a closure would be a value, too.
        if type == Any.self || type == Any?.self { return }
        for callback in storage.callbacks.list where callback.body is Value {
            throw RouterError(.invalidParameter, .hiddenCallback(name, handler: handlerName), for: storage.origin)
        }
    }

    fileprivate func contextOnly<Value>() throws -> Value {
        guard let value = valueFromCode else {
            try checkHiddenCallback(Value.self)
            // A parameter of an optional type may be absent. There is no other way to ask a type whether it is
            // optional.
            if let absent = Any?.none as? Value { return absent }
            throw missing(Value.self)
        }
        guard let same = value as? Value else { throw invalid("\(type(of: value))", Value.self) }
        return same
    }
}

// Each number of parameters up to five has a function of its own, because the compiler does not specialize functions
// with parameter packs. It specializes these in the module of the handlers, and only there: this module has no copy of
// them. A debug build has one, because the compiler specializes nothing there, and would compile them for each module.

@_spi(Generated)
extension RouteCall {
    /// Returns the value of the only parameter if a URL can carry it, from the typed route or else from the request.
    ///
    /// - Returns: The value.
    /// - Throws: ``RouterError`` with the code `missingParameter` or `invalidParameter`.
    #if DEBUG
        @inlinable
    #else
        @_alwaysEmitIntoClient
    #endif
    public func values<Value: RouteValue>(_ type: Value.Type) throws -> Value {
        if let typed = typedValues(type) { return typed }
        return try routeValue(0)
    }

    /// Returns the values of two parameters that a URL can carry, from the typed route or else from the request.
    ///
    /// - Returns: The values in the order of the parameters.
    /// - Throws: ``RouterError`` with the code `missingParameter` or `invalidParameter`.
    #if DEBUG
        @inlinable
    #else
        @_alwaysEmitIntoClient
    #endif
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
    #if DEBUG
        @inlinable
    #else
        @_alwaysEmitIntoClient
    #endif
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
    #if DEBUG
        @inlinable
    #else
        @_alwaysEmitIntoClient
    #endif
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
    #if DEBUG
        @inlinable
    #else
        @_alwaysEmitIntoClient
    #endif
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
