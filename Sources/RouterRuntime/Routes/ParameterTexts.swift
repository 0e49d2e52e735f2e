import RouteTables

/// The values of a typed route as strings of a URL.
///
/// It examines the types of values at run time, because URLs are seldom requested, and code generated for this would be
/// compiled for every handler.
///
/// Of values that are not `Sendable`, which a handler may use meanwhile, it reads only what cannot change.
package struct ParameterTexts {
    /// The names of the parameters with their strings; none for `nil`.
    ///
    /// Of several with one name, the last one counts.
    private(set) var named: [NamedTexts] = []
    /// The values that no URL can carry, by name.
    package private(set) var others = [String: Any]()
    /// The name of the first of these.
    private var firstOther: String?

    /// Whether the values are `Sendable`.
    private let isFree: Bool

    /// Converts the values of a typed route.
    @_optimize(size)
    package init(of arguments: RouteArguments) {
        self.init(of: arguments, named: arguments.path.parameterNames)
    }

    /// Converts the values of a typed route whose parameters have these names.
    @_optimize(size)
    init(of arguments: RouteArguments, named names: [String]) {
        isFree = arguments.isFree
        self.named.reserveCapacity(names.count)
        for (name, value) in zip(names, arguments.values(names.count)) { add(value, name) }
    }

    @inline(never)
    @_optimize(size)
    private mutating func add(_ value: Any, _ name: String) {
        // A handler may take all parameters as one dictionary.
        let type = type(of: value)
        if type == [String: Any].self || type == [AnyHashable: Any].self, let parameters = value as? [String: Any] {
            for (name, value) in parameters { addSingle(value, name) }
        } else {
            addSingle(value, name)
        }
    }

    @inline(never)
    private mutating func addSingle(_ value: Any, _ name: String) {
        if let texts = texts(of: value) {
            named.append((name, texts))
        } else if case Optional<Any>.none = value {
            return
        } else {
            others[name] = value
            firstOther = firstOther ?? name
        }
    }

    /// The strings by the names of the parameters.
    package var texts: [String: [String]] {
        var texts: [String: [String]] = [:]
        for (name, strings) in named { texts[name] = strings }
        return texts
    }

    /// The strings, if they are all values.
    ///
    /// - Throws: ``RouterError`` with the code `notEncodable` for a value that no URL can carry.
    func all() throws -> [NamedTexts] {
        guard let name = firstOther, let value = others[name] else { return named }
        throw Self.notEncodable(name, type(of: value))
    }

    /// The strings of a value that a URL can carry.
    ///
    /// Enumerations use their raw values.
    private func texts(of value: Any) -> [String]? {
        // Of the most frequent types, every value is read back.
        let type = type(of: value)
        if type == Int.self { return (value as? Int).map { [$0.routeText] } }
        if type == String.self || type == String?.self { return (value as? String).map { [$0] } ?? [] }
        if let value = value as? any RouteValue { return Self.texts(ofValue: value) }
        if let value = value as? any RawRepresentable { return texts(ofRaw: value) }
        guard let values = value as? [any RawRepresentable] else { return nil }
        var texts: [String] = []
        for value in values {
            guard let text = self.texts(ofRaw: value) else { return nil }
            texts += text
        }
        return texts
    }

    private func texts<Value: RawRepresentable>(ofRaw value: Value) -> [String]? {
        guard isFree || Self.isConstant(value) else { return nil }
        return (value.rawValue as? any RouteValue).flatMap { Self.texts(ofValue: $0) }
    }

    /// Whether nothing can change a value: it consists of cases and of parts that are `RouteValue`, so `Sendable`.
    private static func isConstant(_ value: Any) -> Bool {
        // Its mirror is code of the app.
        if value is any CustomReflectable { return false }
        let mirror = Mirror(reflecting: value)
        guard mirror.displayStyle == .enum || mirror.displayStyle == .struct else { return false }
        return mirror.children.allSatisfy { $0.value is any RouteValue }
    }

    /// The strings of a value; `nil` if one of them cannot be read back, such as that of an infinite number.
    private static func texts<Value: RouteValue>(ofValue value: Value) -> [String]? {
        let texts = value.routeTexts
        return texts.allSatisfy { Value(routeText: $0) != nil } ? texts : nil
    }

    /// The strings of values by name.
    ///
    /// - Parameter values: The values.
    /// - Returns: The strings.
    /// - Throws: ``RouterError`` with the code `notEncodable` for a value whose string cannot be read back.
    static func texts(of values: [String: any RouteValue]) throws -> [NamedTexts] {
        var result: [NamedTexts] = []
        // In the order of the names, so that the error is always about the same value.
        for name in URLText.inOrder(Array(values.keys)) {
            guard let value = values[name] else { continue }
            guard let texts = texts(ofValue: value) else { throw notEncodable(name, type(of: value)) }
            result.append((name, texts))
        }
        return result
    }

    private static func notEncodable(_ name: String, _ type: Any.Type) -> RouterError {
        RouterError(.notEncodable, .unwritableValue(parameter: name, type: "\(type)"))
    }
}
