/// Finds types that hide the modules which generated code names.
enum HiddenModules {
    /// Generated code says `Swift.Int` and `RouterRuntime.Route`, so that a module's own `Int` or `Route` does no harm; a type with the
    /// name of one of those modules does.
    static func check(_ module: ModuleModel) -> [Diagnostic] {
        guard !module.isEmpty else { return [] }
        return ["RouterRuntime", "Swift"].compactMap { name in
            module.types.topLevelEntry(name).map { entry in
                Diagnostic(
                    .accessorCollision,
                    "the type `\(name)` hides the module of that name, which generated code needs",
                    at: entry.location,
                    length: name.utf8.count,
                    help: "rename the type, or declare it inside of another one"
                )
            }
        }
    }
}
