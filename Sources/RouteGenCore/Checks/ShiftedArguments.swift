/// Finds default values whose omission would give a later argument to the wrong parameter.
///
/// If a value is absent whose default is an expression, the generated call omits the argument. Swift finds the parameter
/// of an argument by its label and its place. So without the first argument, the second one of
/// `f(_ first: Int = ten(), _ second: Int = 2)` would become the first.
enum ShiftedArguments {
    /// The finding about a handler; none if each argument reaches its parameter.
    static func check(_ handler: Handler) -> [Diagnostic] {
        let parameters = handler.parameters
        for (index, omitted) in parameters.enumerated() where omitted.defaultValue == .expression {
            guard let taken = parameters[(index + 1)...].first(where: { $0.label == omitted.label }) else { continue }
            let between = parameters[(index + 1)...].prefix { $0.label != omitted.label }
            // An argument with a label ends the search for the parameter of one without.
            if omitted.label == nil, between.contains(where: { $0.defaultValue != .expression }) { continue }
            let label = omitted.label.map { "another label than `\($0)`" } ?? "a label"
            return [
                Problem(.unsupportedHandler, at: handler)
                    .saying(
                        "`\(handler.signatureName)` cannot be called without `\(omitted.name)`: its default value is an "
                            + "expression, and the value of `\(taken.name)` would take its place"
                    )
                    .noting("the default value of `\(omitted.name)` is an expression", at: omitted.location)
                    .noting("`\(taken.name)` is declared here", at: taken.location)
                    .advising(
                        "give `\(omitted.name)` \(label), write a literal as its default value, "
                            + "or make it optional and apply the default inside the function"
                    )
            ]
        }
        return []
    }
}
