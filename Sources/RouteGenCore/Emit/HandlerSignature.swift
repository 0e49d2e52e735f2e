/// The properties of a handler's parameters that determine how its arguments are read.
///
/// Handlers with the same signature share one function that reads their arguments. If a URL can carry all types, that
/// is a function of the runtime. Both keep generated code small.
struct HandlerSignature: Hashable {
    /// A parameter with a value of its own, and how the value is read.
    struct Element: Hashable {
        var transportType: String
        var reading: String
        /// Whether the reading names the type.
        var isTyped: Bool
        /// Whether the value is read as its type prescribes, and the type is a standard one.
        var isPlain: Bool
    }

    var elements: [Element]
    var condition: String?
    /// The attributes of everything that names its types, which may be available and deprecated like the handler.
    var availability: String

    init(_ handler: Handler) {
        let isOpen = handler.patterns.contains { !$0.origins.isEmpty }
        let captured = Set(
            handler.patterns.flatMap { $0.pattern.captures.map(\.name) + $0.marker.fixedParameters.map(\.key.value) }
        )
        condition = handler.condition
        availability = handler.availability.availability.attributes
        elements = handler.namedParameters.enumerated().map { index, parameter in
            let reading = Self.reading(
                parameter,
                index: index,
                isOfService: handler.isRequirement,
                isFromText: captured.contains(parameter.name) || isOpen && parameter.isRequired
            )
            return Element(
                transportType: parameter.transportType,
                reading: parameter.role == .info ? reading : "try \(reading)",
                isTyped: parameter.role.isCallback && parameter.sendableFunction != nil,
                isPlain: reading == "call_.routeValue(\(index))"
            )
        }
    }

    /// The call of the runtime's function that reads the arguments, if that suffices.
    var plainReading: String? {
        guard elements.allSatisfy(\.isPlain) else { return nil }
        return "call_.values(\(elements.map { "\($0.transportType).self" }.joined(separator: ", ")))"
    }

    /// The expression that reads a value.
    ///
    /// `isFromText` tells whether a URL must be able to carry the value: because of a placeholder, or because callers
    /// outside of the app must pass it.
    private static func reading(
        _ parameter: HandlerParameter,
        index: Int,
        isOfService: Bool,
        isFromText: Bool
    ) -> String {
        switch parameter.role {
        case .info where isOfService: return "call_.info(\(index))"
        case .request, .info, .service: return "call_.parameters"
        case .callback:
            var arguments = "\(index)"
            var conversion = ""
            if let function = parameter.function, let sendable = parameter.sendableFunction {
                arguments += ", as: (\(function)).self"
                conversion = " { $0 as? \(sendable) }"
            }
            let name = parameter.isRequired ? "callback" : "optionalCallback"
            return "call_.\(name)(\(arguments))\(conversion)"
        case .value:
            let isStandard = parameter.type.isStandardValue
            let value =
                isStandard
                ? "call_.routeValue(\(index))" : isFromText ? "call_.textValue(\(index))" : "call_.value(\(index))"
            switch parameter.defaultValue {
            case .none, .literal("nil"): return value
            case .literal(let literal) where isStandard: return "call_.routeValue(\(index), default: \(literal))"
            case .literal(let literal): return "call_.has(\(index)) ? \(value) : \(literal)"
            // An absent value is `nil` in the optional that represents the default.
            case .expression where !parameter.type.isOptional: return value
            // Inside another optional, the compiler would choose the overload for context values for an array of an
            // enumeration.
            case .expression: return "call_.has(\(index)) ? .some(\(value) as \(parameter.type.text)) : .none"
            }
        }
    }
}
