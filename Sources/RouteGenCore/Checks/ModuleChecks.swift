/// The checks of one module: its own markers, and the accessors in its generated file.
///
/// The build of a module and `routegen check` both run this list, so they have the same findings.
enum ModuleChecks {
    /// Checks the markers of a module and the declarations that have them.
    ///
    /// - Parameter module: The module.
    /// - Returns: The findings, in no particular order.
    static func check(_ module: ModuleModel) -> [Diagnostic] {
        var diagnostics = module.scan.diagnostics + module.unresolved + HiddenModules.check(module)
        diagnostics += UnusedPrefixes.check(module) + UnprovidedInstances.check(module)
        for handler in module.handlers {
            diagnostics += ParameterBinding.check(handler)
            diagnostics += ShiftedArguments.check(handler)
            diagnostics += DefaultsOfOverloads.check(handler, in: module.scan.overloads, types: module.types)
            diagnostics += ResultsWithoutPage.check(handler, of: module)
            diagnostics += TestableImports.check(handler, of: module)
        }
        return diagnostics + module.setUps.compactMap(UnusableSetUps.check)
    }

    /// Checks a module with its accessors.
    ///
    /// - Parameters:
    ///   - module: The module.
    ///   - accessorModules: The modules for which it has accessors, as far as they exist.
    ///   - configuration: Its `routegen.json`.
    ///   - visibleModules: The modules that it can import; `nil` if that is unknown. Then the types in accessors are
    ///     not checked.
    ///   - knownModules: All modules that its configuration can name.
    /// - Returns: The findings, in no particular order.
    static func check(
        _ module: ModuleModel,
        accessorModules: [ModuleModel],
        configuration: Configuration,
        visibleModules: Set<String>?,
        knownModules: Set<String>
    ) -> [Diagnostic] {
        let own = configuration.ownAccess == nil ? [] : [module]
        var diagnostics = check(module)
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
