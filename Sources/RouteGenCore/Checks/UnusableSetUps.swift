/// Finds types that set up a module but that generated code cannot name.
enum UnusableSetUps {
    /// The finding about such a type; `nil` if generated code can name it.
    static func check(_ setUp: ModuleSetUp) -> Diagnostic? {
        let declaration = setUp.declaration
        if declaration.kind != .extension, let obstacle = Visibility.obstacle(of: declaration) {
            return Diagnostic(
                .unusableSetUp,
                "generated code cannot call `\(declaration.name).setUp(for:)`: "
                    + "`\(declaration.name)` \(obstacle.reason)",
                at: declaration.location,
                length: declaration.nameLength,
                related: obstacle.related,
                help: "remove `\(obstacle.modifier)`"
            )
        }
        let generic = declaration.enclosing.first { $0.genericParameters != nil }
        guard declaration.genericParameters != nil || generic != nil else { return nil }
        return Diagnostic(
            .unusableSetUp,
            "generated code cannot call `\(declaration.name).setUp(for:)`: its type is generic, "
                + "and the generic arguments are unknown",
            at: declaration.location,
            length: declaration.nameLength,
            related: generic.map { [.init(location: $0.location, message: "`\($0.name)` is generic")] } ?? [],
            help: "set the module up in a type that is not generic"
        )
    }
}
