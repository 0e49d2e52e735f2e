import RouteGenCore

extension Summary {
    /// The summary of RouteGen's declaration.
    init(_ declaration: Declaration) {
        kind = "\(declaration.kind)"
        name = declaration.name.compact
        line = declaration.location.line
        column = declaration.location.column
        isDocumented = declaration.documentation != nil
        isLocal = declaration.isLocal
        properties["parameters"] = declaration.parameters.map(Self.text).joined(separator: "|")
        properties["effects"] = "\(declaration.isAsync) \(Self.text(declaration.throwing))"
        properties["result"] = declaration.resultType?.compact ?? ""
        properties["enclosing"] = declaration.enclosing.map { "\($0.kind) \($0.name.compact)" }.joined(
            separator: "."
        )
        properties["attributes"] = declaration.attributes.map { attribute in
            (attribute.name + (attribute.arguments.map { "(\($0))" } ?? "")).compact
        }.joined(separator: " ")
        properties["modifiers"] = declaration.modifiers.map(\.compact).joined(separator: " ")
        properties["generics"] = declaration.genericParameters?.compact ?? ""
        properties["where"] = declaration.genericRequirements?.compact ?? ""
        properties["inherited"] = declaration.inheritedTypes.map(\.compact).joined(separator: "|")
        properties["failable"] = "\(declaration.isFailable)"
        properties["conditions"] = declaration.conditions.map(\.compact).joined(separator: " | ")
        properties["local"] = "\(declaration.isLocal)"
        properties["documentation"] = declaration.documentation?.lines.map(\.text.compact).joined(separator: "\n") ?? ""
    }

    private static func text(_ parameter: Declaration.Parameter) -> String {
        let names = "\(parameter.label?.compact ?? "_") \(parameter.name.compact):"
        let type = parameter.specifiers.joined().compact + parameter.type.compact + (parameter.isVariadic ? "..." : "")
        return names + type + (parameter.defaultValue.map { "=" + $0.compact } ?? "")
    }

    private static func text(_ throwing: Declaration.Throwing) -> String {
        switch throwing {
        case .never: ""
        case .throws: "throws"
        case .rethrows: "rethrows"
        case .typed(let type): "throws(\(type.compact))"
        }
    }
}
