import RouteGenCore

/// The body of a type or a function.
struct SourceScope: Sendable {
    let declaration: Declaration
    /// The tokens between its braces.
    let body: Range<Int>

    /// The bodies in a source, in the order of their declarations.
    static func all(in source: MigrationSource) -> [SourceScope] {
        source.declarations.compactMap { declaration in
            body(of: declaration, in: source).map { SourceScope(declaration: declaration, body: $0) }
        }
    }

    private static func body(of declaration: Declaration, in source: MigrationSource) -> Range<Int>? {
        switch declaration.kind {
        case .class, .struct, .enum, .actor, .protocol, .extension: break
        case .function, .initializer, .deinitializer:
            guard declaration.enclosing.last?.kind != .protocol else { return nil }
        default: return nil
        }
        var index = source.token(at: declaration.location) + 1
        while index < source.tokens.count {
            let closing = source.closingBrackets[index]
            if source.has(.leftBrace, at: index) { return closing.map { (index + 1)..<$0 } }
            index = (closing ?? index) + 1
        }
        return nil
    }

    /// Whether it is the body of a type or an extension.
    var isType: Bool { declaration.kind != .function && declaration.kind != .initializer && !isDeinitializer }

    private var isDeinitializer: Bool { declaration.kind == .deinitializer }

    /// The name of a type with those of the types around it.
    var typeName: String { (declaration.enclosing.map(\.name) + [declaration.name]).joined(separator: ".") }
}

/// The surroundings of a token: the types and functions whose bodies it is in.
struct Surroundings {
    /// The name of the innermost type; `nil` at the top level.
    let type: String?
    /// The functions, outermost first.
    let functions: [SourceScope]
    /// Whether `self` is the type, not an instance; `false` outside of types.
    let isStatic: Bool

    /// Finds the surroundings of a token of a source.
    init(of token: Int, in source: MigrationSource) {
        let around = source.scopes.filter { $0.body.contains(token) }
        type = around.last(where: \.isType)?.typeName
        functions = around.filter { !$0.isType }
        isStatic = functions.first { !$0.declaration.enclosing.isEmpty }?.declaration.isStatic ?? false
    }

    /// The names of the types around a token, innermost first: `Outer.Inner`, `Outer`.
    var types: [String] {
        guard let type else { return [] }
        let names = type.split(separator: ".")
        return names.indices.reversed().map { names[...$0].joined(separator: ".") }
    }
}
