/// Determines the isolation of a handler from its own declaration and those around it, as the compiler does.
///
/// Some isolation is not visible in the sources, such as that of an overridden method of another module. Then the
/// compiler reports the generated call at the handler's line.
enum HandlerIsolation {
    /// The isolation of a declaration.
    ///
    /// `types` has the attributes of the types that extensions extend.
    static func of(_ declaration: Declaration, types: TypeIndex) -> Handler.Isolation {
        let isStatic = declaration.modifiers.contains("static") || declaration.modifiers.contains("class")
        if let isolation = written(declaration.attributes, declaration.modifiers, types) { return isolation }
        guard let scope = declaration.enclosing.last else { return standard(types) }

        let path = types.path(around: declaration).joined(separator: ".")
        let type = types.entry(at: path)
        let isActor =
            scope.kind == .actor || type?.kind == .actor || types.inheritedTypes(of: path).contains("Actor")
        if isActor, !isStatic, declaration.kind == .function { return .actorInstance }
        if isActor { return .none }
        if let isolation = written(scope.attributes, scope.modifiers, types) { return isolation }
        let isEntryPoint = declaration.name == "main" && isStatic && declaration.parameters.isEmpty
        if isEntryPoint, type?.attributes.contains(where: { $0.name == "main" }) == true { return .mainActor }
        // `nonisolated` on a type applies to its body only; an extension has the module's default isolation.
        if scope.kind == .extension, type.map({ isNonisolated($0.modifiers) }) == true { return standard(types) }
        return isolation(ofType: path, types) ?? standard(types)
    }

    /// The isolation in which a handler is called.
    ///
    /// A synchronous method without isolation is called on the main actor if its instance is created there. So the call
    /// does not need to wait.
    static func of(
        _ declaration: Declaration,
        calledAs callee: Handler.Callee,
        types: TypeIndex
    ) -> Handler.Isolation {
        let own = of(declaration, types: types)
        guard own == .none, !declaration.isAsync, case .instanceMember(let instance) = callee else { return own }
        return instance.isolation == .mainActor ? .mainActor : own
    }

    /// The isolation in which the instance for a method is created.
    static func ofInstance(of method: Declaration, types: TypeIndex) -> Handler.Isolation {
        let path = types.path(around: method).joined(separator: ".")
        guard let type = types.entry(at: path), type.kind != .actor, case .byRouter = type.construction else {
            return .none
        }
        let own = type.initializer.flatMap { written($0.attributes, $0.modifiers, types) }
        return own ?? isolation(ofType: path, types) ?? standard(types)
    }

    /// The isolation of a type: its own, that of its superclass, or that of a protocol in its declaration; `nil` for
    /// none.
    ///
    /// A conformance in an extension does not change the isolation.
    private static func isolation(ofType path: String, _ types: TypeIndex, depth: Int = 0) -> Handler.Isolation? {
        // The compiler reports types that inherit from themselves.
        guard depth < 10 else { return nil }
        guard let type = types.entry(at: path) else { return isolation(ofOtherType: path, types) }
        if let isolation = written(type.attributes, type.modifiers, types) { return isolation }
        for inherited in type.inheritedTypes + [type.aliased].compactMap(\.self) {
            for declared in types.paths(ofInherited: inherited, by: path) where declared != path {
                if let isolation = isolation(ofType: declared, types, depth: depth + 1) { return isolation }
            }
        }
        return nil
    }

    /// The isolation of a type of another module, from the configuration or the list of the system's types.
    private static func isolation(ofOtherType name: String, _ types: TypeIndex) -> Handler.Isolation? {
        if let actor = types.isolation.actor(of: name) { return globalActor(actor) }
        return SystemIsolation.isOnMainActor(name) ? .mainActor : nil
    }

    /// Whether a member that seems nonisolated may be isolated, since its type inherits from a type of another module
    /// that is not known.
    static func isUncertain(of member: Declaration, types: TypeIndex) -> Bool {
        guard let scope = member.enclosing.last, scope.kind != .protocol,
            written(member.attributes, member.modifiers, types) == nil,
            written(scope.attributes, scope.modifiers, types) == nil
        else { return false }
        let path = types.path(around: member).joined(separator: ".")
        guard let type = types.entry(at: path), type.kind != .actor else { return false }
        return inheritsFromUnknown(path, types)
    }

    private static func inheritsFromUnknown(_ path: String, _ types: TypeIndex, depth: Int = 0) -> Bool {
        guard depth < 10 else { return false }
        guard let type = types.entry(at: path) else {
            return types.isolation.actor(of: path) == nil && !SystemIsolation.isNonisolated(path)
        }
        guard written(type.attributes, type.modifiers, types) == nil else { return false }
        let inherited = type.inheritedTypes + [type.aliased].compactMap(\.self)
        return inherited.flatMap { types.paths(ofInherited: $0, by: path) }.contains { declared in
            declared != path && inheritsFromUnknown(declared, types, depth: depth + 1)
        }
    }

    private static func standard(_ types: TypeIndex) -> Handler.Isolation {
        types.isolation.defaultActor.map(globalActor) ?? .none
    }

    /// The isolation that attributes and modifiers specify; `nil` if they specify none.
    private static func written(
        _ attributes: [Declaration.Attribute],
        _ modifiers: [String],
        _ types: TypeIndex
    ) -> Handler.Isolation? {
        if isNonisolated(modifiers) { return Handler.Isolation.none }
        // A router can call a `@concurrent` function without an actor.
        if attributes.contains(where: { $0.name == "concurrent" }) { return Handler.Isolation.none }
        return attributes.first { types.isGlobalActor($0) }.map { globalActor($0.name) }
    }

    private static func isNonisolated(_ modifiers: [String]) -> Bool {
        modifiers.contains { $0.hasPrefix("nonisolated") }
    }

    private static func globalActor(_ name: String) -> Handler.Isolation {
        if name == "nonisolated" { return .none }
        return name == "MainActor" || name.hasSuffix(".MainActor") ? .mainActor : .globalActor(name)
    }
}
