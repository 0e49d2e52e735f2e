/// Turns the markers of modules into a source file.
public enum Generator {
    /// Generates the file of one module.
    ///
    /// The same sources give the same bytes, in whatever order files and modules are named.
    ///
    /// - Complexity: O(*n* log *n*) in the number of routes.
    public static func generate(_ request: GenerationRequest) -> Generation {
        let module = ModuleModel(request.module)
        let aggregated =
            request.isAggregate
            ? request.dependencies.concurrentMap(ModuleModel.init).filter { !$0.isEmpty && $0.name != module.name }
                .sorted { $0.name < $1.name } : []
        let accessors = request.accessorModules.map(ModuleModel.init).filter { $0.name != module.name }
            .sorted { $0.name < $1.name }

        var diagnostics = module.diagnostics
        diagnostics += Conflicts.check(
            [module] + aggregated,
            reporter: module.name
        )
        diagnostics += ServiceConflicts.check(
            [module] + aggregated,
            origins: request.protocolOrigins,
            reporter: module.name
        )
        if request.isExecutable { diagnostics += UnservedProtocols.check([module] + aggregated) }
        let own = request.configuration.ownAccess == nil ? [] : [module]
        diagnostics += ServiceAccessorCollisions.check(
            own.flatMap(\.services) + accessors.flatMap(\.offeredServices)
        )
        diagnostics += AccessorCollisions.check((own + accessors).flatMap(\.handlers))
        for accessor in accessors {
            diagnostics += InvisibleTypes.check(
                accessor,
                for: module.name,
                visible: request.visibleModules,
                request: request.configuration.accessorModules.first { $0.value == accessor.name }?.location
            )
        }

        diagnostics += UnknownAccessorModules.check(request)

        let file = GeneratedFile(
            module: module,
            aggregated: aggregated,
            isAggregate: request.isAggregate,
            links: request.configuration.links,
            accessors: accessors,
            accessorAccess: request.configuration.accessorAccess.modifier,
            ownAccess: request.configuration.ownAccess?.modifier,
            visibleModules: request.visibleModules,
            knownModules: request.knownModules,
            importAccess: request.module.importAccess,
            hasLocations: request.hasLocations
        )
        return Generation(
            source: file.source,
            diagnostics: diagnostics.compactMap(request.configuration.severities.applied)
        )
    }
}
