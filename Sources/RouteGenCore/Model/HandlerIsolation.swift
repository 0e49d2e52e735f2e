/// Finds the isolation of a handler from what is written on it and around it.
enum HandlerIsolation {
    /// The isolation of a declaration; `types` knows the attributes of the types that extensions extend.
    static func of(_ declaration: Declaration, types: TypeIndex) -> Handler.Isolation {
        if declaration.modifiers.contains(where: { $0.hasPrefix("nonisolated") }) { return .none }
        if let isolation = globalActor(in: declaration.attributes) { return isolation }
        guard let scope = declaration.enclosing.last else { return .none }

        let path = declaration.enclosing.map(\.name).joined(separator: ".")
        let isStatic = declaration.modifiers.contains("static") || declaration.modifiers.contains("class")
        let type = types.types[path]
        let isActor =
            scope.kind == .actor || type?.kind == .actor
            || (scope.inheritedTypes + (type?.inheritedTypes ?? [])).contains("Actor")
        if isActor, !isStatic, declaration.kind == .function { return .actorInstance }
        if isActor { return .none }

        if let isolation = globalActor(in: scope.attributes) { return isolation }
        if scope.kind == .extension, let type, let isolation = globalActor(in: type.attributes) { return isolation }
        return .none
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
