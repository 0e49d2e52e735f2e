/// The parameters of a handler as far as they decide how arguments are read.
///
/// Handlers of one signature share one function that reads their arguments; where all types are known to be ones that a
/// URL can carry, the runtime's own function does. Both keep generated code small.
struct HandlerSignature: Hashable {
    /// A parameter that has a value of its own, with the way its value is read.
    struct Element: Hashable {
        var transportType: String
        var reading: String
        /// Whether the value is read as its type says, and the type is a standard one.
        var isPlain: Bool
    }

    var elements: [Element]
    var condition: String?
    /// The attributes of what names its types, which may be available and deprecated as the handler is.
    var availability: String

    init(_ handler: Handler) {
        let callbackCount = handler.parameters.count { $0.role.isCallback }
        let isOpen = handler.patterns.contains { !$0.origins.isEmpty }
        let captured = Set(
            handler.patterns.flatMap { $0.pattern.captures.map(\.name) + $0.fixed.map(\.key.value) }
        )
        condition = handler.condition
        availability = handler.availability.availability.attributes
        elements = handler.namedParameters.enumerated().map { index, parameter in
            let reading = Self.reading(
                parameter,
                index: index,
                callbackCount: callbackCount,
                isPositional: handler.patterns.contains(where: \.isPositional),
                isFromText: captured.contains(parameter.name) || isOpen && parameter.isRequired
            )
            return Element(
                transportType: parameter.transportType,
                reading: parameter.role == .info ? reading : "try \(reading)",
                isPlain: reading == "call_.routeValue(\(index))"
            )
        }
    }

    /// The tuple of all values, or the one value's type.
    var valuesType: String {
        elements.count == 1 ? elements[0].transportType : "(\(elements.map(\.transportType).joined(separator: ", ")))"
    }

    /// The call of the runtime's function that reads the arguments, where that is all there is to do.
    var plainReading: String? {
        guard elements.allSatisfy(\.isPlain) else { return nil }
        return "call_.values(\(elements.map { "\($0.transportType).self" }.joined(separator: ", ")))"
    }

    /// The expression that reads a value.
    ///
    /// `isFromText` says that a URL has to be able to carry it, as a placeholder stands
    /// for it, or as callers outside of the app have to supply it.
    private static func reading(
        _ parameter: HandlerParameter,
        index: Int,
        callbackCount: Int,
        isPositional: Bool,
        isFromText: Bool
    ) -> String {
        switch parameter.role {
        case .info where isPositional:
            return "call_.info(\(index))"
        case .request, .info:
            return "call_.request.parameters"
        case .callback(let ordinal):
            return parameter.isRequired
                ? "call_.callback(\(index), ordinal: \(ordinal), of: \(callbackCount))"
                : "call_.optionalCallback(\(index), ordinal: \(ordinal))"
        case .value:
            let isStandard = parameter.type.isStandardValue
            let value =
                isStandard
                ? "call_.routeValue(\(index))" : isFromText ? "call_.textValue(\(index))" : "call_.value(\(index))"
            switch parameter.defaultValue {
            case .none, .literal("nil"): return value
            case .literal(let literal) where isStandard: return "call_.routeValue(\(index), default: \(literal))"
            case .literal(let literal): return "call_.has(\(index)) ? \(value) : \(literal)"
            // An absent value is `nil` for the optional that stands for the default.
            case .expression where !parameter.type.isOptional: return value
            // Inside of another optional, the compiler would choose the reading of what only code can pass for an array of an enumeration.
            case .expression: return "call_.has(\(index)) ? .some(\(value) as \(parameter.type.text)) : .none"
            }
        }
    }
}

extension TypeText {
    /// Whether it is a type of the standard library that conforms to `RouteValue`, or an optional or an array of one.
    fileprivate var isStandardValue: Bool {
        var name = text[...]
        if name.hasSuffix("?") { name = name.dropLast() }
        if name.hasPrefix("["), name.hasSuffix("]") { name = name.dropFirst().dropLast() }
        return Self.standardValues.contains(String(name))
    }

    private static let standardValues: Set<String> = [
        "String", "Bool", "Int", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
        "Double", "Float",
    ]
}
