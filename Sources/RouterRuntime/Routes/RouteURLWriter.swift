/// Makes the texts of a URL from the values of a typed route.
///
/// How a value becomes text is found out when a URL is asked for, which is seldom; code that is generated for it would be
/// compiled for every handler.
struct RouteURLWriter {
    private(set) var texts: [String: [String]] = [:]

    /// Writes the values of the parameters.
    ///
    /// - Parameters:
    ///   - names: The parameters' names, separated by commas.
    ///   - values: The value of the one parameter, or a tuple.
    /// - Throws: ``RouterError`` with the code `notEncodable`.
    init(names: StaticString, values: Any) throws {
        let names = names.description.split(separator: ",")
        let all = names.count == 1 ? [values] : Mirror(reflecting: values).children.map(\.value)
        for (name, value) in zip(names, all) { try add(value, name) }
    }

    private mutating func add(_ value: Any, _ name: Substring) throws {
        if let texts = Self.texts(of: value) {
            self.texts[String(name)] = texts
        } else if let parameters = value as? [String: Any], type(of: value) == [String: Any].self {
            for (name, value) in parameters {
                guard let texts = Self.texts(of: value) else { throw Self.notEncodable(name, type(of: value)) }
                self.texts[name] = texts
            }
        } else if !Self.isNil(value) {
            throw Self.notEncodable(String(name), type(of: value))
        }
    }

    /// The texts of what a URL can carry; enumerations go by their raw values.
    private static func texts(of value: Any) -> [String]? {
        if let value = value as? any RouteValue { return value.routeTexts }
        if let value = value as? any RawRepresentable { return texts(ofRaw: value) }
        guard let values = value as? [any RawRepresentable] else { return nil }
        var texts: [String] = []
        for value in values {
            guard let text = Self.texts(ofRaw: value) else { return nil }
            texts += text
        }
        return texts
    }

    private static func texts<Value: RawRepresentable>(ofRaw value: Value) -> [String]? {
        (value.rawValue as? any RouteValue)?.routeTexts
    }

    private static func isNil(_ value: Any) -> Bool {
        let mirror = Mirror(reflecting: value)
        return mirror.displayStyle == .optional && mirror.children.isEmpty
    }

    private static func notEncodable(_ name: String, _ type: Any.Type) -> RouterError {
        RouterError(
            .notEncodable,
            "the value of the parameter '\(name)' cannot be written into a URL, as its type '\(type)' is no RouteValue"
        )
    }
}
