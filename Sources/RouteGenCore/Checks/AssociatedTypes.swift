/// Finds requirements that cannot be called on every type that serves the protocol.
enum AssociatedTypes {
    /// The finding about a requirement whose signature depends on the conforming type.
    static func check(_ declaration: Declaration, in file: ParsedFile) -> [Diagnostic] {
        guard declaration.isRequirement, let scope = declaration.enclosing.last else { return [] }
        let path = declaration.enclosing.map(\.name)
        let associated = file.declarations.filter {
            $0.kind == .associatedtype && $0.enclosing.map(\.name) == path
        }
        let chosen = ["Self"] + associated.map(\.name)
        let types = declaration.parameters.map(\.type) + [declaration.resultType].compactMap { $0 }
        let names = types.flatMap { TypeText($0).names }
        guard let name = names.first(where: { name in chosen.contains { name == $0 || name.hasPrefix("\($0).") } })
        else {
            return []
        }
        let related = associated.filter { $0.name == name }.map {
            Diagnostic.Related(location: $0.location, message: "`\(name)` is declared here")
        }
        return [
            Diagnostic(
                .unsupportedHandler,
                "`\(declaration.name)` uses `\(name)`, which depends on the type that serves `\(scope.name)`, "
                    + "so a router cannot call it",
                at: declaration.location,
                length: declaration.nameLength,
                related: related,
                help: "use a concrete type instead, or mark the methods of the conforming types"
            )
        ]
    }
}
