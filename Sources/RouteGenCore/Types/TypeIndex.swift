/// The types that a module declares, to resolve the names in a signature.
struct TypeIndex: Sendable {
    /// What is known of a type's declaration.
    struct Entry: Sendable {
        var kind: Declaration.Kind
        var attributes: [Declaration.Attribute]
        var inheritedTypes: [String]
        /// Whether other modules see it, as far as its own modifiers say.
        var isPublic: Bool
        var location: SourceLocation
        var construction: Construction
        /// What a type alias without generic parameters stands for, as it is written.
        var aliased: String?
    }

    /// Whether a type can be made without arguments.
    enum Construction: Sendable {
        /// By `init()`, written or implied.
        case withoutArguments
        /// Not so: its initialisers take arguments, or are private or asynchronous.
        case needsFactory
        /// It is a protocol: the router's services have who serves it.
        case service
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
                isPublic: declaration.modifiers.contains { ["public", "open", "package"].contains($0) },
                location: declaration.location,
                construction: Self.construction(of: declaration, path: path, in: file),
                aliased: declaration.kind == .typealias && declaration.genericParameters == nil
                    ? declaration.resultType : nil
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

    /// The type as it can be written at the module's top level: nested types with the types around them in front, type
    /// aliases replaced by what they stand for, so that closures are known as such and other modules can name them.
    ///
    /// - Parameters:
    ///   - type: The type as it is written.
    ///   - enclosing: The types around the place where it is written, outermost first.
    /// - Returns: The type, spelt anew.
    func resolved(_ type: TypeText, from enclosing: [String]) -> TypeText {
        resolved(type, from: enclosing, depth: 0)
    }

    private func resolved(_ type: TypeText, from enclosing: [String], depth: Int) -> TypeText {
        // Aliases that lead back to themselves are the compiler's to report.
        guard depth < 10 else { return type }
        return TypeText(
            type.replacingNames { name in
                let path = qualified(name, from: enclosing)
                guard let aliased = types[path]?.aliased else { return path }
                let outer = path.split(separator: ".").dropLast().map(String.init)
                let meaning = resolved(TypeText(aliased), from: outer, depth: depth + 1)
                return meaning.isFunction || meaning.text.contains(" ") ? "(\(meaning.text))" : meaning.text
            }
        )
    }

    /// The declaration of a name, whole or of the first part of it.
    func declaration(of name: String) -> Entry? {
        types[name] ?? types[String(name.prefix { $0 != "." })]
    }

    private static func construction(of type: Declaration, path: String, in file: ParsedFile) -> Construction {
        guard type.kind != .protocol else { return .service }
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
