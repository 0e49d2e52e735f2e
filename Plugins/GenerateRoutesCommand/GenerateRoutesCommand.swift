import Foundation
import PackagePlugin

/// `swift package generate-routes [--all | --target NAME...]`: writes generated files that are kept among the sources;
/// `swift package generate-routes new ...`: writes the files of a new target.
///
/// It is a separate plugin because a permission applies to a whole plugin, and no other command needs one.
@main
struct GenerateRoutesCommand: CommandPlugin {
    func performCommand(context: PluginContext, arguments: [String]) async throws {
        let tool = ToolRun(url: try context.tool(named: "routegen").url, folder: context.package.directoryURL)
        if arguments.first == "new" { return try tool.run(["--package"] + arguments).finish() }
        let workDirectory = context.pluginWorkDirectoryURL
        let kept = try KeptFiles(context.package, try Self.choice(arguments), workDirectory: workDirectory)
        try kept.run(tool, lists: ListFolder(url: workDirectory)).finish()
        for file in kept.files { print("\(file.invocation.module.name): \(tool.path(of: file.url))") }
    }

    /// The selected targets.
    private static func choice(_ arguments: [String]) throws -> KeptFiles.Choice {
        if arguments == ["--all"] { return .all }
        var rest = arguments[...]
        var targets: [String] = []
        while let argument = rest.popFirst() {
            guard argument == "--target" else {
                throw CommandFailure(
                    "'\(argument)' is not an argument of this command; usage: "
                        + "swift package generate-routes [--all | --target NAME... | new feature|interface|app-routes NAME]"
                )
            }
            guard let name = rest.popFirst() else { throw CommandFailure("--target needs a target's name") }
            targets.append(name)
        }
        return targets.isEmpty ? .keeping : .named(targets)
    }
}
