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
        let invocation = GenerateInvocation(target: target, in: PackageGraph(package: context.package))
        return try invocation.commands(
            tool: context.tool(named: "routegen").url,
            workDirectory: context.pluginWorkDirectoryURL
        )
    }
}
