/// Determines the isolation of a handler from its own declaration and from the types around it.
///
/// If a method shares the isolation of a member that it overrides or implements, the compiler reports the generated call
/// at the handler's line.
enum HandlerIsolation {
    /// The isolation of a declaration.
    ///
    /// `types` has the attributes of the types that extensions extend.
    static func of(_ declaration: Declaration, types: TypeIndex) -> Handler.Isolation {
        // Code in any isolation can create the value of a case.
        if declaration.kind == .enumCase { return Handler.Isolation.none }
        let names = types.path(around: declaration)
        if let isolation = written(declaration.attributes, declaration.modifiers, types, from: names) {
            return isolation
        }
        guard let scope = declaration.enclosing.last else { return standard(types) }
        let path = names.joined(separator: ".")
        let type = types.entry(at: path)
        if scope.kind == .actor || type?.kind == .actor || types.inheritedTypes(of: path).contains("Actor") {
            return !declaration.isStatic && declaration.kind == .function ? .actorInstance : Handler.Isolation.none
        }
        if let isolation = sharedIsolation(of: declaration, in: scope, at: path, types)
            ?? written(scope.attributes, scope.modifiers, types, from: names)
        {
            return isolation
        }
        let isEntryPoint = declaration.name == "main" && declaration.isStatic && declaration.parameters.isEmpty
        if isEntryPoint, type?.attributes.contains(where: { $0.name == "main" }) == true { return .mainActor }
        // `nonisolated` on a type applies to its body only; an extension has the module's default isolation.
        if scope.kind == .extension, type.map({ isNonisolated($0.modifiers) }) == true { return standard(types) }
        return isolation(ofType: path, types) ?? standard(types)
    }

    /// The isolation that a member may share with another one whose isolation is `@preconcurrency`, since the compiler only
    /// warns of a call from elsewhere: a member of a supertype with its name, or a requirement of a protocol on the main
    /// actor to which its extension conforms.
    private static func sharedIsolation(
        of declaration: Declaration,
        in scope: Declaration,
        at path: String,
        _ types: TypeIndex
    ) -> Handler.Isolation? {
        let supertypes = types.preconcurrencyMembers.isEmpty ? [] : types.allSupertypes(of: path)
        let others = supertypes.lazy.compactMap { types.preconcurrencyMembers["\($0).\(declaration.name)"] }
        if let other = others.first, declaration.kind != .initializer || declaration.modifiers.contains("required") {
            return written(other.attributes, other.modifiers, types, from: types.path(around: other))
        }
        guard scope.kind == .extension, !isNonisolated(scope.modifiers) else { return nil }
        let protocols = scope.inheritedTypes.flatMap { types.paths(ofInherited: $0, by: path) }
        return protocols.contains { isolation(ofType: $0, types) == .mainActor } ? .mainActor : nil
    }

    /// The isolation in which a handler is called.
    ///
    /// A synchronous method without isolation is called on the main actor if its instance is created there. So the call
    /// does not need to wait.
    static func of(
        _ declaration: Declaration,
        isolated own: Handler.Isolation,
        calledAs callee: Handler.Callee
    ) -> Handler.Isolation {
        own == .none && !declaration.isAsync && callee.instance?.isolation == .mainActor ? .mainActor : own
    }

    /// The isolation in which the instance for a method is created.
    static func ofInstance(of method: Declaration, types: TypeIndex) -> Handler.Isolation {
        let names = types.path(around: method)
        let path = names.joined(separator: ".")
        guard let type = types.entry(at: path), type.kind != .actor, case .byRouter = type.construction else {
            return .none
        }
        // A class without initializers of its own inherits those of its superclass with their isolation.
        let source =
            type.impliesInitializer
            ? types.superclasses(of: path).first { types.entry(at: $0)?.impliesInitializer == false } ?? path : path
        let scope = source.split(separator: ".").map(String.init)
        let own = types.entry(at: source)?.initializer.flatMap {
            written($0.attributes, $0.modifiers, types, from: scope)
        }
        return own ?? isolation(ofType: path, types) ?? standard(types)
    }

    /// The isolation of a type: its own, that of its superclass, or that of a protocol in its declaration; `nil` for
    /// none.
    ///
    /// A conformance in an extension does not change the isolation.
    private static func isolation(ofType path: String, _ types: TypeIndex) -> Handler.Isolation? {
        let all = types.reachable(from: [path]) { supertypes(ofTypeAt: $0, types) }
        for next in all.prefix(TypeIndex.supertypeLimit) {
            let isOwn = types.entry(at: next) != nil
            let isolation = isOwn ? writtenIsolation(ofTypeAt: next, types) : isolation(ofOtherType: next, types)
            if let isolation { return isolation }
        }
        return nil
    }

    private static func writtenIsolation(ofTypeAt path: String, _ types: TypeIndex) -> Handler.Isolation? {
        guard let type = types.entry(at: path) else { return nil }
        let outer = path.split(separator: ".").dropLast().map(String.init)
        return written(type.attributes, type.modifiers, types, from: outer)
    }

    /// The types in the declaration of a type, from which it may have its isolation, the last first.
    private static func supertypes(ofTypeAt path: String, _ types: TypeIndex) -> [String] {
        guard let type = types.entry(at: path) else { return [] }
        return (type.inheritedTypes + [type.aliased].compactMap(\.self)).flatMap {
            types.paths(ofInherited: $0, by: path)
        }.reversed()
    }

    /// The isolation of a type of another module, from the configuration or the list of the system's types.
    private static func isolation(ofOtherType name: String, _ types: TypeIndex) -> Handler.Isolation? {
        if let actor = types.isolation.actor(of: name) { return globalActor(actor) }
        return SystemIsolation.isOnMainActor(name) ? .mainActor : nil
    }

    /// The type of another module that may isolate a member that seems nonisolated: the one that the member extends, or
    /// from which its type inherits, if nothing is known of it.
    static func unknownSupertype(of member: Declaration, types: TypeIndex) -> String? {
        let names = types.path(around: member)
        guard let scope = member.enclosing.last, scope.kind != .protocol,
            written(member.attributes, member.modifiers, types, from: names) == nil,
            written(scope.attributes, scope.modifiers, types, from: names) == nil
        else { return nil }
        let path = names.joined(separator: ".")
        guard types.entry(at: path)?.kind != .actor, StandardTypes.kind(of: path) == nil else { return nil }
        let all = types.reachable(from: [path]) {
            writtenIsolation(ofTypeAt: $0, types) == nil ? supertypes(ofTypeAt: $0, types) : []
        }
        for (index, next) in all.enumerated() {
            // The rest is not examined, so it may isolate the type.
            if index == TypeIndex.supertypeLimit { return next }
            let isUnknown = types.entry(at: next) == nil && types.isolation.actor(of: next) == nil
            if isUnknown, !SystemIsolation.isNonisolated(next) { return next }
        }
        return nil
    }

    private static func standard(_ types: TypeIndex) -> Handler.Isolation {
        types.isolation.defaultActor.map(globalActor) ?? .none
    }

    /// The isolation that attributes and modifiers specify inside the types of a path; `nil` if they specify none.
    private static func written(
        _ attributes: [Declaration.Attribute],
        _ modifiers: [String],
        _ types: TypeIndex,
        from enclosing: [String]
    ) -> Handler.Isolation? {
        if isNonisolated(modifiers) { return Handler.Isolation.none }
        // A router can call a `@concurrent` function without an actor.
        if attributes.contains(where: { $0.name == "concurrent" }) { return Handler.Isolation.none }
        return attributes.lazy.compactMap { types.globalActor($0, from: enclosing) }.first.map(globalActor)
    }

    private static func isNonisolated(_ modifiers: [String]) -> Bool {
        modifiers.contains { $0.hasPrefix("nonisolated") }
    }

    private static func globalActor(_ name: String) -> Handler.Isolation {
        if name == "nonisolated" { return .none }
        return name == "MainActor" || name.hasSuffix(".MainActor") ? .mainActor : .globalActor(name)
    }
}
