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
        let captured = Set(handler.patterns.flatMap { $0.pattern.captures.map(\.name) })
        condition = handler.condition
        elements = handler.namedParameters.enumerated().map { index, parameter in
            Element(
                transportType: parameter.transportType,
                reading: Self.reading(
                    parameter,
                    index: index,
                    callbackCount: callbackCount,
                    isFromText: captured.contains(parameter.name) || isOpen && parameter.isRequired
                ),
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

    /// The expression that reads a value.
    ///
    /// - Parameter isFromText: Whether a URL has to be able to carry it, as a placeholder stands for it, or as callers
    ///   outside of the app have to supply it.
    private static func reading(
        _ parameter: HandlerParameter,
        index: Int,
        callbackCount: Int,
        isFromText: Bool
    ) -> String {
        switch parameter.role {
        case .request, .info:
            return "call_.request.parameters"
        case .callback(let ordinal):
            return parameter.isRequired
                ? "try call_.callback(\(index), ordinal: \(ordinal), of: \(callbackCount))"
                : "try call_.optionalCallback(\(index), ordinal: \(ordinal))"
        case .value:
            let value = isFromText ? "call_.textValue(\(index))" : "call_.value(\(index))"
            switch parameter.defaultValue {
            case .none, .literal("nil"): return "try \(value)"
            case .literal(let literal): return "try call_.has(\(index)) ? \(value) : \(literal)"
            case .expression: return "try call_.has(\(index)) ? \(value) : nil"
            }
        }
    }
}
