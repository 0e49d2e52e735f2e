/// The checks of how the targets of a package depend on each other and on RouteGen.
enum SetUpChecks {
    /// Checks the module of a generated file and what it links.
    static func check(_ modeled: ModeledTarget) -> [Diagnostic] {
        let request = modeled.request
        return MissingRuntimes.check(request.module, visible: request.visibleModules, known: request.knownModules)
            + request.unroutedModules.compactMap { MissingRuntimes.finding(about: $0, severity: .warning) }
            + (request.isExecutable && request.isAggregate ? unlinkedModules(request) : [])
            + UselessPlugins.check(
                request.pluginUsage,
                modeled.module,
                configuration: request.configuration,
                isAggregate: request.isAggregate
            )
    }

    private static func unlinkedModules(_ request: GenerationRequest) -> [Diagnostic] {
        let app = request.module.name
        return UnlinkedModules.check(
            app: app,
            configurations: request.linkedConfigurations.merging([app: request.configuration]) { $1 },
            linked: request.visibleModules.union(request.dependencies.map(\.name)),
            known: request.knownModules
        )
    }
}
