/// Finds the isolation of a handler from what is written on it and around it.
enum HandlerIsolation {
    /// The isolation of a declaration; `types` knows the attributes of the types that extensions extend.
    static func of(_ declaration: Declaration, types: TypeIndex) -> Handler.Isolation {
        let isStatic = declaration.modifiers.contains("static") || declaration.modifiers.contains("class")
        if let isolation = written(declaration.attributes, declaration.modifiers) { return isolation }
        guard let scope = declaration.enclosing.last else { return .none }

        let path = types.path(around: declaration)
        let type = types.entry(path)
        let isActor =
            scope.kind == .actor || type?.kind == .actor
            || types.inheritedTypes(of: path.joined(separator: ".")).contains("Actor")
        if isActor, !isStatic, declaration.kind == .function { return .actorInstance }
        if isActor { return .none }
        return written(scope.attributes, scope.modifiers) ?? type.flatMap(isolation) ?? .none
    }

    /// The isolation in which a handler has to be called.
    ///
    /// A synchronous method that is isolated nowhere is called where its instance is made if that is the main actor, from
    /// where it can be called without waiting.
    static func of(
        _ declaration: Declaration,
        calledAs callee: Handler.Callee,
        types: TypeIndex
    ) -> Handler.Isolation {
        let own = of(declaration, types: types)
        guard own == .none, !declaration.isAsync, case .instanceMember(let instance) = callee else { return own }
        return instance.isolation == .mainActor ? .mainActor : own
    }

    /// Where the instance is made on which a method is called.
    static func ofInstance(of method: Declaration, types: TypeIndex) -> Handler.Isolation {
        guard let type = types.entry(types.path(around: method)), type.kind != .actor,
            case .withoutArguments = type.construction
        else { return .none }
        let own = type.initializer.flatMap { written($0.attributes, $0.modifiers) }
        return own ?? isolation(of: type) ?? .none
    }

    private static func isolation(of type: TypeIndex.Entry) -> Handler.Isolation? { written(type.attributes, []) }

    /// The isolation that attributes and modifiers name; `nil` if they name none.
    private static func written(_ attributes: [Declaration.Attribute], _ modifiers: [String]) -> Handler.Isolation? {
        modifiers.contains { $0.hasPrefix("nonisolated") } ? Handler.Isolation.none : globalActor(in: attributes)
    }

    /// The global actor among attributes.
    ///
    /// By convention its name ends in `Actor`; a property wrapper's or a macro's does not.
    private static func globalActor(in attributes: [Declaration.Attribute]) -> Handler.Isolation? {
        for attribute in attributes where attribute.name.hasSuffix("Actor") && attribute.arguments == nil {
            let isMain = attribute.name == "MainActor" || attribute.name.hasSuffix(".MainActor")
            return isMain ? .mainActor : .globalActor(attribute.name)
        }
        return nil
    }
}
