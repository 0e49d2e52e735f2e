/// Refuses requirements that cannot be called on just any type which serves the protocol.
enum AssociatedTypes {
    /// The finding about a requirement whose signature names what each conforming type chooses for itself.
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
                "`\(declaration.name)` names `\(name)`, which each type that serves `\(scope.name)` chooses for itself, so a router cannot know it",
                at: declaration.location,
                length: declaration.nameLength,
                related: related,
                help: "name a type in its place, or mark the methods of the types that conform"
            )
        ]
    }
}
