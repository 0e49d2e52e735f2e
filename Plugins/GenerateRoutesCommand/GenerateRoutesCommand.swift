import Foundation
import PackagePlugin

/// `swift package generate-routes [--all | --target NAME...]`: writes the generated files of targets that keep them among their sources.
///
/// A plugin of its own, because a permission goes for everything that a plugin does, and nothing else here needs one.
@main
struct GenerateRoutesCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let kept = try KeptFiles(context.package, try Self.choice(arguments))
        let tool = ToolRun(url: try context.tool(named: "routegen").url, folder: context.package.directoryURL)
        try kept.run(tool, lists: ListFolder(url: context.pluginWorkDirectoryURL)).finish()
        for file in kept.files { print("\(file.invocation.module.name): \(tool.path(of: file.url))") }
    }

    /// The targets that are meant.
    private static func choice(_ arguments: [String]) throws -> KeptFiles.Choice {
        if arguments == ["--all"] { return .all }
        var rest = arguments[...]
        var targets: [String] = []
        while let argument = rest.popFirst() {
            guard argument == "--target" else {
                throw CommandFailure(
                    "'\(argument)' is not understood; usage: swift package generate-routes [--all | --target NAME...]"
                )
            }
            guard let name = rest.popFirst() else { throw CommandFailure("--target needs the name of a target") }
            targets.append(name)
        }
        return targets.isEmpty ? .keeping : .named(targets)
    }
}
