import SwiftSyntax

/// Collects the declarations of a file as swift-syntax parses them.
final class DeclarationCollector: SyntaxAnyVisitor {
    private let converter: SourceLocationConverter
    private(set) var summaries: [Summary] = []
    /// The number of documented nodes that are not declarations for RouteGen, such as accessors.
    private(set) var otherDocumented: [String: Int] = [:]

    init(converter: SourceLocationConverter) {
        self.converter = converter
        super.init(viewMode: .sourceAccurate)
    }

    override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
        guard let declaration = node.asProtocol(DeclSyntaxProtocol.self) else { return .visitChildren }
        let documentation = Documentation.text(of: node)
        let common = common(of: node, documentation)
        if let node = node.as(FunctionDeclSyntax.self) {
            add("function", node.name, common) {
                $0.apply(node.signature)
                $0.apply(generics: node.genericParameterClause, node.genericWhereClause)
            }
        } else if let node = node.as(InitializerDeclSyntax.self) {
            add("initializer", node.initKeyword, common) {
                $0.apply(node.signature)
                $0.apply(generics: node.genericParameterClause, node.genericWhereClause)
                $0.properties["failable"] = "\(node.optionalMark != nil)"
            }
        } else if let node = node.as(DeinitializerDeclSyntax.self) {
            add("deinitializer", node.deinitKeyword, common) {
                $0.properties["effects"] = "\(node.effectSpecifiers?.asyncSpecifier != nil) "
            }
        } else if let node = node.as(SubscriptDeclSyntax.self) {
            add("subscript", node.subscriptKeyword, common) {
                $0.apply(node.parameterClause.parameters, isSubscript: true)
                $0.properties["result"] = node.returnClause.type.compact
                $0.apply(generics: node.genericParameterClause, node.genericWhereClause)
            }
        } else if let node = node.as(MacroDeclSyntax.self) {
            add("macro", node.name, common) {
                $0.apply(node.signature)
                $0.apply(generics: node.genericParameterClause, nil)
            }
        } else if let node = node.as(VariableDeclSyntax.self) {
            addVariables(node, common)
        } else if let node = node.as(EnumCaseDeclSyntax.self) {
            for element in node.elements {
                add("enumCase", element.name, common) { $0.apply(element.parameterClause) }
            }
        } else if let node = node.as(ClassDeclSyntax.self) {
            addType(
                "class",
                node.name,
                node,
                node.genericParameterClause,
                node.inheritanceClause,
                node.genericWhereClause,
                common
            )
        } else if let node = node.as(StructDeclSyntax.self) {
            addType(
                "struct",
                node.name,
                node,
                node.genericParameterClause,
                node.inheritanceClause,
                node.genericWhereClause,
                common
            )
        } else if let node = node.as(EnumDeclSyntax.self) {
            addType(
                "enum",
                node.name,
                node,
                node.genericParameterClause,
                node.inheritanceClause,
                node.genericWhereClause,
                common
            )
        } else if let node = node.as(ActorDeclSyntax.self) {
            addType(
                "actor",
                node.name,
                node,
                node.genericParameterClause,
                node.inheritanceClause,
                node.genericWhereClause,
                common
            )
        } else if let node = node.as(ProtocolDeclSyntax.self) {
            add("protocol", node.name, common) {
                $0.properties["generics"] = node.primaryAssociatedTypeClause?.compact ?? ""
                $0.apply(inherited: node.inheritanceClause)
                $0.properties["where"] = node.genericWhereClause?.requirements.compact ?? ""
            }
        } else if let node = node.as(ExtensionDeclSyntax.self) {
            guard let first = node.extendedType.firstToken(viewMode: .sourceAccurate) else { return .visitChildren }
            add("extension", first, common) {
                $0.name = node.extendedType.compact
                $0.apply(inherited: node.inheritanceClause)
                $0.properties["where"] = node.genericWhereClause?.requirements.compact ?? ""
            }
        } else if let node = node.as(TypeAliasDeclSyntax.self) {
            add("typealias", node.name, common) {
                $0.properties["result"] = node.initializer.value.compact
                $0.apply(generics: node.genericParameterClause, node.genericWhereClause)
            }
        } else if let node = node.as(AssociatedTypeDeclSyntax.self) {
            add("associatedtype", node.name, common) {
                $0.apply(inherited: node.inheritanceClause)
                $0.properties["result"] = node.initializer?.value.compact ?? ""
                $0.properties["where"] = node.genericWhereClause?.requirements.compact ?? ""
            }
        } else if let node = node.as(ImportDeclSyntax.self) {
            guard let first = node.path.first else { return .visitChildren }
            add("import", first.name, common) { $0.name = node.path.compact }
        } else if let node = node.as(OperatorDeclSyntax.self) {
            add("operator", node.name, common) {
                $0.properties["modifiers"] = [$0.properties["modifiers"] ?? "", node.fixitySpecifier.text]
                    .filter { !$0.isEmpty }.joined(separator: " ")
                $0.properties["inherited"] = node.operatorPrecedenceAndTypes?.precedenceGroup.text ?? ""
            }
        } else if let node = node.as(PrecedenceGroupDeclSyntax.self) {
            add("precedencegroup", node.name, common) { _ in }
        } else if !documentation.isEmpty {
            otherDocumented["\(declaration.kind)", default: 0] += 1
        }
        return .visitChildren
    }

    private func add(_ kind: String, _ name: TokenSyntax, _ common: Summary, _ complete: (inout Summary) -> Void) {
        guard name.presence == .present else { return }
        let location = converter.location(for: name.positionAfterSkippingLeadingTrivia)
        var summary = common
        summary.kind = kind
        summary.name = name.text.compact
        summary.line = location.line
        summary.column = location.column
        complete(&summary)
        summaries.append(summary)
    }

    private func addType(
        _ kind: String,
        _ name: TokenSyntax,
        _ node: some SyntaxProtocol,
        _ generics: GenericParameterClauseSyntax?,
        _ inheritance: InheritanceClauseSyntax?,
        _ requirements: GenericWhereClauseSyntax?,
        _ common: Summary
    ) {
        add(kind, name, common) {
            $0.apply(generics: generics, requirements)
            $0.apply(inherited: inheritance)
        }
    }

    /// Adds each name that a variable declaration binds.
    ///
    /// A type annotation also applies to preceding names without one.
    private func addVariables(_ node: VariableDeclSyntax, _ common: Summary) {
        var pending: [TokenSyntax] = []
        for binding in node.bindings {
            let names = binding.pattern.boundNames
            pending += names
            guard binding.typeAnnotation != nil || binding.initializer != nil else { continue }
            let type = names.count == 1 ? binding.typeAnnotation?.type.compact ?? "" : ""
            let isStatic = node.modifiers.contains { $0.name.text == "static" || $0.name.text == "class" }
            let effects = isStatic ? binding.getterEffects : nil
            for name in pending {
                add("variable", name, common) {
                    $0.properties["result"] = type
                    if let effects { $0.properties["effects"] = effects }
                }
            }
            pending = []
        }
        for name in pending { add("variable", name, common) { _ in } }
    }

    /// The properties of all kinds of declarations.
    private func common(of node: Syntax, _ documentation: String) -> Summary {
        var summary = Summary(
            kind: "",
            name: "",
            line: 0,
            column: 0,
            isDocumented: !documentation.isEmpty,
            isLocal: false
        )
        for property in ["parameters", "result", "generics", "where", "inherited"] { summary.properties[property] = "" }
        summary.properties["effects"] = "false "
        summary.properties["failable"] = "false"
        summary.properties["documentation"] = documentation
        if let attributed = node.asProtocol(WithAttributesSyntax.self) {
            summary.properties["attributes"] = attributed.attributes.flattened.joined(separator: " ")
        }
        if let modified = node.asProtocol(WithModifiersSyntax.self) {
            summary.properties["modifiers"] = modified.modifiers.map(\.compact).joined(separator: " ")
        }
        apply(surroundingsOf: node, to: &summary)
        return summary
    }

    private func apply(surroundingsOf node: Syntax, to summary: inout Summary) {
        var enclosing: [String] = []
        var conditions: [String] = []
        var child = node
        while let parent = child.parent {
            if let name = parent.scopeName, child.is(MemberBlockSyntax.self) { enclosing.append(name) }
            if let clause = parent.as(IfConfigClauseSyntax.self),
                !child.is(ExprSyntax.self) || child != clause.condition.map(Syntax.init)
            {
                conditions.append(clause.fullCondition)
            }
            switch parent.kind {
            case .codeBlock, .closureExpr, .accessorBlock, .switchCase: summary.isLocal = true
            default: break
            }
            child = parent
        }
        summary.properties["enclosing"] = enclosing.reversed().joined(separator: ".")
        summary.properties["conditions"] = conditions.reversed().joined(separator: " | ")
        summary.properties["local"] = "\(summary.isLocal)"
    }
}

extension IfConfigClauseSyntax {
    /// The condition under which the clause is compiled, including the negations of earlier clauses.
    fileprivate var fullCondition: String {
        var exclusions: [String] = []
        for clause in parent?.as(IfConfigClauseListSyntax.self) ?? [] {
            if clause.id == id { break }
            exclusions.append("!(\(clause.condition?.compact ?? ""))")
        }
        guard let condition else { return exclusions.joined(separator: "&&") }
        return exclusions.isEmpty
            ? condition.compact : (exclusions + ["(\(condition.compact))"]).joined(separator: "&&")
    }
}

extension PatternBindingSyntax {
    /// The effects of its getter, if that comes first; RouteGen reads those of static variables, which may be handlers.
    fileprivate var getterEffects: String? {
        guard case .accessors(let accessors) = accessorBlock?.accessors, let getter = accessors.first,
            getter.accessorSpecifier.text == "get"
        else { return nil }
        let effects = getter.effectSpecifiers
        return "\(effects?.asyncSpecifier != nil) \(effects?.throwsClause?.compact ?? "")"
    }
}
