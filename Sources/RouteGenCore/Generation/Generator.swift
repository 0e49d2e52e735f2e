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

        let diagnostics =
            ModuleChecks.check(
                module,
                accessorModules: accessors,
                configuration: request.configuration,
                visibleModules: request.visibleModules,
                knownModules: request.knownModules
            )
            + TableChecks.check(
                [module] + aggregated,
                isExecutable: request.isExecutable,
                protocolOrigins: request.protocolOrigins,
                reporter: module.name
            )

        let file = GeneratedFile(
            module: module,
            aggregated: aggregated,
            isAggregate: request.isAggregate,
            links: request.configuration.links,
            accessors: accessors,
            accessorAccess: request.configuration.accessorAccess.modifier,
            ownAccess: request.configuration.ownAccess?.modifier,
            accessorKinds: request.configuration.accessorKinds,
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
