/// The types that a module declares, to resolve the names in a signature.
struct TypeIndex: Sendable {
    /// What is known of a type's declaration.
    struct Entry: Sendable {
        var kind: Declaration.Kind
        var attributes: [Declaration.Attribute]
        var modifiers: [String]
        var inheritedTypes: [String]
        /// Whether other modules see it, as far as its own modifiers say.
        var isPublic: Bool
        var location: SourceLocation
        var construction: Construction
        /// The attributes and modifiers of the initialiser that `construction` means, if it is written.
        var initializer: Initializer?
        /// What a type alias without generic parameters stands for, as it is written.
        var aliased: String?
    }

    /// What is written on an initialiser.
    struct Initializer: Sendable {
        var attributes: [Declaration.Attribute]
        var modifiers: [String]
    }

    /// Whether a router can make a type.
    enum Construction: Hashable, Sendable {
        /// By `init()`, written or implied, or by an initialiser that takes what the router has.
        case byRouter([RouterArgument], isThrowing: Bool)
        /// Not so: its initialisers take other arguments, or are private or asynchronous.
        case needsFactory
        /// It is a protocol: the router's services have who serves it.
        case service
    }

    /// The types by their paths: `Outer.Inner`.
    private var types: [String: Entry] = [:]
    /// The types that extensions add conformances to, by the extended type.
    private var conformances: [String: [String]] = [:]
    private let module: String
    /// What the module's configuration says about isolation.
    let isolation: IsolationRules

    /// Creates an index of a module without types.
    init(module: String, isolation: IsolationRules = IsolationRules()) {
        self.module = module
        self.isolation = isolation
    }

    /// Adds the types of a file, and what its extensions say of conformances.
    mutating func add(_ file: ParsedFile) {
        for declaration in file.declarations where !declaration.isLocal {
            if declaration.kind == .extension, !declaration.inheritedTypes.isEmpty {
                conformances[declaration.name, default: []] += declaration.inheritedTypes
            } else if Self.typeKinds.contains(declaration.kind) {
                let path = (declaration.enclosing.map(\.name) + [declaration.name]).joined(separator: ".")
                add(Self.entry(of: declaration, path: path, in: file), at: path)
            }
        }
    }

    /// Of the declarations of one type, in the branches of an `#if`, the first one counts.
    private mutating func add(_ entry: Entry, at path: String) {
        guard let other = types[path] else {
            types[path] = entry
            return
        }
        var first = other.location < entry.location ? other : entry
        if other.aliased != entry.aliased { first.aliased = nil }
        types[path] = first
    }

    private static func entry(of declaration: Declaration, path: String, in file: ParsedFile) -> Entry {
        let (construction, initializer) = construction(of: declaration, path: path, in: file)
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
                ? declaration.resultType : nil
        )
    }

    static let typeKinds: Set<Declaration.Kind> = [.class, .struct, .enum, .actor, .protocol, .typealias]

    /// The type at a path, as ``path(of:)`` gives it.
    func entry(_ path: [String]) -> Entry? { entry(at: path.joined(separator: ".")) }

    /// The type at a path: `Outer.Inner`.
    func entry(at path: String) -> Entry? { types[path] ?? types["\(module).\(path)"] }

    /// The type of a name that is declared inside of no other.
    func topLevelEntry(_ name: String) -> Entry? { types[name] }

    /// The path of a type that another one, at a path, inherits from or conforms to.
    func path(ofInherited type: String, by path: String) -> String {
        let outer = path.split(separator: ".").dropLast().map(String.init)
        return declaredPath(of: String(type.prefix { $0 != "<" }), from: outer)
    }

    /// What a type inherits from and conforms to, as it is written on the type and its extensions.
    func inheritedTypes(of path: String) -> [String] {
        (entry(at: path)?.inheritedTypes ?? []) + (conformances[path] ?? []) + (conformances["\(module).\(path)"] ?? [])
    }

    /// Whether a name at the start of a path means the module itself.
    func isModule(_ name: String) -> Bool { name == module && types[name] == nil }

    /// The names of the types around a declaration, outermost first, without the module's own.
    func path(around declaration: Declaration) -> [String] { path(declaration.enclosing.map(\.name)) }

    /// The names of the types around a type and its own.
    func path(of type: Declaration) -> [String] { path(type.enclosing.map(\.name) + [type.name]) }

    private func path(_ names: [String]) -> [String] {
        let path = names.flatMap { $0.split(separator: ".").map { SwiftText.withoutBackticks($0) } }
        return path.count > 1 && isModule(path[0]) ? Array(path.dropFirst()) : path
    }

    /// The declaration of a name, whole or of the first part of it.
    func declaration(of name: String) -> Entry? {
        var path = name.split(separator: ".").map { SwiftText.withoutBackticks($0) }
        if path.count > 1, isModule(path[0]) { path.removeFirst() }
        return entry(path) ?? path.first.flatMap { entry(at: $0) }
    }

    private static func construction(
        of type: Declaration,
        path: String,
        in file: ParsedFile
    ) -> (Construction, Initializer?) {
        guard type.kind != .protocol else { return (.service, nil) }
        guard type.kind != .enum else { return (.needsFactory, nil) }
        let members = file.declarations.filter { member in
            !member.isLocal && member.enclosing.map(\.name).joined(separator: ".") == path
        }
        let initializers = members.filter { $0.kind == .initializer }
        if initializers.isEmpty {
            let isComplete = !members.contains { $0.kind == .variable && $0.needsInitialValue }
            return (isComplete ? .byRouter([], isThrowing: false) : .needsFactory, nil)
        }
        let usable = initializers.filter { !$0.isAsync }.compactMap { initializer in
            RouterArgument.all(of: initializer).map { (initializer, arguments: $0) }
        }
        guard let (initializer, arguments) = usable.first(where: { $0.arguments.isEmpty }) ?? usable.first else {
            return (.needsFactory, nil)
        }
        return (
            .byRouter(arguments, isThrowing: initializer.throwing != .never),
            Initializer(attributes: initializer.attributes, modifiers: initializer.modifiers)
        )
    }
}
