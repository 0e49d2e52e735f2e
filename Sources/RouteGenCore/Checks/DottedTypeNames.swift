/// Refuses markers in types whose names have a dot in them, as raw identifiers may.
///
/// Types are told apart by their paths, `Outer.Inner`, in which such a dot would separate two names.
enum DottedTypeNames {
    /// The finding about a declaration with markers; none if no name of a type is of that kind.
    static func check(_ declaration: Declaration) -> [Diagnostic] {
        let scopes = declaration.enclosing.map { (kind: $0.kind, name: $0.name) }
        let isType = TypeIndex.typeKinds.contains(declaration.kind) || declaration.kind == .extension
        let types = scopes + (isType ? [(kind: declaration.kind, name: declaration.name)] : [])
        guard let type = types.first(where: { hasDot($0.kind, $0.name) }) else { return [] }
        let name = SwiftText.withoutBackticks(type.name)
        return [
            Diagnostic(
                .unsupportedHandler,
                "the name of the type `\(name)` has a dot in it, and routes and services need types without",
                at: declaration.location,
                length: max(1, declaration.name.utf8.count),
                help: "rename the type, or put the marker into a type whose name has no dot"
            )
        ]
    }

    /// Whether a name has a dot that separates nothing: an extension is named by a path, in which raw identifiers have their backticks.
    private static func hasDot(_ kind: Declaration.Kind, _ name: String) -> Bool {
        guard kind == .extension else { return name.contains(".") }
        return name.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .contains { index, part in index % 2 == 1 && part.contains(".") }
    }
}
