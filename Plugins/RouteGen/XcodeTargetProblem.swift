#if canImport(XcodeProjectPlugin)
    import PackagePlugin
    import XcodeProjectPlugin

    /// The reason why a target of an Xcode project would get a file that lacks routes.
    ///
    /// Xcode gives plugins targets without dependencies, whatever they link. Only `routegen.json` can name the modules
    /// then.
    struct XcodeTargetProblem {
        /// The problem and its fix, in one line.
        let message: String

        /// Looks for a problem; `nil` if there is none.
        init?(_ target: XcodeTarget, in graph: XcodeGraph) {
            let name = target.displayName
            let folder = graph.sourceFolder(of: target)?.path ?? graph.project.directoryURL.path
            if let ignored = graph.ignoredConfiguration(of: target) {
                message =
                    "\(ignored.path) is the configuration of no target: move it to the folder that contains all "
                    + "sources of '\(name)', \(folder)"
                return
            }
            let configuration = graph.configuration(of: target)
            guard target.dependencies.isEmpty, configuration.url == nil || configuration.isReadable else { return nil }
            let file = configuration.url?.path ?? "\(folder)/\(TargetConfiguration.name)"
            let isExecutable = target.product?.kind.isExecutable ?? false
            if configuration.aggregate ?? isExecutable, configuration.namedModules == nil {
                message =
                    "Xcode does not tell plugins what '\(name)' links, so its table would lack the routes of all other "
                    + "modules; either let a package target with \"aggregate\": true have the table and remove the "
                    + "plugin from '\(name)', or name the modules and their folders in \(file): "
                    + "\"modules\": { \"Chat\": \"../Chat/Sources\" }, and \"modules\": {} if there are none; "
                    + Self.reference
                return
            }
            guard
                let unknown = configuration.linkedAccessorModules.first(where: { graph.module(named: $0) == nil })
            else { return nil }
            message =
                "'\(name)' has accessors to '\(unknown)', but no target of the project has this module, and Xcode does "
                + "not tell plugins which packages '\(name)' links; either move the accessors to a package target, or "
                + "name the module and its folder in \(file): \"modules\": { \"\(unknown)\": \"../\(unknown)/Sources\" }; "
                + Self.reference
        }

        private static let reference = "see 'Xcode projects' in the documentation of RouterRuntime"
    }
#endif
