/// Finds the isolation of a handler from what is written on it and around it, as the compiler does.
///
/// What the sources do not show, such as the isolation that a method takes over from one that it overrides, the compiler
/// knows better; it then reports the generated call at the handler's line.
enum HandlerIsolation {
    /// The isolation of a declaration; `types` knows the attributes of the types that extensions extend.
    static func of(_ declaration: Declaration, types: TypeIndex) -> Handler.Isolation {
        let isStatic = declaration.modifiers.contains("static") || declaration.modifiers.contains("class")
        if let isolation = written(declaration.attributes, declaration.modifiers) { return isolation }
        guard let scope = declaration.enclosing.last else { return standard(types) }

        let path = types.path(around: declaration).joined(separator: ".")
        let type = types.entry(at: path)
        let isActor =
            scope.kind == .actor || type?.kind == .actor || types.inheritedTypes(of: path).contains("Actor")
        if isActor, !isStatic, declaration.kind == .function { return .actorInstance }
        if isActor { return .none }
        if let isolation = written(scope.attributes, scope.modifiers) { return isolation }
        // That a type is nonisolated holds for its body; an extension has the module's default isolation again.
        if scope.kind == .extension, type.map({ isNonisolated($0.modifiers) }) == true { return standard(types) }
        return isolation(ofType: path, types) ?? standard(types)
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
        let path = types.path(around: method).joined(separator: ".")
        guard let type = types.entry(at: path), type.kind != .actor, case .byRouter = type.construction else {
            return .none
        }
        let own = type.initializer.flatMap { written($0.attributes, $0.modifiers) }
        return own ?? isolation(ofType: path, types) ?? standard(types)
    }

    /// The isolation of a type: its own, else that of its superclass, else that of a protocol to which its declaration, and
    /// not an extension, says that it conforms; `nil` for none of them.
    private static func isolation(ofType path: String, _ types: TypeIndex, depth: Int = 0) -> Handler.Isolation? {
        // Types that inherit from themselves are the compiler's to report.
        guard depth < 10 else { return nil }
        guard let type = types.entry(at: path) else { return types.isolation.actor(of: path).map(globalActor) }
        if let isolation = written(type.attributes, type.modifiers) { return isolation }
        for inherited in type.inheritedTypes {
            let declared = types.path(ofInherited: inherited, by: path)
            if declared != path, let isolation = isolation(ofType: declared, types, depth: depth + 1) {
                return isolation
            }
        }
        return nil
    }

    private static func standard(_ types: TypeIndex) -> Handler.Isolation {
        types.isolation.defaultActor.map(globalActor) ?? .none
    }

    /// The isolation that attributes and modifiers name; `nil` if they name none.
    private static func written(_ attributes: [Declaration.Attribute], _ modifiers: [String]) -> Handler.Isolation? {
        if isNonisolated(modifiers) { return Handler.Isolation.none }
        // A caller's isolation, or that of no actor, is what a router can offer without an actor's.
        if attributes.contains(where: { $0.name == "concurrent" }) { return Handler.Isolation.none }
        // By convention a global actor's name ends in `Actor`; a property wrapper's or a macro's does not.
        let attribute = attributes.first { $0.name.hasSuffix("Actor") && $0.arguments == nil }
        return attribute.map { globalActor($0.name) }
    }

    private static func isNonisolated(_ modifiers: [String]) -> Bool {
        modifiers.contains { $0.hasPrefix("nonisolated") }
    }

    private static func globalActor(_ name: String) -> Handler.Isolation {
        name == "MainActor" || name.hasSuffix(".MainActor") ? .mainActor : .globalActor(name)
    }
}
