/// Takes the values of a route, in the order of the handler's parameters, and makes its URL of them.
///
/// Generated code calls `add` once for each parameter; the overloads choose how a value becomes text.
public struct RouteURLWriter {
    private var names: ArraySlice<Substring>
    private(set) var texts: [String: [String]] = [:]

    init(names: StaticString) {
        self.names = names.description.split(separator: ",")[...]
    }

    /// Adds a value that a URL can carry.
    public mutating func add<Value: RouteValue>(_ value: Value) throws {
        texts[nextName()] = value.routeTexts
    }

    /// Adds a value of an enumeration by its raw value.
    @_disfavoredOverload
    public mutating func add<Value: RawRepresentable>(_ value: Value) throws where Value.RawValue: RouteValue {
        texts[nextName()] = value.rawValue.routeTexts
    }

    /// Adds a value of an enumeration by its raw value, if there is one.
    @_disfavoredOverload
    public mutating func add<Value: RawRepresentable>(_ value: Value?) throws where Value.RawValue: RouteValue {
        texts[nextName()] = value?.rawValue.routeTexts ?? []
    }

    /// Adds the values of an enumeration by their raw values.
    @_disfavoredOverload
    public mutating func add<Value: RawRepresentable>(_ values: [Value]) throws where Value.RawValue: RouteValue {
        texts[nextName()] = values.flatMap(\.rawValue.routeTexts)
    }

    /// Adds the values of an enumeration by their raw values, if there are any.
    @_disfavoredOverload
    public mutating func add<Value: RawRepresentable>(_ values: [Value]?) throws where Value.RawValue: RouteValue {
        texts[nextName()] = values?.flatMap(\.rawValue.routeTexts) ?? []
    }

    /// Adds a value that a URL cannot carry, which is fine only while it is `nil`.
    ///
    /// - Throws: ``RouterError`` with the code `notEncodable`.
    @_disfavoredOverload
    public mutating func add<Value>(_ value: Value) throws {
        let name = nextName()
        if let optional = value as? any AbsentValue, optional.isAbsent { return }
        throw RouterError(
            .notEncodable,
            "the value of the parameter '\(name)' cannot be written into a URL, as its type '\(Value.self)' is no RouteValue"
        )
    }

    /// Adds all parameters of a handler that takes them as a dictionary.
    ///
    /// - Throws: ``RouterError`` with the code `notEncodable` for a value that is no ``RouteValue``.
    public mutating func addAll(_ values: [String: Any]) throws {
        _ = nextName()
        for (name, value) in values {
            guard let value = value as? any RouteValue else {
                throw RouterError(
                    .notEncodable,
                    "the value of the parameter '\(name)' cannot be written into a URL, as its type '\(type(of: value))' is no RouteValue"
                )
            }
            texts[name] = value.routeTexts
        }
    }

    private mutating func nextName() -> String {
        names.popFirst().map(String.init) ?? ""
    }
}

/// An optional of whatever type, to ask whether it is `nil`.
private protocol AbsentValue {
    var isAbsent: Bool { get }
}

extension Optional: AbsentValue {
    fileprivate var isAbsent: Bool {
        if case .none = self { true } else { false }
    }
}
