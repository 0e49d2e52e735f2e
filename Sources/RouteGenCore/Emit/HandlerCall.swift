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
        let named = handler.namedParameters
        let names = Self.names(handler)
        settings = handler.setsParameters ? Self.settings(handler, names) : []
        let optional =
            handler.setsParameters ? [] : named.indices.filter { named[$0].defaultValue == .expression }
        let count = 1 << optional.count
        self.names = names
        variants = (0..<count).reversed().map { present in
            let bound = optional.enumerated().filter { present & (1 << $0.offset) != 0 }.map(\.element)
            let patterns = bound.map { "let \(names[$0])" }
            return Variant(
                pattern: patterns.isEmpty ? nil : patterns.joined(separator: ", "),
                expression: Self.expression(
                    handler,
                    instance,
                    names,
                    leavingOut: Set(optional).subtracting(bound)
                )
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

    private static func settings(_ handler: Handler, _ names: [String]) -> [String] {
        var names = names[...]
        let form = DispatchForm(handler.callKind)
        return handler.parameters.map { parameter in
            let property = "\(instanceName).\(SwiftText.identifier(parameter.name))"
            if parameter.role == .service {
                return "\(property) = \(form.marks) \(parameter.service(isAwaited: form.isAsync))"
            }
            guard parameter.role != .request, let name = names.popFirst() else { return "\(property) = call_.request" }
            let setting = "\(property) = \(name)"
            let isAlwaysSet = parameter.defaultValue == .none || parameter.role == .info
            return isAlwaysSet ? setting : "if let \(name) { \(setting) }"
        }
    }

    private static func expression(
        _ handler: Handler,
        _ instance: String,
        _ names: [String],
        leavingOut omitted: Set<Int>
    ) -> String {
        let safety = handler.isUnsafe ? "unsafe " : ""
        let cases = handler.enclosingCases.reversed()
        let call = call(of: handler, instance, names, leavingOut: omitted)
        return safety + cases.map { "\($0)(" }.joined() + call + String(repeating: ")", count: cases.count)
    }

    private static func call(
        of handler: Handler,
        _ instance: String,
        _ names: [String],
        leavingOut omitted: Set<Int>
    ) -> String {
        let callee = callee(handler, instance)
        if handler.setsParameters { return "\(callee)()" }
        let isValue = handler.callee == .staticProperty || handler.callee == .enumCase && handler.parameters.isEmpty
        if isValue { return callee }
        var index = 0
        var arguments: [String] = []
        for parameter in handler.parameters {
            let label = parameter.label.map { "\(SwiftText.argumentLabel($0)): " } ?? ""
            if parameter.role == .request {
                arguments.append("\(label)call_.request")
                continue
            }
            if parameter.role == .service {
                arguments.append(label + parameter.service(isAwaited: DispatchForm(handler.callKind).isAsync))
                continue
            }
            if !omitted.contains(index) {
                arguments.append(label + names[index])
            }
            index += 1
        }
        return "\(callee)(\(arguments.joined(separator: ", ")))"
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
