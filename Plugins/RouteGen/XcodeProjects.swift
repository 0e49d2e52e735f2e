#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    extension RouteGenPlugin: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let graph = XcodeGraph(project: context.xcodeProject)
            if let problem = XcodeTargetProblem(target, in: graph) {
                Diagnostics.error(problem.message)
                return []
            }
            return try GenerateInvocation(target: target, in: graph).commands(
                tool: Self.tool(context.tool(named:)),
                workDirectory: context.pluginWorkDirectoryURL
            )
        }
    }

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
            add("--package-config", root?.file(TargetConfiguration.name))
            knownModules = graph.moduleNames
            visibleModules =
                target.dependencies.isEmpty
                // The modules that the target links are unknown. So only its own interfaces cannot be imported for
                // certain.
                ? knownModules.filter { !configuration.accessorModules.contains($0) }
                : linked.map(\.name) + graph.packageModules(of: target)
        }
    }

    /// The targets of an Xcode project and of the packages that it links.
    struct XcodeGraph {
        var project: XcodeProject

        /// The names of all modules that a configuration can name.
        var moduleNames: [String] {
            project.targets.flatMap { [module(of: $0).name] + packageModules(of: $0) }
        }

        /// The module with a name, in the project or in a package that one of its targets links.
        func module(named name: String) -> SourceModule? {
            if let own = project.targets.map(module(of:)).first(where: { $0.name == name }) { return own }
            let linked = project.targets.flatMap { packageTargets(of: $0) }.compactMap {
                $0 as? SwiftSourceModuleTarget
            }
            return linked.first { $0.moduleName == name }.map { SourceModule($0) }
        }

        /// The modules that a target links and that may declare routes.
        ///
        /// Xcode does not describe what a target links, up to version 26 at least, so there are none.
        func linkedModules(of target: XcodeTarget) -> [SourceModule] {
            let ownTargets = linkedTargets(of: target)
            let packageTargets = ([target] + ownTargets).flatMap { self.packageTargets(of: $0) }
            var package = PackageGraph.Package(id: "", name: "", folder: "")
            package.targets = packageTargets.map { PackageGraph.Target($0) }
            let routing = Set(PackageGraph([package]).routingTargets(among: package.targets).map(\.id))
            let routed = packageTargets.filter { routing.contains($0.id) }.compactMap { $0 as? SwiftSourceModuleTarget }
            var seen: Set<String> = []
            return (ownTargets.map(module(of:)) + routed.map { SourceModule($0) }).filter {
                seen.insert($0.name).inserted
            }
        }

        /// The names of the packages' modules that a target can import.
        func packageModules(of target: XcodeTarget) -> [String] {
            ([target] + linkedTargets(of: target)).flatMap { packageTargets(of: $0) }.map(\.moduleName)
        }

        private func packageTargets(of target: XcodeTarget) -> [any SourceModuleTarget] {
            target.dependencies.flatMap { dependency -> [any Target] in
                guard case .product(let product) = dependency else { return [] }
                return product.targets.flatMap { $0.recursiveTargetDependencies + [$0] }
            }
            .compactMap(\.sourceModule)
        }

        private func linkedTargets(of target: XcodeTarget) -> [XcodeTarget] {
            var found: [XcodeTarget] = []
            var seen: Set<XcodeTarget.ID> = [target.id]
            var waiting = [target]
            while let next = waiting.popLast() {
                for case .target(let dependency) in next.dependencies where seen.insert(dependency.id).inserted {
                    found.append(dependency)
                    waiting.append(dependency)
                }
            }
            return found
        }
    }

    extension XcodeGraph {
        /// The module that a target produces: the one that its `routegen.json` names, or the one of Xcode's default.
        func module(of target: XcodeTarget) -> SourceModule {
            let configuration = configuration(of: target)
            let files = target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" }
            return SourceModule(
                name: configuration.moduleName
                    ?? String(target.displayName.map { $0.isLetter || $0.isNumber ? $0 : "_" }),
                files: files + (configuration.url.map { [$0] } ?? [])
            )
        }
    }

    extension XcodeGraph {
        /// The configuration of a target.
        func configuration(of target: XcodeTarget) -> TargetConfiguration {
            TargetConfiguration(file: configurationFile(of: target))
        }

        /// The `routegen.json` of a target: a member of it, or else the one in the common folder of its sources.
        ///
        /// A member would be copied into the product. A file in the folder need not be a member.
        private func configurationFile(of target: XcodeTarget) -> URL? {
            target.inputFiles.map(\.url).first { $0.lastPathComponent == TargetConfiguration.name }
                ?? sourceFolder(of: target).flatMap { TargetConfiguration(folder: $0).url }
        }

        /// The innermost folder of the project that contains all of a target's sources in the project.
        func sourceFolder(of target: XcodeTarget) -> URL? {
            let folders = folderComponents(of: target)
            guard var common = folders.first else { return nil }
            for folder in folders.dropFirst() {
                common = zip(common, folder).prefix { $0 == $1 }.map(\.0)
            }
            return url(of: common)
        }

        /// A `routegen.json` in a folder with sources of a target that is the file of no target.
        ///
        /// It would be ignored without a message.
        func ignoredConfiguration(of target: XcodeTarget) -> URL? {
            guard configurationFile(of: target) == nil else { return nil }
            var folders: Set<[String]> = []
            for folder in folderComponents(of: target) {
                for count in 0...folder.count { folders.insert(Array(folder.prefix(count))) }
            }
            let used = Set(project.targets.compactMap { configurationFile(of: $0)?.standardizedFileURL.path })
            return folders.compactMap { TargetConfiguration(folder: url(of: $0)).url }
                .filter { !used.contains($0.standardizedFileURL.path) }
                .min { $0.path < $1.path }
        }

        /// The folders of a target's sources in the project, as names below the project's folder.
        private func folderComponents(of target: XcodeTarget) -> Set<[String]> {
            let root = project.directoryURL.standardizedFileURL.pathComponents
            return Set(
                target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" }.compactMap { file in
                    let folder = file.deletingLastPathComponent().standardizedFileURL.pathComponents
                    return folder.starts(with: root) ? Array(folder.dropFirst(root.count)) : nil
                }
            )
        }

        private func url(of folder: [String]) -> URL {
            folder.reduce(project.directoryURL) { $0.appendingPathComponent($1) }
        }
    }

    extension XcodeProduct.Kind {
        /// Whether such products are executable, so that their table holds everything that they link.
        ///
        /// Xcode has cases only for a few kinds. Apps for watches, App Clips, extensions and services are `other`, with
        /// the identifier that the project file has: `com.apple.product-type.app-extension.messages`.
        var isExecutable: Bool {
            switch self {
            case .application, .executable: true
            case .framework, .library: false
            case .other(let identifier): Self.isExecutable(identifier)
            @unknown default: false
            }
        }

        private static func isExecutable(_ identifier: String) -> Bool {
            let prefix = "com.apple.product-type."
            guard identifier.hasPrefix(prefix) else { return false }
            let family = identifier.dropFirst(prefix.count).prefix { $0 != "." }
            return ["application", "tool", "xpc-service"].contains(family) || family.hasSuffix("-extension")
        }
    }

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
                    + "modules; either let a package target with \"table\": \"app\" have the table and remove the "
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
