import RoutePatterns
import RouteTables

/// Checks the parameters that a marker fixes: `@route(with: tab=insights)`.
enum FixedParameters {
    /// Each one needs a parameter whose type accepts the value and that no placeholder of the pattern fills.
    static func check(_ pattern: Handler.Pattern, _ handler: Handler) -> [Diagnostic] {
        pattern.marker.fixedParameters.compactMap { finding($0, pattern, handler) }
    }

    private static func finding(
        _ fixed: RouteMarker.FixedParameter,
        _ pattern: Handler.Pattern,
        _ handler: Handler
    ) -> Diagnostic? {
        let name = fixed.key.value
        if let capture = pattern.pattern.captureIndex(name).map({ pattern.pattern.captures[$0] }) {
            return Problem(.unfitFixedParameter, at: fixed.key)
                .saying("`with:` sets `\(name)`, but the placeholder `:\(name)` of `\(pattern.text)` sets it too")
                .noting("the placeholder is here", at: pattern.place(of: capture).location)
                .advising("remove one of them")
        }
        guard let parameter = handler.namedParameters.first(where: { $0.name == name }) else {
            guard !handler.readsRequest else { return nil }
            let names = handler.parameters.filter { $0.role == .value }.map(\.name)
            return Problem(.unfitFixedParameter, at: fixed.key)
                .saying("`\(handler.signatureName)` has no parameter `\(name)` for `with:`")
                .noting("`\(handler.signatureName)` is declared here", at: handler.location)
                .suggesting(Spelling.nearest(to: name, among: names), otherwise: "add a parameter named `\(name)`")
        }
        guard let problem = problem(fixed.value.value, parameter) else { return nil }
        return Problem(.unfitFixedParameter, at: fixed.value)
            .saying(problem)
            .noting("the parameter is declared here", at: parameter.location)
            .advising(
                parameter.role == .value
                    ? "write a value of that type: `with: \(name)=…`"
                    : "remove `\(name)=\(fixed.value.value)`"
            )
    }

    /// The reason that a parameter cannot have a string as its value; `nil` if it can, or if only the compiler knows
    /// the type.
    private static func problem(_ text: String, _ parameter: HandlerParameter) -> String? {
        guard parameter.role == .value else { return "`\(parameter.name)` cannot have a text as its value" }
        guard !mayBeValue(text, of: parameter) else { return nil }
        return "`\(text)` is not a valid `\(parameter.type.unwrapped.text)` for `\(parameter.name)`"
    }

    /// Whether a string is a value of a parameter's type, or only the compiler knows the type.
    private static func mayBeValue(_ text: String, of parameter: HandlerParameter) -> Bool {
        let type = parameter.type.unwrapped.text
        if let integer = TypeText.integers[type] { return Self.reads(text, integer) }
        return switch type {
        case "Bool": StandardText.boolean(text) != nil
        case "Character": StandardText.character(text) != nil
        case "Double": StandardText.decimal(text, as: Double.self) != nil
        case "Float": StandardText.decimal(text, as: Float.self) != nil
        default: true
        }
    }

    private static func reads(_ text: String, _ type: (some FixedWidthInteger).Type) -> Bool {
        type.init(text, radix: 10) != nil
    }
}
