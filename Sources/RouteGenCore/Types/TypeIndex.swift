/// The types that a module declares, to resolve the names in a signature.
struct TypeIndex: Sendable {
    /// What is known of a type's declaration.
    struct Entry: Sendable {
        var kind: Declaration.Kind
        var attributes: [Declaration.Attribute]
        var inheritedTypes: [String]
        var location: SourceLocation
        var construction: Construction
    }

    /// Whether a type can be made without arguments.
    enum Construction: Sendable {
        /// By `init()`, written or implied.
        case withoutArguments
        /// Not so: its initialisers take arguments, or are private or asynchronous.
        case needsFactory
    }

    private(set) var types: [String: Entry] = [:]

    /// Adds the types of a file, and what its extensions say of initialisers.
    mutating func add(_ file: ParsedFile) {
        for declaration in file.declarations where !declaration.isLocal && Self.typeKinds.contains(declaration.kind) {
            let path = (declaration.enclosing.map(\.name) + [declaration.name]).joined(separator: ".")
            guard types[path] == nil else { continue }
            types[path] = Entry(
                kind: declaration.kind,
                attributes: declaration.attributes,
                inheritedTypes: declaration.inheritedTypes,
                location: declaration.location,
                construction: Self.construction(of: declaration, path: path, in: file)
            )
        }
    }

    static let typeKinds: Set<Declaration.Kind> = [.class, .struct, .enum, .actor, .protocol, .typealias]

    /// The name with the types in front through which it is reached from a type's body: `Outer.Inner` for `Inner`.
    func qualified(_ name: String, from enclosing: [String]) -> String {
        let first = String(name.prefix { $0 != "." })
        for depth in stride(from: enclosing.count, to: 0, by: -1) {
            let prefix = enclosing[..<depth].joined(separator: ".")
            if types["\(prefix).\(first)"] != nil { return "\(prefix).\(name)" }
        }
        return name
    }

    /// The declaration of a name, whole or of the first part of it.
    func declaration(of name: String) -> Entry? {
        types[name] ?? types[String(name.prefix { $0 != "." })]
    }

    private static func construction(of type: Declaration, path: String, in file: ParsedFile) -> Construction {
        guard type.kind != .enum else { return .needsFactory }
        let members = file.declarations.filter { member in
            !member.isLocal && member.enclosing.map(\.name).joined(separator: ".") == path
        }
        let initialisers = members.filter { $0.kind == .initializer }
        if initialisers.isEmpty {
            let isComplete = !members.contains { $0.kind == .variable && $0.needsInitialValue }
            return isComplete ? .withoutArguments : .needsFactory
        }
        let isReachable = initialisers.contains { initialiser in
            initialiser.parameters.allSatisfy { $0.defaultValue != nil || $0.isVariadic }
                && !initialiser.isAsync && !initialiser.isFailable
                && !initialiser.modifiers.contains("private") && !initialiser.modifiers.contains("fileprivate")
        }
        return isReachable ? .withoutArguments : .needsFactory
    }
}
