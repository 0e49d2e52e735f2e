import PackagePlugin

extension GenerateInvocation {
    /// The invocation for a target of a package.
    init(target: SwiftSourceModuleTarget, in graph: PackageGraph) {
        let configuration = TargetConfiguration(folder: target.directoryURL)
        let linked = graph.linkedTargets(of: target)
        self.init(module: SourceModule(target))
        isExecutable = target.kind == .executable
        aggregates = configuration.aggregates
        if isExecutable || aggregates {
            dependencies = graph.routingTargets(among: linked).map(SourceModule.init)
            unroutedModules = graph.unroutedTargets(among: linked).map(SourceModule.init)
        }
        accessorModules = configuration.linkedAccessorModules.compactMap(graph.target(producing:))
            .map(SourceModule.init)
        hasLinks = graph.folder.map(module.hasLinks(below:)) ?? false
        namedFiles = configuration.namedFiles()
        visibleModules = linked.map(\.moduleName)
        knownModules = graph.moduleNames
    }
}
