/// The checks of one module: its own markers, and the accessors that its generated file holds.
///
/// The build of a module and `routegen check` both run this list, so neither finds less than the other.
enum ModuleChecks {
    /// Checks a module.
    ///
    /// - Parameters:
    ///   - module: The module.
    ///   - accessorModules: The modules whose accessors it asks for, as far as they exist.
    ///   - configuration: What its `routegen.json` asks for.
    ///   - visibleModules: The modules that it may import; `nil` where that is not known, so that accessors are not checked against it.
    ///   - knownModules: All modules that it could have named.
    /// - Returns: The findings, in no particular order.
    static func check(
        _ module: ModuleModel,
        accessorModules: [ModuleModel],
        configuration: Configuration,
        visibleModules: Set<String>?,
        knownModules: Set<String>
    ) -> [Diagnostic] {
        let own = configuration.ownAccess == nil ? [] : [module]
        var diagnostics = module.diagnostics
        diagnostics += AccessorCollisions.check((own + accessorModules).flatMap(\.handlers))
        diagnostics += ServiceAccessorCollisions.check(
            own.flatMap(\.services) + accessorModules.flatMap(\.offeredServices)
        )
        if let visibleModules {
            diagnostics += accessorModules.flatMap { accessorModule in
                InvisibleTypes.check(
                    accessorModule,
                    for: module.name,
                    visible: visibleModules,
                    request: configuration.accessorModules.first { $0.value == accessorModule.name }?.location
                )
            }
        }
        diagnostics += UnknownAccessorModules.check(
            configuration,
            passed: Set(accessorModules.map(\.name)),
            known: knownModules
        )
        return diagnostics
    }
}
