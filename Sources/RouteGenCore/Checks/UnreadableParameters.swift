import RoutePatterns

/// Finds parameters that URLs must supply, and whose types no string becomes.
///
/// The compiler says so, too, in generated code. These are warnings, because an extension in a source that is not read may
/// make a type readable.
enum UnreadableParameters {
    /// Checks the parameters of a handler.
    ///
    /// - Parameters:
    ///   - handler: The handler.
    ///   - types: The types of its module.
    /// - Returns: The findings.
    static func check(_ handler: Handler, types: TypeIndex) -> [Diagnostic] {
        let opened = handler.patterns.first { !$0.origins.isEmpty }
        return handler.parameters.compactMap { parameter in
            guard parameter.role == .value,
                TextReadings(types: types).reading(of: parameter.type, from: handler.typePath) == .none
            else { return nil }
            let captured = handler.patterns.lazy.compactMap { pattern in
                pattern.pattern.captures.first { $0.name == parameter.name }.map { (pattern, capture: $0) }
            }.first
            let advice = advice(about: parameter, in: handler, types)
            if let (pattern, capture) = captured {
                return Problem(.unfitParameter, at: pattern.place(of: capture), severity: .warning)
                    .saying(
                        "the placeholder `:\(capture.name)` matches a string, which becomes no value of type "
                            + "`\(parameter.type.text)`"
                    )
                    .noting("the parameter is declared here", at: parameter.location)
                    .advising(advice + "leave out the placeholder, so that only code passes a value")
            }
            guard let opened, parameter.isRequired, !parameter.isOfCode else { return nil }
            return Problem(.unreachableParameter, at: parameter, severity: .warning)
                .saying(
                    "the route is open to callers outside the app, but a URL cannot supply `\(parameter.name)`, which is "
                        + "of type `\(parameter.type.text)`"
                )
                .noting("the route is opened here", at: opened.location)
                .advising(advice + "make the parameter optional, give it a default value, or remove `from:`")
        }
    }

    /// The way to have a value, and a conjunction: a protocol may have a service, and a type of the module may read strings.
    private static func advice(about parameter: HandlerParameter, in handler: Handler, _ types: TypeIndex) -> String {
        let type = parameter.type.singleValue
        let entry = types.entry(at: types.declaredPath(of: type.text, from: handler.typePath))
        if type.isExistential || entry?.kind == .protocol {
            return "write `inject: \(parameter.name)` if it is a service, or "
        }
        return entry == nil ? "" : "conform `\(type.text)` to `RouteValue`, or "
    }
}

extension HandlerParameter {
    /// Whether only code in the process has a value of its type, whatever the sources declare.
    var isOfCode: Bool { role == .value && (type.isTuple || ["Any", "AnyObject"].contains(type.text)) }
}
