/// The expressions that call a handler with the values of its arguments.
struct HandlerCall {
    /// A variant of the call.
    ///
    /// It omits the argument of an absent value if only the handler knows the default.
    struct Variant {
        /// The condition of an `if`; `nil` for the last variant.
        var pattern: String?
        var expression: String
    }

    let variants: [Variant]
    /// The statements that set properties of the new instance, whose name is ``instanceName``.
    let settings: [String]
    /// The names of the constants with the values, in the order of the parameters.
    let names: [String]

    /// Builds the variants of a handler's call.
    ///
    /// `instance` is the expression for the instance of a method.
    init(_ handler: Handler, instance: String) {
        let shape = CallShape(handler.callKind)
        names = Self.names(handler)
        var remaining = names[...]
        let values = handler.parameters.map { parameter in
            switch parameter.role {
            case .request: "call_.request"
            case .service: parameter.service(isAwaited: shape.isAsync)
            case .value, .info, .callback: remaining.popFirst() ?? ""
            }
        }
        settings = handler.setsParameters ? Self.settings(handler.parameters, values, shape) : []
        let optional = handler.parameters.indices.filter { index in
            let parameter = handler.parameters[index]
            return parameter.defaultValue == .expression && parameter.role.isNamed && !handler.setsParameters
        }
        variants = (0..<1 << optional.count).reversed().map { present in
            let bound = optional.enumerated().filter { present & (1 << $0.offset) != 0 }.map(\.element)
            let patterns = bound.map { "let \(values[$0])" }
            return Variant(
                pattern: patterns.isEmpty ? nil : patterns.joined(separator: ", "),
                expression: Self.expression(handler, instance, values, leavingOut: Set(optional).subtracting(bound))
            )
        }
    }

    /// The parameters' names with a suffix that neither the handler nor generated code uses.
    private static func names(_ handler: Handler) -> [String] {
        let taken = ["call_", "handler_", "isolation_", instanceName, handler.name] + handler.typePath.prefix(1)
        let parameters = handler.namedParameters.map { SwiftText.withoutBackticks($0.name) }
        let ending = ["_", "Value_", "Value__"].first { ending in
            taken.allSatisfy { !parameters.map { $0 + ending }.contains($0) }
        }
        return parameters.map { SwiftText.identifier($0 + (ending ?? "_")) }
    }

    /// The name of a new instance whose properties are set.
    static let instanceName = "instance_"

    private static func settings(
        _ parameters: [HandlerParameter],
        _ values: [String],
        _ shape: CallShape
    ) -> [String] {
        zip(parameters, values).map { parameter, value in
            let property = "\(instanceName).\(SwiftText.identifier(parameter.name))"
            if parameter.role == .service { return "\(property) = \(shape.marks) \(value)" }
            let setting = "\(property) = \(value)"
            let isAlwaysSet = parameter.defaultValue == .none || !parameter.role.isNamed || parameter.role == .info
            return isAlwaysSet ? setting : "if let \(value) { \(setting) }"
        }
    }

    private static func expression(
        _ handler: Handler,
        _ instance: String,
        _ values: [String],
        leavingOut omitted: Set<Int>
    ) -> String {
        var call = callee(handler, instance)
        let isValue = handler.callee == .staticProperty || handler.callee == .enumCase && handler.parameters.isEmpty
        if handler.setsParameters {
            call += "()"
        } else if !isValue {
            let arguments = values.indices.filter { !omitted.contains($0) }.map { index in
                (handler.parameters[index].label.map { "\(SwiftText.argumentLabel($0)): " } ?? "") + values[index]
            }
            call += "(\(arguments.joined(separator: ", ")))"
        }
        let cases = handler.enclosingCases.reversed()
        return (handler.isUnsafe ? "unsafe " : "") + cases.map { "\($0)(" }.joined() + call
            + String(repeating: ")", count: cases.count)
    }

    private static func callee(_ handler: Handler, _ instance: String) -> String {
        let name = SwiftText.identifier(handler.name)
        switch handler.callee {
        case .freeFunction: return name
        case .staticMember, .staticProperty, .enumCase: return "\(handler.typeReference).\(name)"
        case .initializer: return handler.typeReference
        case .instanceMember: return "\(instance).\(name)"
        }
    }
}
