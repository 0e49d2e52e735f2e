import SwiftSyntax

extension SyntaxProtocol {
    /// The node's tokens without white space and comments.
    var compact: String {
        tokens(viewMode: .sourceAccurate).map(\.text).joined().compact
    }
}

extension Syntax {
    /// The kind and name of a type, protocol or extension.
    var scopeName: String? {
        switch self.as(SyntaxEnum.self) {
        case .classDecl(let node): "class \(node.name.text.compact)"
        case .structDecl(let node): "struct \(node.name.text.compact)"
        case .enumDecl(let node): "enum \(node.name.text.compact)"
        case .actorDecl(let node): "actor \(node.name.text.compact)"
        case .protocolDecl(let node): "protocol \(node.name.text.compact)"
        case .extensionDecl(let node): "extension \(node.extendedType.compact)"
        default: nil
        }
    }
}

extension PatternSyntax {
    /// The names that the pattern binds.
    var boundNames: [TokenSyntax] {
        if let identifier = self.as(IdentifierPatternSyntax.self) { return [identifier.identifier] }
        if let wildcard = self.as(WildcardPatternSyntax.self) { return [wildcard.wildcard] }
        if let tuple = self.as(TuplePatternSyntax.self) { return tuple.elements.flatMap(\.pattern.boundNames) }
        return []
    }
}

extension AttributeListSyntax {
    /// The attributes, including those inside of `#if`.
    var flattened: [String] {
        flatMap { element -> [String] in
            switch element {
            case .attribute(let attribute):
                return [String(attribute.compact.dropFirst())]
            case .ifConfigDecl(let block):
                return block.clauses.flatMap { clause -> [String] in
                    guard case .attributes(let attributes) = clause.elements else { return [] }
                    return attributes.flattened
                }
            }
        }
    }
}

extension Summary {
    mutating func apply(_ signature: FunctionSignatureSyntax) {
        apply(signature.parameterClause.parameters, isSubscript: false)
        let clause = signature.effectSpecifiers?.throwsClause
        properties["effects"] = "\(signature.effectSpecifiers?.asyncSpecifier != nil) \(clause?.compact ?? "")"
        properties["result"] = signature.returnClause?.type.withoutSending.compact ?? ""
    }

    mutating func apply(_ parameters: FunctionParameterListSyntax, isSubscript: Bool) {
        properties["parameters"] = parameters.map { parameter in
            let first = parameter.firstName.text.compact
            let label = isSubscript && parameter.secondName == nil ? "_" : first
            let names = "\(label) \(parameter.secondName?.text.compact ?? first):"
            let type = parameter.attributes.compact + parameter.modifiers.compact + parameter.type.compact
            return names + type + (parameter.ellipsis?.text ?? "")
                + (parameter.defaultValue?.trimmedDescription.compact ?? "")
        }.joined(separator: "|")
    }

    mutating func apply(_ clause: EnumCaseParameterClauseSyntax?) {
        guard let clause else { return }
        properties["parameters"] = clause.parameters.map { parameter in
            let first = parameter.firstName?.text.compact
            let names = "\(first ?? "_") \(parameter.secondName?.text.compact ?? first ?? ""):"
            return names + parameter.modifiers.compact + parameter.type.compact
                + (parameter.defaultValue?.compact ?? "")
        }.joined(separator: "|")
    }

    mutating func apply(generics: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?) {
        properties["generics"] = generics?.compact ?? ""
        properties["where"] = requirements?.requirements.compact ?? ""
    }

    mutating func apply(inherited: InheritanceClauseSyntax?) {
        properties["inherited"] = inherited?.inheritedTypes.map(\.type.compact).joined(separator: "|") ?? ""
    }
}

extension TypeSyntax {
    /// The type without the specifier `sending`, which is no part of it.
    fileprivate var withoutSending: TypeSyntax {
        guard let attributed = self.as(AttributedTypeSyntax.self), attributed.attributes.isEmpty,
            attributed.specifiers.map(\.trimmedDescription) == ["sending"]
        else { return self }
        return attributed.baseType
    }
}
