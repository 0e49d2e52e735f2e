/// The parameters of a handler as far as they decide how arguments are read and written.
///
/// Handlers of one signature share one function that reads their arguments and one that writes them into a URL, which
/// keeps generated code small.
struct HandlerSignature: Hashable {
    /// A parameter that has a value of its own, with the way its value is read.
    struct Element: Hashable {
        var transportType: String
        var reading: String
        var isInfo: Bool
    }

    var elements: [Element]
    var condition: String?

    init(_ handler: Handler) {
        let callbackCount = handler.parameters.count { $0.role.isCallback }
        let isOpen = handler.patterns.contains { !$0.origins.isEmpty }
        condition = handler.condition
        elements = handler.namedParameters.enumerated().map { index, parameter in
            Element(
                transportType: parameter.transportType,
                reading: Self.reading(parameter, index: index, callbackCount: callbackCount, isOpen: isOpen),
                isInfo: parameter.role == .info && !parameter.type.isOptional
            )
        }
    }

    /// The tuple of all values, or the one value's type.
    var valuesType: String {
        elements.count == 1 ? elements[0].transportType : "(\(elements.map(\.transportType).joined(separator: ", ")))"
    }

    /// The type of the values as a parameter; a closure on its own has to say that it is kept.
    var valuesParameterType: String {
        let type = TypeText(valuesType)
        return type.isFunction && !type.isOptional ? "@escaping \(valuesType)" : valuesType
    }

    private static func reading(
        _ parameter: HandlerParameter,
        index: Int,
        callbackCount: Int,
        isOpen: Bool
    ) -> String {
        switch parameter.role {
        case .request, .info:
            return "call_.request.parameters"
        case .callback(let ordinal):
            return parameter.isRequired
                ? "try call_.callback(\(index), ordinal: \(ordinal), of: \(callbackCount))"
                : "try call_.optionalCallback(\(index), ordinal: \(ordinal))"
        case .value:
            let value = parameter.isRequired && isOpen ? "call_.textValue(\(index))" : "call_.value(\(index))"
            switch parameter.defaultValue {
            case .none, .literal("nil"): return "try \(value)"
            case .literal(let literal): return "try call_.has(\(index)) ? \(value) : \(literal)"
            case .expression: return "try call_.has(\(index)) ? \(value) : nil"
            }
        }
    }
}
