/// What a declaration and the types around it say about availability.
struct HandlerAvailability: Sendable {
    /// The attributes that accessors repeat, as they are written: the declaration's own, and the one by which a type around it
    /// is deprecated where the declaration itself is not.
    var attributes: [String]
    /// Whether using the declaration gives a warning.
    var isDeprecated: Bool

    /// Looks at a declaration; `types` knows the attributes of the types that extensions extend.
    init(of declaration: Declaration, types: TypeIndex) {
        let own = declaration.attributes.filter { $0.name == "available" }
        let path = types.path(around: declaration)
        let outer = declaration.enclosing.reversed().flatMap(\.attributes)
        let extended = path.indices.reversed().flatMap { types.entry(Array(path[...$0]))?.attributes ?? [] }
        let isOwn = own.contains(where: Self.isDeprecation)
        let inherited = isOwn ? nil : (outer + extended).first(where: Self.isDeprecation)
        attributes = (own + (inherited.map { [$0] } ?? [])).map { "@available(\($0.arguments ?? ""))" }
        isDeprecated = isOwn || inherited != nil
    }

    /// Whether an attribute says that something is deprecated, in all versions or from some version on.
    private static func isDeprecation(_ attribute: Declaration.Attribute) -> Bool {
        guard attribute.name == "available", let arguments = attribute.arguments else { return false }
        return arguments.split(separator: ",").contains { argument in
            argument.split { $0 == ":" || $0.isWhitespace }.first == "deprecated"
        }
    }
}
