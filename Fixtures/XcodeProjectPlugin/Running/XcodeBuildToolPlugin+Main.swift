import Foundation
import PackagePlugin

extension XcodeBuildToolPlugin {
    /// Prints a target's build commands, a line for each: the name, the tool with its arguments, the inputs and the
    /// outputs, as JSON.
    ///
    /// The arguments are a file with the project's description in JSON, the target's name, the tool and the plugin's folder.
    public static func main() throws {
        let arguments = CommandLine.arguments
        guard arguments.count == 5 else { throw CocoaError(.fileReadUnknown) }
        let description = try JSONDecoder().decode(
            ProjectDescription.self,
            from: Data(contentsOf: URL(fileURLWithPath: arguments[1]))
        )
        let project = description.project
        guard let target = project.targets.first(where: { $0.displayName == arguments[2] }) else {
            throw CocoaError(.fileNoSuchFile)
        }
        var context = XcodePluginContext(
            xcodeProject: project,
            pluginWorkDirectoryURL: URL(fileURLWithPath: arguments[4])
        )
        context.tools["routegen"] = PluginContext.Tool(url: URL(fileURLWithPath: arguments[3]))
        for command in try Self().createBuildCommands(context: context, target: target) {
            switch command {
            case .buildCommand(let name, let executable, let arguments, _, let inputs, let outputs):
                let lines = [
                    [name ?? ""], [executable.path] + arguments, inputs.map(\.path), outputs.map(\.path),
                ]
                print(String(decoding: try JSONEncoder().encode(lines), as: UTF8.self))
            }
        }
    }
}
