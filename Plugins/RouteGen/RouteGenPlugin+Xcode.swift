#if canImport(XcodeProjectPlugin)
    import Foundation
    import PackagePlugin
    import XcodeProjectPlugin

    extension RouteGenPlugin: XcodeBuildToolPlugin {
        func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
            let project = XcodeGraph(project: context.xcodeProject)
            let configuration = TargetConfiguration(
                file: target.inputFiles.map(\.url).first { $0.lastPathComponent == "routegen.json" }
            )
            let isExecutable = target.product.map { XcodeGraph.isExecutable($0.kind) } ?? false

            var invocation = GenerateInvocation(module: SourceModule(target))
            invocation.isExecutable = isExecutable
            invocation.aggregates = configuration.aggregates
            if isExecutable || configuration.aggregates {
                invocation.dependencies = project.linkedModules(of: target)
            }
            invocation.accessorModules = configuration.accessorModules.compactMap(project.module(named:))
            invocation.visibleModules =
                project.linkedModules(of: target).map(\.name) + project.packageModules(of: target)
            invocation.knownModules = project.moduleNames
            return try invocation.commands(
                tool: context.tool(named: "routegen").url,
                workDirectory: context.pluginWorkDirectoryURL
            )
        }
    }

    extension SourceModule {
        /// The module that a target of an Xcode project produces, by Xcode's default for its name.
        init(_ target: XcodeTarget) {
            self.init(
                name: String(target.displayName.map { $0.isLetter || $0.isNumber ? $0 : "_" }),
                files: target.inputFiles.map(\.url).filter { file in
                    file.pathExtension == "swift" || file.lastPathComponent == "routegen.json"
                }
            )
        }
    }
#endif
