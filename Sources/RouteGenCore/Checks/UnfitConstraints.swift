import RoutePatterns

/// Finds constraints that match no value of their parameter's type, such as `:id(\\d+)` for an `Int`.
///
/// Only standard types are compared, whose strings are a regular language.
enum UnfitConstraints {
    /// The problem with the constraint of a capture, and its fix; `nil` if some value satisfies it.
    static func problem(
        _ capture: Int,
        of pattern: RoutePattern,
        _ parameter: HandlerParameter
    ) -> (message: String, help: String)? {
        // The usual constraint of numbers needs no automaton.
        if pattern.captures[capture].constraint == #"\d+"# { return nil }
        let type = parameter.type.unwrapped.text
        guard let constraint = constraint(of: capture, in: pattern), let values = language(ofValues: type),
            let automaton = try? Automaton(constraint), let example = automaton.shortestText(),
            let common = try? automaton.intersection(values), common.shortestText() == nil
        else { return nil }
        let text = String(decoding: example, as: UTF8.self)
        let isEscapedTwice = text.hasPrefix("%5C")
        return (
            "matches texts such as `\(isEscapedTwice ? "\\" + text.dropFirst(3) : text)`, but no `\(type)`",
            isEscapedTwice
                ? "write one backslash, since a marker is not a string literal"
                : "change the constraint, or declare `\(parameter.name): String`"
        )
    }

    /// The constraint of a capture that is a whole component.
    private static func constraint(of capture: Int, in pattern: RoutePattern) -> RegularExpression? {
        var components = pattern.path + (pattern.fragment ?? []) + pattern.query.map(\.value)
        if let host = pattern.host { components.append(host) }
        while let component = components.popLast() {
            switch component {
            case .capture(capture, let constraint): return constraint
            case .optional(let inner): components += inner
            case .literal, .text, .capture, .any, .rest: continue
            }
        }
        return nil
    }

    /// All strings that a standard type may read, and perhaps others; `nil` for other types.
    private static func language(ofValues type: String) -> Automaton? {
        let expression: String
        switch type {
        case "Bool":
            expression = "[Tt][Rr][Uu][Ee]|[Ff][Aa][Ll][Ss][Ee]|[Yy][Ee][Ss]|[Nn][Oo]|[Oo][Nn]|[Oo][Ff][Ff]|0|1"
        case "Double", "Float", "Float16": expression = "[+-]?[0-9.][0-9Ee.+-]*"
        case _ where TypeText.integers[type] != nil: expression = "[+-]?[0-9]+"
        default: return nil
        }
        guard let pattern = try? RoutePattern("/:value(\(expression))"),
            let constraint = constraint(of: 0, in: pattern)
        else { return nil }
        return try? Automaton(constraint)
    }
}
