import Foundation
import PackagePlugin

/// Runs `routegen generate` for each target that uses the plugin.
///
/// The plugin only finds out which files there are; what is in them is the tool's business.
@main
struct RouteGenPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else {
            Diagnostics.error("RouteGen can only be used by Swift targets, which '\(target.name)' is not")
            return []
        }
        let graph = PackageGraph(package: context.package)
        let configuration = TargetConfiguration(folder: target.directoryURL)
        let isExecutable = target.kind == .executable
        let linked = graph.linkedTargets(of: target)

        var invocation = GenerateInvocation(module: SourceModule(target))
        invocation.isExecutable = isExecutable
        invocation.aggregates = configuration.aggregates
        if isExecutable || configuration.aggregates {
            invocation.dependencies = graph.routingTargets(among: linked).map(SourceModule.init)
        }
        invocation.accessorModules = configuration.accessorModules.compactMap(graph.target(producing:)).map(
            SourceModule.init
        )
        invocation.visibleModules = linked.map(\.moduleName)
        invocation.knownModules = graph.moduleNames
        return [
            try invocation.command(
                tool: context.tool(named: "routegen").url,
                workDirectory: context.pluginWorkDirectoryURL
            )
        ]
    }
}
