import RouteTables

extension RouteCall {
    /// The value of one parameter among others, where it is known that a URL can carry it.
    ///
    /// - Throws: ``RouterError`` with the code `missingParameter` or `invalidParameter`.
    @inlinable
    public func routeValue<Value: RouteValue>(_ index: Int) throws -> Value {
        // The types of most parameters are read at once: a `RouteParameter` would count a reference.
        if Value.self == Int.self, let number = plainNumber(index), let value = number as? Value { return value }
        if Value.self == String.self, let text = plainText(index), let value = text as? Value { return value }
        return try parameterValue(index)
    }

    @usableFromInline
    func parameterValue<Value: RouteValue>(_ index: Int) throws -> Value {
        try Value.value(of: parameter(index))
    }

    /// A placeholder's digits as a number, if nothing else has to be looked at.
    @usableFromInline
    func plainNumber(_ index: Int) -> Int? {
        incoming?.plainNumber(ofCapture: capture(index), as: Int.self)
    }

    /// A placeholder's text, if nothing else has to be looked at.
    @usableFromInline
    func plainText(_ index: Int) -> String? {
        incoming?.plainText(ofCapture: capture(index))
    }

    /// The value of a parameter, or its default where it is absent.
    ///
    /// - Throws: ``RouterError`` with the code `invalidParameter`.
    public func routeValue<Value: RouteValue>(_ index: Int, default value: Value) throws -> Value {
        let parameter = parameter(index)
        return parameter.isPresent ? try Value.value(of: parameter) : value
    }
}

// Each family of overloads lets the compiler choose by the parameter's type: what conforms to RouteValue, then
// enumerations by their raw value, then any type, which only the context can supply.

extension RouteCall {
    /// Whether the request has a value for the parameter, so that its default is not needed.
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

    /// The value of an enumeration, by its raw value; `nil` where it is absent.
    ///
    /// - Throws: ``RouterError`` with the code `invalidParameter`.
    @_disfavoredOverload
    public func value<Value: RawRepresentable>(_ index: Int) throws -> Value? where Value.RawValue: RouteValue {
        let parameter = parameter(index)
        return parameter.isPresent ? try parameter.rawValue() : nil
    }

    /// The values of an enumeration, by their raw values.
    ///
    /// - Throws: ``RouterError`` with the code `invalidParameter`.
    @_disfavoredOverload
    public func value<Value: RawRepresentable>(_ index: Int) throws -> [Value] where Value.RawValue: RouteValue {
        try parameter(index).rawValues()
    }

    /// The values of an enumeration, by their raw values; `nil` where there are none.
    ///
    /// - Throws: ``RouterError`` with the code `invalidParameter`.
    @_disfavoredOverload
    public func value<Value: RawRepresentable>(_ index: Int) throws -> [Value]? where Value.RawValue: RouteValue {
        let parameter = parameter(index)
        return parameter.isPresent ? try parameter.rawValues() : nil
    }

    /// The value of a type that a URL cannot carry: it comes from the context.
    ///
    /// - Throws: ``RouterError`` with the code `missingParameter` or `invalidParameter`.
    @_disfavoredOverload
    public func value<Value>(_ index: Int) throws -> Value {
        try parameter(index).contextOnly()
    }
}

extension RouteCall {
    /// The value of a parameter that a URL has to be able to carry: a placeholder stands for it, or the route is open to
    /// callers outside of the app, who can supply nothing else.
    ///
    /// - Throws: ``RouterError`` with the code `missingParameter` or `invalidParameter`.
    public func textValue<Value: RouteValue>(_ index: Int) throws -> Value { try value(index) }

    /// The value of an enumeration, by its raw value, where a URL has to be able to carry it.
    ///
    /// - Throws: ``RouterError`` with the code `missingParameter` or `invalidParameter`.
    @_disfavoredOverload
    public func textValue<Value: RawRepresentable>(_ index: Int) throws -> Value where Value.RawValue: RouteValue {
        try value(index)
    }

    /// The value of an enumeration, if it is there, where a URL has to be able to carry it.
    ///
    /// - Throws: ``RouterError`` with the code `invalidParameter`.
    @_disfavoredOverload
    public func textValue<Value: RawRepresentable>(_ index: Int) throws -> Value? where Value.RawValue: RouteValue {
        try value(index)
    }

    /// The values of an enumeration, where a URL has to be able to carry them.
    ///
    /// - Throws: ``RouterError`` with the code `invalidParameter`.
    @_disfavoredOverload
    public func textValue<Value: RawRepresentable>(_ index: Int) throws -> [Value] where Value.RawValue: RouteValue {
        try value(index)
    }

    /// The values of an enumeration, if there are any, where a URL has to be able to carry it.
    ///
    /// - Throws: ``RouterError`` with the code `invalidParameter`.
    @_disfavoredOverload
    public func textValue<Value: RawRepresentable>(_ index: Int) throws -> [Value]? where Value.RawValue: RouteValue {
        try value(index)
    }

    /// Refuses a type that a URL cannot carry, at build time.
    @available(
        *,
        unavailable,
        message:
            "no URL can carry a value of this type, but a placeholder stands for the parameter, or the route is open to callers outside of the app: conform the type to RouteValue, as RouterFoundation does for URL, UUID, Date, Decimal and Data"
    )
    @_disfavoredOverload
    public func textValue<Value>(_ index: Int) throws -> Value { try value(index) }
}

extension RouteParameter {
    fileprivate func rawValue<Value: RawRepresentable>() throws -> Value where Value.RawValue: RouteValue {
        if let same = contextValue as? Value { return same }
        let raw = try Value.RawValue.value(of: self)
        guard let value = Value(rawValue: raw) else { throw invalid(raw.routeText, Value.self) }
        return value
    }

    fileprivate func rawValues<Value: RawRepresentable>() throws -> [Value] where Value.RawValue: RouteValue {
        if let same = contextValue as? [Value] { return same }
        return try [Value.RawValue].value(of: self).map { raw in
            guard let value = Value(rawValue: raw) else { throw invalid(raw.routeText, Value.self) }
            return value
        }
    }

    fileprivate func contextOnly<Value>() throws -> Value {
        guard let value = valueFromCode else {
            // A parameter of an optional type may be absent; there is no other way to ask a type for that here.
            if let absent = Any?.none as? Value { return absent }
            throw missing(Value.self)
        }
        guard let same = value as? Value else { throw invalid("\(value)", Value.self) }
        return same
    }
}
