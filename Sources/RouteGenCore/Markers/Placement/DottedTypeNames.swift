/// Finds markers in types whose names contain a dot, as raw identifiers may.
///
/// A path such as `Outer.Inner` identifies a type, so such a dot would look like a separator.
enum DottedTypeNames {
    /// The finding about a declaration with markers; none if no type around it has such a name.
    static func check(_ declaration: Declaration) -> [Diagnostic] {
        let scopes = declaration.enclosing.map { (kind: $0.kind, name: $0.name) }
        let isType = declaration.kind.declaresType || declaration.kind == .extension
        let types = scopes + (isType ? [(kind: declaration.kind, name: declaration.name)] : [])
        guard let type = types.first(where: { hasDot($0.kind, $0.name) }) else { return [] }
        let name = SwiftText.withoutBackticks(type.name)
        return [
            Problem(.unsupportedHandler, at: declaration)
                .saying(
                    "the name of the type `\(name)` contains a dot, which types with routes or services cannot have"
                )
                .advising("rename the type, or move the marker to a type whose name has no dot")
        ]
    }

    /// Whether a name contains a dot that is not a separator.
    ///
    /// The name of an extension is a path with raw identifiers in backticks.
    private static func hasDot(_ kind: Declaration.Kind, _ name: String) -> Bool {
        guard kind == .extension else { return name.contains(".") }
        return name.split(separator: "`", omittingEmptySubsequences: false).enumerated()
            .contains { index, part in index % 2 == 1 && part.contains(".") }
    }
}
