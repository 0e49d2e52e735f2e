import Foundation
import PackagePlugin

/// Runs `routegen generate` for each target that uses the plugin.
///
/// The plugin only lists files; the tool reads them.
@main
struct RouteGenPlugin: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else {
            Diagnostics.error("RouteGen works only for Swift targets, and '\(target.name)' is not one")
            return []
        }
        let invocation = GenerateInvocation(target: target, in: PackageGraph(package: context.package))
        return try invocation.commands(
            tool: context.tool(named: "routegen").url,
            workDirectory: context.pluginWorkDirectoryURL
        )
    }
}
