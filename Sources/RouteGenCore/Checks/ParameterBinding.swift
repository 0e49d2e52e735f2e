import RoutePatterns
import RouteTables

/// Checks that placeholders and parameters match.
enum ParameterBinding {
    /// Every placeholder needs a parameter, and callers must be able to supply every required parameter.
    static func check(_ handler: Handler) -> [Diagnostic] {
        handler.patterns.flatMap {
            unboundPlaceholders($0, handler) + unfitPlaceholders($0, handler) + FixedParameters.check($0, handler)
        }
            + unreachableParameters(handler) + InjectedParameters.check(handler)
    }

    private static func unboundPlaceholders(_ pattern: Handler.Pattern, _ handler: Handler) -> [Diagnostic] {
        guard !handler.readsRequest else { return [] }
        let values = handler.parameters.filter { $0.role == .value }
        let declared = handler.location.note("`\(handler.signatureName)` is declared here")
        return pattern.pattern.captures.compactMap { capture -> Diagnostic? in
            guard !values.contains(where: { $0.name == capture.name }) else { return nil }
            let labeled = values.first { $0.label == capture.name }
            let reason = labeled == nil ? "" : ": `\(capture.name)` is a label, but placeholders bind by name"
            let nearest = labeled?.name ?? Spelling.nearest(to: capture.name, among: values.map(\.name))
            return Problem(.unboundPlaceholder, at: pattern.place(of: capture))
                .saying(
                    "\(noun(capture)) of `\(pattern.text)` has no matching parameter in "
                        + "`\(handler.signatureName)`\(capture.isNumbered ? "" : reason)"
                )
                .noting([declared])
                .advising(help(binding: capture, nearest: nearest, handler))
        }
    }

    private static func help(
        binding capture: RoutePattern.Capture,
        nearest: String?,
        _ handler: Handler
    ) -> String {
        if capture.isNumbered {
            return "groups bind to the parameters in order; add a parameter, or write `(?:` for an unused group"
        }
        let isGroup = capture.place == .url
        if let nearest { return isGroup ? "did you mean `(?<\(nearest)>`?" : "did you mean `:\(nearest)`?" }
        let addition =
            handler.setsParameters
            ? "declare a stored `var \(capture.name)` in `\(handler.typeName)` that other files can set"
            : "add a parameter named `\(capture.name)`"
        return "\(addition), or write "
            + (isGroup ? "`(?:` for an unused group" : "`*` for an unused component")
    }

    /// The name of a capture in messages.
    private static func noun(_ capture: RoutePattern.Capture) -> String {
        if capture.isNumbered { return "group \(capture.name)" }
        return capture.place == .url ? "the group `\(capture.name)`" : "the placeholder `:\(capture.name)`"
    }

    /// A placeholder needs a parameter that can have each of its values.
    private static func unfitPlaceholders(_ pattern: Handler.Pattern, _ handler: Handler) -> [Diagnostic] {
        let isLoose = pattern.marker.readsLoosely
        return pattern.pattern.captures.indices.compactMap { index -> Diagnostic? in
            let capture = pattern.pattern.captures[index]
            guard
                let parameter = handler.parameters.first(where: { $0.name == capture.name && $0.role == .value }),
                let problem = unfitExtent(capture, parameter) ?? lostItems(capture, parameter)
                    ?? (isLoose ? nil : UnfitConstraints.problem(index, of: pattern.pattern, parameter))
            else { return nil }
            return Problem(.unfitParameter, at: pattern.place(of: capture))
                .saying("\(noun(capture)) \(problem.message)")
                .noting("the parameter is declared here", at: parameter.location)
                .advising(problem.help)
        }
    }

    /// A placeholder that may be absent or repeated needs an optional or an array.
    ///
    /// Only standard types are checked, since any other type may be an alias of an optional or an array.
    private static func unfitExtent(
        _ capture: RoutePattern.Capture,
        _ parameter: HandlerParameter
    ) -> (message: String, help: String)? {
        guard parameter.type.isStandardScalar else { return nil }
        let name = parameter.name
        let type = parameter.type.text
        if [.any, .some].contains(capture.kind) {
            return ("matches several components, but `\(name)` is a single `\(type)`", "declare `\(name): [\(type)]`")
        }
        guard capture.kind == .optional, parameter.defaultValue == .none else { return nil }
        return (
            "may be absent, but `\(name)` is required", "declare `\(name): \(type)?`, or give it a default value"
        )
    }

    /// A placeholder of a query item takes one value, so an array loses those of other items with the same key.
    private static func lostItems(
        _ capture: RoutePattern.Capture,
        _ parameter: HandlerParameter
    ) -> (message: String, help: String)? {
        let type = parameter.type.unwrapped.text.utf8
        guard capture.place == .query, [.one, .optional].contains(capture.kind),
            type.first == UInt8(ascii: "["), !type.contains(UInt8(ascii: ":"))
        else { return nil }
        return (
            "takes the value of one item, but `\(parameter.name)` is an array",
            "remove the item from the pattern, since a parameter takes all items with its name, or declare a single value"
        )
    }

    /// A route that is open to callers outside the app cannot require values that only code in the process can pass.
    private static func unreachableParameters(_ handler: Handler) -> [Diagnostic] {
        guard let pattern = handler.patterns.first(where: { !$0.origins.isEmpty }) else { return [] }
        return handler.parameters.compactMap { parameter -> Diagnostic? in
            guard parameter.isRequired, parameter.isOfCode || parameter.role.isCallback else { return nil }
            return Problem(.unreachableParameter, at: parameter)
                .saying(
                    "the route is open to callers outside the app, but a URL cannot supply `\(parameter.name)`, "
                        + "which is \(parameter.role.isCallback ? "a closure" : "of type `\(parameter.type.text)`")"
                )
                .noting("the route is opened here", at: pattern.location)
                .advising("make the parameter optional, give it a default value, or remove `from:`")
        }
    }
}
