#if canImport(XcodeProjectPlugin)
    import PackagePlugin
    import XcodeProjectPlugin

    extension GenerateInvocation {
        /// The invocation for a target of an Xcode project.
        init(target: XcodeTarget, in graph: XcodeGraph) {
            let configuration = graph.configuration(of: target)
            let linked = graph.linkedModules(of: target)
            self.init(module: graph.module(of: target))
            isExecutable = target.product?.kind.isExecutable ?? false
            aggregates = configuration.aggregates
            if isExecutable || aggregates {
                dependencies = linked
            }
            accessorModules = configuration.linkedAccessorModules.compactMap(graph.module(named:))
            namedFiles = configuration.namedFiles(in: graph.project.directoryURL)
            root = graph.project.directoryURL
            knownModules = graph.moduleNames
            visibleModules =
                target.dependencies.isEmpty
                // The modules that the target links are unknown. So only its own interfaces cannot be imported for
                // certain.
                ? knownModules.filter { !configuration.accessorModules.contains($0) }
                : linked.map(\.name) + graph.packageModules(of: target)
        }
    }
#endif
