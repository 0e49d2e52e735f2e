import Foundation
import PackagePlugin

/// Runs `routegen generate` for each target that uses the plugin.
///
/// The plugin only lists files; the tool reads them.
@main
struct RouteGenPlugin: BuildToolPlugin {
    /// The tool that generates.
    ///
    /// It is a part of `routegen`, so that builds do not compile the rest. A bundle has all of it.
    static func tool(_ named: (String) throws -> PluginContext.Tool) throws -> URL {
        try ((try? named("routegen-generate")) ?? named("routegen")).url
    }

    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        guard let target = target as? SwiftSourceModuleTarget else {
            Diagnostics.error("RouteGen works only for Swift targets, and '\(target.name)' is not one")
            return []
        }
        let graph = PackageGraph(package: context.package, workDirectory: context.pluginWorkDirectoryURL)
        let invocation = GenerateInvocation(target: target, in: graph)
        return try invocation.commands(
            tool: Self.tool(context.tool(named:)),
            workDirectory: context.pluginWorkDirectoryURL
        )
    }
}

extension GenerateInvocation {
    /// The build command, whose inputs are all files that the tool reads.
    ///
    /// If the generated file is among the sources, it reports an error and returns nothing.
    func commands(tool: URL, workDirectory: URL) throws -> [Command] {
        if let keptFile {
            // Otherwise the build system reports that several commands produce the same object file.
            Diagnostics.error(
                "'\(module.name)' uses the plugin, but its generated file is also among its sources: "
                    + "remove \(keptFile.path), or remove the plugin from the target's `plugins:`"
            )
            return []
        }
        try FileManager.default.createDirectory(at: workDirectory, withIntermediateDirectories: true)
        let output = workDirectory.appendingPathComponent(outputName)
        let call = try arguments(writing: output, lists: ListFolder(url: workDirectory))
        // Swift Build compiles files by their paths without links, and the native build system by those with links. The
        // compiler warns about each location with the other path.
        let locations = hasLinks ? ["--no-locations"] : []
        return [
            .buildCommand(
                displayName: "Generating the routes of \(module.name)",
                executable: tool,
                arguments: call.arguments + ["--plugin"] + locations,
                environment: [:],
                inputFiles: call.inputs,
                outputFiles: [output]
            )
        ]
    }
}
