/// Finds types that hide modules in generated code.
enum HiddenModules {
    /// Checks a module.
    ///
    /// Generated code uses `Swift.Int` and `RouterRuntime.Route`, so a module can have its own `Int` or `Route`. It
    /// cannot have a type with the name of one of these modules.
    static func check(_ module: ModuleModel) -> [Diagnostic] {
        guard !module.isEmpty else { return [] }
        return ["RouterRuntime", "Swift"].compactMap { name in
            module.types.topLevelEntry(name).map { entry in
                Diagnostic(
                    .accessorCollision,
                    "the type `\(name)` hides the module `\(name)`, which generated code uses",
                    at: entry.location,
                    length: name.utf8.count,
                    help: "rename the type, or declare it inside another one"
                )
            }
        }
    }
}
