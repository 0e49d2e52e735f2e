import RoutePatterns

/// The checks of one module: its own markers, and the accessors in its generated file.
///
/// The build of a module and `routegen check` both run this list, so they have the same findings.
package enum ModuleChecks {
    /// Checks the markers of a module and the declarations that have them.
    ///
    /// - Parameter module: The module.
    /// - Returns: The findings, in no particular order.
    package static func check(_ module: ModuleModel) -> [Diagnostic] {
        var diagnostics = module.scan.diagnostics + module.unresolved
        diagnostics += UnusedPrefixes.check(module) + UnprovidedInstances.check(module)
        for handler in module.handlers {
            diagnostics += ParameterBinding.check(handler)
            diagnostics += UnreadableParameters.check(handler, types: module.types)
            diagnostics += ShiftedArguments.check(handler)
            diagnostics += DefaultsOfOverloads.check(handler, in: module.scan.overloads, types: module.types)
            diagnostics += ResultsWithoutPage.check(handler, of: module)
            diagnostics += TestableImports.check(handler, of: module)
        }
        return diagnostics
    }
}

/// A module with its accessors, to check.
struct CheckedModule {
    let module: ModuleModel
    /// The modules for which it has accessors, as far as they exist.
    let accessorModules: [ModuleModel]
    /// Its `routegen.json`.
    let configuration: Configuration
    /// The modules that it can import; `nil` if that is unknown.
    ///
    /// Then the types in accessors and the need of `RouterServices` are not checked.
    let visibleModules: Set<String>?
    /// All modules that its configuration can name.
    let knownModules: Set<String>

    /// The findings, in no particular order.
    func check() -> [Diagnostic] {
        let own = configuration.ownAccess == nil ? [] : [module]
        var diagnostics = ModuleChecks.check(module)
        diagnostics += AccessorCollisions.check(
            (own + accessorModules).flatMap(\.handlers),
            kinds: { configuration.kindsOfAccessors(isForeign: $0.module != module.name) }
        )
        diagnostics += ServiceAccessorCollisions.check(
            own.flatMap(\.services) + accessorModules.flatMap(\.offeredServices)
        )
        if let visibleModules {
            for accessorModule in accessorModules where !visibleModules.contains(accessorModule.name) {
                let request = configuration.accessorModules.first { $0.value == accessorModule.name }?.location
                diagnostics += InvisibleTypes(module: accessorModule, target: module.name, request: request).check()
            }
            diagnostics += MissingServices.check(self, visible: visibleModules)
        }
        return diagnostics + UnknownModules.check(self)
    }
}

/// Finds modules in `accessors.for`, `optionalModules` and `moduleAliases` that do not exist.
enum UnknownModules {
    /// Checks the configuration of a module.
    ///
    /// A module with accessors that is known but was not passed is a different finding: the build was planned before
    /// the file named it. The others need not be passed, so they count only if the known modules are listed.
    static func check(_ module: CheckedModule) -> [Diagnostic] {
        let (configuration, known) = (module.configuration, module.knownModules)
        let passed = Set(module.accessorModules.map(\.name))
        let accessorModules = configuration.accessorModules.filter { !passed.contains($0.value) }
        let named = Set(configuration.namedModules.map(\.name.value))
        let others = configuration.optionalModules.map(\.name) + configuration.moduleAliases.values
        let unnamed = others.filter { !known.isEmpty && !named.contains($0.value) }
        return (accessorModules + unnamed).compactMap { module in
            guard !known.contains(module.value) else { return nil }
            let nearest = Spelling.nearest(to: module.value, among: known.sorted())
            return Problem(.invalidConfiguration, at: module)
                .saying("the package and its dependencies have no module `\(module.value)`")
                .suggesting(nearest)
        }
    }
}
