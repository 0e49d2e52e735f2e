/// Finds default values that would make a generated call choose another overload.
///
/// If a value is absent whose default is an expression, the generated call omits the argument. If the type or its
/// superclass has a function with the same name for the remaining arguments, Swift may silently call that one. Swift
/// prefers the type's own functions to those in a protocol extension, then the function that needs fewer default values,
/// then the one whose parameters have exactly the types of the arguments, which are those of the handler.
enum DefaultsOfOverloads {
    /// The finding about a handler; none if every call means the handler.
    static func check(_ handler: Handler, in overloads: OverloadIndex, types: TypeIndex) -> [Diagnostic] {
        let count = overloads.count(at: (handler.typePath + [handler.name]).joined(separator: "."))
        guard count <= OverloadIndex.comparedLimit else {
            return [
                Diagnostic(
                    .unsupportedHandler,
                    "`\(handler.name)` has \(count) overloads, but a handler can have at most "
                        + "\(OverloadIndex.comparedLimit)",
                    at: handler,
                    help: "give some of the functions other names"
                )
            ]
        }
        // A call that sets properties has no arguments.
        guard !handler.setsParameters else { return [] }
        let optional = handler.parameters.indices.filter { handler.parameters[$0].defaultValue == .expression }
        guard !optional.isEmpty, optional.count <= HandlerLimits.expressionDefaults else { return [] }
        let conditions = CompilationConditions(handler.conditions)
        let others = Self.others(like: handler, in: overloads, types: types).filter { other in
            other.location != handler.location && other.isStatic == (handler.callee == .staticMember)
                && conditions.canHold(with: CompilationConditions(other.conditions))
        }
        guard !others.isEmpty else { return [] }
        let nominal = NominalTypes(types, from: handler.typePath)
        let all = arguments(of: handler, omitting: [])
        for present in (0..<(1 << optional.count) - 1).reversed() {
            let omitted = optional.enumerated().filter { present & (1 << $0.offset) == 0 }.map(\.element)
            let arguments = arguments(of: handler, omitting: omitted)
            let meant = others.first { other in
                guard let match = other.match(arguments, nominal) else { return false }
                if match.defaultCount != omitted.count { return match.defaultCount < omitted.count }
                // If the call with all arguments can mean both, their results tell them apart.
                return match.hasSameTypes && !other.accepts(all, nominal)
            }
            if let meant { return [finding(handler, omitted.map { handler.parameters[$0] }, meant)] }
        }
        return []
    }

    /// The arguments of a call, which have the types of the parameters.
    private static func arguments(of handler: Handler, omitting omitted: [Int]) -> [(label: String?, type: String)] {
        handler.parameters.indices.filter { !omitted.contains($0) }.map { index in
            (label: handler.parameters[index].label, type: handler.parameters[index].type.text)
        }
    }

    /// The functions with the handler's name in its type, and inherited ones that the handler does not override.
    private static func others(
        like handler: Handler,
        in overloads: OverloadIndex,
        types: TypeIndex
    ) -> [OverloadIndex.Entry] {
        let own = overloads.functions(at: (handler.typePath + [handler.name]).joined(separator: "."))
        guard handler.callee != .freeFunction, handler.callee != .initializer else { return own }
        let inherited = types.superclasses(of: handler.typePath.joined(separator: ".")).flatMap {
            overloads.functions(at: "\($0).\(handler.name)")
        }
        let labels = handler.parameters.map(\.label)
        return own + inherited.filter { $0.parameters.map(\.label) != labels }
    }

    private static func finding(
        _ handler: Handler,
        _ omitted: [HandlerParameter],
        _ other: OverloadIndex.Entry
    ) -> Diagnostic {
        let names = omitted.map { "`\($0.name)`" }.joined(separator: " and ")
        let isOne = omitted.count == 1
        let name = "\(handler.name)(\(other.parameters.map { "\($0.label ?? "_"):" }.joined()))"
        return Diagnostic(
            .unsupportedHandler,
            "`\(handler.signatureName)` cannot be called without \(names): "
                + "the default \(isOne ? "value is an expression" : "values are expressions"), "
                + "and such a call may mean `\(name)`",
            at: handler,
            related: omitted.map {
                $0.location.note("the default value of `\($0.name)` is an expression")
            } + [other.location.note("`\(name)` is declared here")],
            help:
                "give one of the functions another name, write a literal as the default value, "
                + "or make \(names) optional and apply the default inside the function"
        )
    }
}
