/// Finds types that hide modules in generated code, or have the name of a type that it declares.
enum HiddenModules {
    /// Checks a module.
    ///
    /// Generated code uses `Swift.Int` and `RouterRuntime.Route`, so a module can have its own `Int` or `Route`. It
    /// cannot have a type with the name of one of these modules, or of the generated dispatcher.
    static func check(_ module: ModuleModel) -> [Diagnostic] {
        guard !module.isEmpty else { return [] }
        let modules = ["RouterRuntime", "Swift"].compactMap { name in
            finding(module, name, "hides the module `\(name)`, which generated code uses")
        }
        let dispatcher = finding(module, "RouteDispatcher_", "has the name of a type that generated code declares")
        return modules + [dispatcher].compactMap(\.self)
    }

    private static func finding(_ module: ModuleModel, _ name: String, _ problem: String) -> Diagnostic? {
        module.types.topLevelEntry(name).map { entry in
            Diagnostic(
                .accessorCollision,
                "the type `\(name)` \(problem)",
                at: entry.location,
                length: name.utf8.count,
                help: "rename the type, or declare it inside another one"
            )
        }
    }
}
