import RouteGenCore

/// Finds modules that an app lacks although it links accessors to their routes.
enum UnlinkedModules {
    /// Checks what an app links.
    ///
    /// - Parameters:
    ///   - app: The name of the app's module.
    ///   - configurations: The configurations of the app and the modules that it links, by the modules' names.
    ///   - linked: The names of all modules that it links.
    ///   - known: The names of all modules; without any, every name counts. A name that no module has is another
    ///     finding, of the interface's own build.
    /// - Returns: The findings, at the names in the configurations.
    static func check(
        app: String,
        configurations: [String: Configuration],
        linked: Set<String>,
        known: Set<String>
    ) -> [Diagnostic] {
        configurations.sorted { $0.key < $1.key }.flatMap { interface, configuration in
            configuration.accessorModules.compactMap { module in
                let name = module.value
                guard name != app, name != interface, !linked.contains(name), known.isEmpty || known.contains(name)
                else { return nil }
                let owner = interface == app ? "has" : "links `\(interface)`, which has"
                return Problem(.unlinkedModule, at: module)
                    .saying(
                        "`\(app)` \(owner) accessors to `\(name)`, but does not link `\(name)`, so calls of them fail"
                    )
                    .advising(
                        "in Package.swift, add `\"\(name)\"` to the `dependencies:` of `\(app)`, or a product of "
                            + "another package that has this module"
                    )
            }
        }
    }
}
