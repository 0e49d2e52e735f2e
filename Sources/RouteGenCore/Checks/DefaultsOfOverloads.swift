/// Finds default values that would make a generated call choose another overload.
///
/// If a value is absent whose default is an expression, the generated call omits the argument. If the type or its
/// superclass has a function with the same name and the labels of the remaining arguments, Swift may silently call that
/// one. Swift prefers the type's own functions to those in a protocol extension, then the function that needs fewer
/// default values, then the one whose parameters have exactly the types of the arguments, which are those of the handler.
enum DefaultsOfOverloads {
    /// The finding about a handler; none if every call means the handler.
    static func check(_ handler: Handler, in overloads: OverloadIndex, types: TypeIndex) -> [Diagnostic] {
        // A call that sets properties has no arguments.
        guard !handler.setsParameters else { return [] }
        let optional = handler.parameters.indices.filter { handler.parameters[$0].defaultValue == .expression }
        guard !optional.isEmpty, optional.count <= HandlerLimits.expressionDefaults else { return [] }
        let count = overloads.count(of: handler)
        guard count <= OverloadIndex.comparedLimit else {
            return [
                Problem(.unsupportedHandler, at: handler)
                    .saying(
                        "`\(handler.name)` has \(count) overloads, but a handler can have at most "
                            + "\(OverloadIndex.comparedLimit)"
                    )
                    .advising("give some of the functions other names")
            ]
        }
        let inherited = handler.callee == .initializer ? [] : types.superclasses(of: handler.typeName)
        let others = ([handler.typePath] + inherited.map(SwiftText.components)).flatMap {
            overloads.functions(inPlaceOf: handler, at: $0)
        }
        let all = handler.parameters.map(\.label)
        for present in (0..<(1 << optional.count) - 1).reversed() {
            let omitted = optional.enumerated().filter { present & (1 << $0.offset) == 0 }.map(\.element)
            let labels = all.indices.filter { !omitted.contains($0) }.map { all[$0] }
            let meant = others.first { other in
                // With the same labels, the types tell them apart, or the call is ambiguous.
                guard other.labels != all else { return false }
                return other.defaultCount(of: labels).map { $0 <= omitted.count } ?? false
            }
            if let meant { return [finding(handler, omitted.map { handler.parameters[$0] }, meant)] }
        }
        return []
    }

    private static func finding(
        _ handler: Handler,
        _ omitted: [HandlerParameter],
        _ other: OverloadIndex.Entry
    ) -> Diagnostic {
        let names = omitted.map { "`\($0.name)`" }.joined(separator: " and ")
        let isOne = omitted.count == 1
        let name = "\(handler.name)(\(other.labels.map { "\($0 ?? "_"):" }.joined()))"
        return Problem(.unsupportedHandler, at: handler)
            .saying(
                "`\(handler.signatureName)` cannot be called without \(names): "
                    + "the default \(isOne ? "value is an expression" : "values are expressions"), "
                    + "and such a call may mean `\(name)`"
            )
            .noting(omitted.map { $0.location.note("the default value of `\($0.name)` is an expression") })
            .noting("`\(name)` is declared here", at: other.location)
            .advising(
                "give one of the functions another name, write a literal as the default value, "
                    + "or make \(names) optional and apply the default inside the function"
            )
    }
}
