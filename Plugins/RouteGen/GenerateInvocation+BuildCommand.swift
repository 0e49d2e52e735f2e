import Foundation
import PackagePlugin

extension GenerateInvocation {
    /// The build command, with every file that the tool reads among its inputs; none, but an error, where the file is there already.
    func commands(tool: URL, workDirectory: URL) throws -> [Command] {
        if let keptFile {
            // The build system would say that several commands produce the file's object.
            Diagnostics.error(
                "'\(module.name)' uses the plugin and has its generated file among its sources as well: remove \(keptFile.path), or take the plugin from the target's `plugins:`"
            )
            return []
        }
        let output = workDirectory.appendingPathComponent(outputName)
        let call = try arguments(writing: output, lists: ListFolder(url: workDirectory))
        return [
            .buildCommand(
                displayName: "Generating the routes of \(module.name)",
                executable: tool,
                arguments: call.arguments,
                environment: [:],
                inputFiles: call.inputs,
                outputFiles: [output]
            )
        ]
    }
}
