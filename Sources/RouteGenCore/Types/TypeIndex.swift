/// The types that a module declares, to resolve the names in a signature.
package struct TypeIndex: Sendable {
    /// The declaration of a type.
    package struct Entry: Sendable {
        package var kind: Declaration.Kind
        package var attributes: [Declaration.Attribute]
        var modifiers: [String]
        package var inheritedTypes: [String]
        /// Whether its own modifiers make it visible to other modules.
        package var isPublic: Bool
        var location: SourceLocation
        var construction: Construction
        /// The initializer for `construction`, if it is declared.
        var initializer: Declaration?
        /// Whether it is a class that the router can create and that declares no initializer.
        var impliesInitializer: Bool {
            guard kind == .class, initializer == nil, case .byRouter = construction else { return false }
            return true
        }
        /// The underlying type of a type alias without generic parameters, as it is written.
        var aliased: String?
        /// Whether it is a type alias of a function, generic or conditional.
        var standsForFunction = false
        /// The generic parameters of its own, which primary associated types of a protocol are not: `<Value: P>`.
        var genericParameters: String?
        var isGeneric: Bool { genericParameters != nil }
        /// The reason that generated code does not see it; `nil` if it does.
        var restriction: Visibility.Restriction?
        /// The conditions of the `#if` blocks around each of its declarations.
        var conditions: [[String]] = []
        /// Whether its values cannot be copied, or not leave the scope in which they were made.
        var isNoncopyable: Bool { inheritedTypes.contains("~Copyable") || inheritedTypes.contains("~Escapable") }
    }

    /// The conformances in one extension.
    package struct Conformances {
        var types: [String]
        var location: SourceLocation
    }

    /// How a router creates an instance of a type.
    enum Construction: Hashable, Sendable {
        /// With `init()`, declared or implicit, or with an initializer that takes the router or its services.
        case byRouter([RouterArgument], isThrowing: Bool)
        /// It cannot: the initializers take other arguments, or are private or asynchronous.
        case needsFactory
        /// It is a protocol, so the router fetches its service.
        case service
    }

    /// The types by their paths: `Outer.Inner`.
    private(set) var types: [String: Entry] = [:]
    /// The names of types inside others, since most names in signatures are none.
    private(set) var nestedNames: Set<String> = []
    /// Whether some type is another name for a type.
    private var hasAliases = false
    /// Whether the path of some type or extension starts with the module's name.
    private(set) var hasQualifiedPaths = false
    /// The conformances in extensions, by extended type and in the order of the source.
    package private(set) var conformances: [String: [Conformances]] = [:]
    /// The initializers in extensions that the router can call, by extended type.
    private var extensionInitializers: [String: [Declaration]] = [:]
    /// The type aliases at the top level, by the types for which they are other names, as they are written.
    private(set) var aliases: [String: [String]] = [:]
    /// The members with `@preconcurrency` by their paths, whose isolation others may share without an error of the
    /// compiler.
    private(set) var preconcurrencyMembers: [String: Declaration] = [:]
    /// The raw values of enumerations.
    package private(set) var rawValues = RawValueIndex()
    /// The types of parameters that are `@escaping`, and so functions.
    private(set) var escapingTypes: Set<String> = []
    let module: String
    /// The module's configuration of isolation.
    let isolation: IsolationRules

    /// Creates an index of a module without types.
    init(module: String, isolation: IsolationRules = IsolationRules()) {
        self.module = module
        self.isolation = isolation
    }

    /// Adds the types of a file and the conformances in its extensions.
    ///
    /// - Complexity: O(*n*) in the number of the file's declarations.
    mutating func add(_ file: ParsedFile) {
        let members = file.creationMembers
        for declaration in file.declarations where !declaration.isLocal {
            for parameter in declaration.parameters where parameter.specifiers.contains("@escaping") {
                escapingTypes.insert(parameter.type)
            }
            if !declaration.kind.declaresType, declaration.attributes.contains(where: { $0.name == "preconcurrency" }) {
                preconcurrencyMembers[declaration.path] = declaration
            }
            rawValues.add(declaration)
            if declaration.kind == .initializer, declaration.enclosing.last?.kind == .extension {
                addInitializer(declaration)
            }
            if declaration.kind == .extension {
                addConformances(of: declaration)
            } else if declaration.kind.declaresType || declaration.kind == .associatedtype {
                let path = declaration.path
                let entry = Self.entry(of: declaration, members: members[path] ?? [])
                if declaration.enclosing.isEmpty, let aliased = entry.aliased {
                    aliases[aliased, default: []].append(declaration.name)
                    aliases[aliased]?.sort()
                }
                add(entry, at: path)
                useExtensionInitializer(of: path)
            }
        }
    }

    private mutating func addInitializer(_ initializer: Declaration) {
        guard !initializer.isAsync, RouterArgument.all(of: initializer) != nil else { return }
        let path = initializer.enclosingPath
        extensionInitializers[path, default: []].append(initializer)
        useExtensionInitializer(of: path)
    }

    /// Lets the router create a type with an initializer in an extension in another file, if it cannot do so otherwise.
    private mutating func useExtensionInitializer(of path: String) {
        guard let type = types[path], type.construction == .needsFactory, type.kind != .enum, type.kind != .typealias,
            let usable = extensionInitializers[path]
        else { return }
        let (construction, initializer) = Self.construction(byOneOf: usable.sorted { $0.location < $1.location })
        types[path]?.construction = construction
        types[path]?.initializer = initializer
    }

    private mutating func addConformances(of extension: Declaration) {
        guard !`extension`.inheritedTypes.isEmpty else { return }
        let added = Conformances(types: `extension`.inheritedTypes, location: `extension`.location)
        var others = conformances[`extension`.name] ?? []
        others.insert(added, at: others.firstIndex { added.location < $0.location } ?? others.endIndex)
        conformances[`extension`.name] = others
        noteQualifiedPath(`extension`.name)
    }

    /// Adds a type.
    ///
    /// If it has declarations in several branches of an `#if`, the first one counts.
    private mutating func add(_ entry: Entry, at path: String) {
        if let dot = path.utf8.lastIndex(of: UInt8(ascii: ".")) {
            nestedNames.insert(String(path[path.utf8.index(after: dot)...]))
            noteQualifiedPath(path)
        }
        if entry.aliased != nil { hasAliases = true }
        guard let other = types[path] else {
            types[path] = entry
            return
        }
        var first = other.location < entry.location ? other : entry
        if other.aliased != entry.aliased { first.aliased = nil }
        first.standsForFunction = [other, entry].contains {
            $0.standsForFunction || $0.aliased.map { TypeText($0).isFunction } == true
        }
        first.conditions = other.conditions + entry.conditions
        types[path] = first
    }

    private mutating func noteQualifiedPath(_ path: String) {
        if path.hasPrefix("\(module).") { hasQualifiedPaths = true }
    }

    private static func entry(of declaration: Declaration, members: [Declaration]) -> Entry {
        let (construction, initializer) = construction(of: declaration, members: members)
        return Entry(
            kind: declaration.kind,
            attributes: declaration.attributes,
            modifiers: declaration.modifiers,
            inheritedTypes: declaration.inheritedTypes,
            isPublic: declaration.modifiers.contains { ["public", "open", "package"].contains($0) },
            location: declaration.location,
            construction: construction,
            initializer: initializer,
            aliased: declaration.kind == .typealias && declaration.genericParameters == nil
                ? declaration.resultType : nil,
            standsForFunction: declaration.kind == .typealias
                && (declaration.genericParameters != nil || !declaration.conditions.isEmpty)
                && declaration.resultType.map { TypeText($0).isFunction } == true,
            genericParameters: declaration.kind == .protocol ? nil : declaration.genericParameters,
            restriction: Visibility.restriction(of: declaration),
            conditions: [declaration.conditions]
        )
    }

    /// The type at a path, as ``path(of:)`` gives it.
    func entry(_ path: [String]) -> Entry? {
        path.count == 1 ? entry(at: path[0]) : entry(at: path.joined(separator: "."))
    }

    /// The type at a path: `Outer.Inner`.
    package func entry(at path: String) -> Entry? {
        types[path] ?? (hasQualifiedPaths ? types["\(module).\(path)"] : nil) ?? entryInExtensionOfAlias(at: path)
    }

    /// The type at a path that is declared in an extension of another name for a type around it.
    private func entryInExtensionOfAlias(at path: String) -> Entry? {
        guard !aliases.isEmpty else { return nil }
        var outer = path[...]
        while let dot = outer.utf8.lastIndex(of: UInt8(ascii: ".")) {
            outer = outer[..<dot]
            for alias in aliases[String(outer)] ?? [] {
                if let entry = types[alias + path[dot...]] { return entry }
            }
        }
        return nil
    }

    /// Whether the module declares a type at a path.
    func declares(_ path: String) -> Bool {
        types.index(forKey: path) != nil || hasQualifiedPaths && types.index(forKey: "\(module).\(path)") != nil
            || entryInExtensionOfAlias(at: path) != nil
    }

    /// Whether a type is declared wherever some conditions are true.
    func isCertain(_ type: Entry, where conditions: [String]) -> Bool {
        guard !type.conditions.contains(where: \.isEmpty) else { return true }
        let absent = type.conditions.map { CompilationCondition.not(.all($0.map(CompilationCondition.init))) }
        return !CompilationConditions(conditions.map(CompilationCondition.init) + absent).canHold()
    }

    /// The type with a name at the top level.
    func topLevelEntry(_ name: String) -> Entry? { types[name] }

    /// How the router creates an instance of a type; `nil` if the module does not declare it.
    ///
    /// A class that declares no initializer has those of its superclass.
    func construction(of path: String) -> Construction? {
        guard let type = entry(at: path) else { return nil }
        guard type.impliesInitializer else { return possible(type, at: path) }
        for superclass in superclasses(of: path) {
            if let inherited = entry(at: superclass), !inherited.impliesInitializer {
                return possible(inherited, at: superclass)
            }
        }
        return type.construction
    }

    /// Whether the initializer without arguments that a class inherits can throw, as far as is known.
    func inheritsThrowing(_ path: [String]) -> Bool {
        let source = superclasses(of: path.joined(separator: ".")).first { entry(at: $0)?.impliesInitializer == false }
        guard case .byRouter([], let isThrowing) = source.flatMap(construction) else { return false }
        return isThrowing
    }

    /// The construction of a type, unless its arguments are of the module's own types instead of the runtime's.
    private func possible(_ type: Entry, at path: String) -> Construction {
        guard case .byRouter(let arguments, let isThrowing) = type.construction else { return type.construction }
        guard !arguments.contains(where: isOwn) else { return .needsFactory }
        guard case .typed(let error) = type.initializer?.throwing else { return type.construction }
        let throwsNever = isNever(error, from: SwiftText.components(of: path))
        return .byRouter(arguments, isThrowing: isThrowing && !throwsNever)
    }

    /// Whether the type of an initializer's argument is one of the module's own, with the name of the runtime's type.
    func isOwn(_ argument: RouterArgument) -> Bool { !argument.isQualified && topLevelEntry(argument.typeName) != nil }

    /// The global actor that an attribute names, as written at the module's top level; `nil` for any other attribute.
    ///
    /// By convention, the name of an imported one ends in `Actor`; that of a property wrapper or a macro does not. The
    /// configuration may name others.
    package func globalActor(_ attribute: Declaration.Attribute, from enclosing: [String]) -> String? {
        guard attribute.arguments == nil else { return nil }
        return globalActor(resolved: resolved(TypeText(attribute.name), from: enclosing).text)
    }

    /// The name of an attribute, as written at the module's top level, if it names a global actor.
    func globalActor(resolved name: String) -> String? {
        guard let type = entry(at: SwiftText.withoutBackticks(name)) else {
            return name.hasSuffix("Actor") || isolation.actor(of: name) == name ? name : nil
        }
        return type.attributes.contains { $0.name == "globalActor" } ? name : nil
    }

    /// Whether a name at the start of a path means the module itself.
    func isModule(_ name: String) -> Bool { name == module && types[name] == nil }

    /// The names of the types around a declaration, outermost first, without the module's own.
    func path(around declaration: Declaration) -> [String] { path(declaration.enclosing.map(\.name)) }

    /// The names of the types around a type and its own.
    func path(of type: Declaration) -> [String] { path(type.enclosing.map(\.name) + [type.name]) }

    private func path(_ names: [String]) -> [String] {
        let path = names.flatMap { SwiftText.components(of: $0) }
        return withoutAliases(path.count > 1 && isModule(path[0]) ? Array(path.dropFirst()) : path)
    }

    /// A path with the types of the module in place of the type aliases of them.
    ///
    /// An extension of a type alias extends the type for which it is another name.
    private func withoutAliases(_ path: [String]) -> [String] {
        guard hasAliases else { return path }
        var path = path
        // The compiler reports aliases that refer to themselves.
        for _ in 0..<10 {
            guard let count = path.indices.map({ $0 + 1 }).first(where: { target(of: Array(path[..<$0])) != nil }),
                let target = target(of: Array(path[..<count]))
            else { break }
            path.replaceSubrange(..<count, with: target)
        }
        return path
    }

    /// The path of the module's type for which a type alias is another name; `nil` for any other name.
    private func target(of path: [String]) -> [String]? {
        guard let alias = entry(path), let aliased = alias.aliased, isCertain(alias, where: []),
            TypeText(aliased).names == [aliased]
        else { return nil }
        let declared = declaredPath(of: aliased, from: Array(path.dropLast()))
        return declares(declared) ? declared.split(separator: ".").map(String.init) : nil
    }

    /// The declaration of a name, or of its first component.
    func declaration(of name: String) -> Entry? {
        var path = SwiftText.components(of: name)
        if path.count > 1, isModule(path[0]) { path.removeFirst() }
        return entry(path) ?? path.first.flatMap { entry(at: $0) }
    }

    private static func construction(
        of type: Declaration,
        members: [Declaration]
    ) -> (Construction, Declaration?) {
        guard type.kind != .protocol else { return (.service, nil) }
        guard type.kind != .enum else { return (.needsFactory, nil) }
        let initializers = members.filter { $0.kind == .initializer }
        if initializers.isEmpty {
            // Only `ManagedBuffer.create` makes an instance of its subclasses.
            if type.inheritedTypes.first?.hasPrefix("ManagedBuffer<") == true { return (.needsFactory, nil) }
            return (members.isEmpty ? .byRouter([], isThrowing: false) : .needsFactory, nil)
        }
        return construction(byOneOf: initializers)
    }

    private static func construction(byOneOf initializers: [Declaration]) -> (Construction, Declaration?) {
        guard let (initializer, arguments) = RouterArgument.choice(of: initializers.filter { !$0.isAsync }) else {
            return (.needsFactory, nil)
        }
        return (.byRouter(arguments, isThrowing: initializer.canThrow), initializer)
    }
}
