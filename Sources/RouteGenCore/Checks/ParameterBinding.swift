import RoutePatterns
import RouteTables

/// Checks that placeholders and parameters match.
enum ParameterBinding {
    /// Every placeholder needs a parameter, and callers must be able to supply every required parameter.
    static func check(_ handler: Handler) -> [Diagnostic] {
        handler.patterns.flatMap { unbound($0, handler) + unfit($0, handler) + FixedParameters.check($0, handler) }
            + unreachable(handler)
    }

    private static func unbound(_ pattern: Handler.Pattern, _ handler: Handler) -> [Diagnostic] {
        guard !handler.parameters.contains(where: { $0.role == .info || $0.role == .request }) else { return [] }
        return pattern.pattern.captures.compactMap { capture -> Diagnostic? in
            guard !handler.parameters.contains(where: { $0.name == capture.name && $0.role == .value }) else {
                return nil
            }
            let values = handler.parameters.filter { $0.role == .value }
            let labelled = values.first { $0.label == capture.name }
            let nearest = labelled?.name ?? Spelling.nearest(to: capture.name, among: values.map(\.name))
            let reason = labelled == nil ? "" : ": `\(capture.name)` is a label, but placeholders bind by name"
            if capture.isNumbered { return unboundGroup(capture, of: pattern, handler) }
            return Diagnostic(
                .unboundPlaceholder,
                "\(noun(capture)) of `\(pattern.text)` has no matching parameter in "
                    + "`\(handler.signatureName)`\(reason)",
                at: pattern.place(of: capture).location,
                length: pattern.place(of: capture).length,
                related: [.init(location: handler.location, message: "`\(handler.signatureName)` is declared here")],
                help: nearest.map { capture.place == .url ? "did you mean `(?<\($0)>`?" : "did you mean `:\($0)`?" }
                    ?? "add a parameter named `\(capture.name)`, or write "
                    + (capture.place == .url ? "`(?:` for an unused group" : "`*` for an unused component")
            )
        }
    }

    private static func unboundGroup(
        _ group: RoutePattern.Capture,
        of pattern: Handler.Pattern,
        _ handler: Handler
    ) -> Diagnostic {
        Diagnostic(
            .unboundPlaceholder,
            "group \(group.name) of `\(pattern.text)` has no matching parameter in `\(handler.signatureName)`",
            at: pattern.place(of: group).location,
            length: pattern.place(of: group).length,
            related: [.init(location: handler.location, message: "`\(handler.signatureName)` is declared here")],
            help:
                "groups bind to the parameters in order; add a parameter, or write `(?:` for an unused group"
        )
    }

    /// The name of a capture in messages.
    private static func noun(_ capture: RoutePattern.Capture) -> String {
        capture.place == .url ? "the group `\(capture.name)`" : "the placeholder `:\(capture.name)`"
    }

    /// A placeholder that may be absent or repeated needs an optional or an array.
    ///
    /// Only standard types are checked, since any other type may be an alias of an optional or an array.
    private static func unfit(_ pattern: Handler.Pattern, _ handler: Handler) -> [Diagnostic] {
        pattern.pattern.captures.compactMap { capture -> Diagnostic? in
            guard
                let parameter = handler.parameters.first(where: { $0.name == capture.name && $0.role == .value }),
                parameter.type.isStandardScalar
            else { return nil }
            if [.any, .some].contains(capture.kind) {
                return Diagnostic(
                    .unfitParameter,
                    "\(noun(capture)) matches several components, "
                        + "but `\(parameter.name)` is a single `\(parameter.type.text)`",
                    at: pattern.place(of: capture).location,
                    length: pattern.place(of: capture).length,
                    related: [.init(location: parameter.location, message: "the parameter is declared here")],
                    help: "declare `\(parameter.name): [\(parameter.type.text)]`"
                )
            }
            guard capture.kind == .optional, parameter.defaultValue == .none else { return nil }
            return Diagnostic(
                .unfitParameter,
                "\(noun(capture)) may be absent, but `\(parameter.name)` is required",
                at: pattern.place(of: capture).location,
                length: pattern.place(of: capture).length,
                related: [.init(location: parameter.location, message: "the parameter is declared here")],
                help: "declare `\(parameter.name): \(parameter.type.text)?`, or give it a default value"
            )
        }
    }

    /// A route that is open to callers outside the app cannot require values that only code in the process can pass.
    private static func unreachable(_ handler: Handler) -> [Diagnostic] {
        guard let pattern = handler.patterns.first(where: { !$0.origins.isEmpty }) else { return [] }
        return handler.parameters.compactMap { parameter -> Diagnostic? in
            guard parameter.isRequired else { return nil }
            let reason: String
            if parameter.role.isCallback {
                reason = "is a closure"
            } else if parameter.role == .value, parameter.type.isTuple {
                reason = "is a tuple"
            } else if parameter.role == .value, ["Any", "AnyObject"].contains(parameter.type.text) {
                reason = "can be anything"
            } else {
                return nil
            }
            return Diagnostic(
                .unreachableParameter,
                "the route is open to callers outside the app, but a URL cannot supply `\(parameter.name)`, "
                    + "which \(reason)",
                at: parameter.location,
                length: max(1, (parameter.label ?? parameter.name).utf8.count),
                related: [.init(location: pattern.location, message: "the route is opened here")],
                help: "make the parameter optional, give it a default value, or remove `from:`"
            )
        }
    }
}
