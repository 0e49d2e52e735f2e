import Foundation
import PackagePlugin

/// A call of `routegen generate`.
struct GenerateInvocation {
    var module: SourceModule
    var dependencies: [SourceModule] = []
    var accessorModules: [SourceModule] = []
    var visibleModules: [String] = []
    var knownModules: [String] = []
    var isExecutable = false
    var aggregates = false

    init(module: SourceModule) {
        self.module = module
    }

    /// The build command, with every file that the tool reads among its inputs.
    ///
    /// Sources and names go into list files in the work directory: there may be more of them than fit into arguments.
    func command(tool: URL, workDirectory: URL) throws -> Command {
        let lists = ListFolder(url: workDirectory)
        let output = workDirectory.appendingPathComponent("\(module.name)+Routes.generated.swift")
        var arguments = ["generate"]
        var inputs: [URL] = []

        func pass(_ modules: [SourceModule], as option: String, suffix: String) throws {
            for module in modules.sorted(by: { $0.name < $1.name }) {
                let files = module.files.sorted { $0.path < $1.path }
                let list = try lists.write(files.map(\.path), to: "\(module.name).\(suffix).txt")
                arguments += [option, "\(module.name)=@\(list.path)"]
                inputs += files + [list]
            }
        }
        func pass(_ names: [String], as option: String, name: String) throws {
            let list = try lists.write(Set(names).sorted(), to: name)
            arguments += [option, "@\(list.path)"]
            inputs.append(list)
        }
        try pass([module], as: "--module", suffix: "sources")
        try pass(dependencies, as: "--dependency", suffix: "dependency")
        try pass(accessorModules, as: "--accessors", suffix: "accessors")
        try pass(visibleModules, as: "--visible", name: "visible-modules.txt")
        try pass(knownModules, as: "--known", name: "known-modules.txt")
        if isExecutable {
            arguments.append("--executable")
        }
        if aggregates {
            arguments.append("--aggregate")
        }
        arguments += ["--output", output.path]
        return .buildCommand(
            displayName: "Generating the routes of \(module.name)",
            executable: tool,
            arguments: arguments,
            environment: [:],
            inputFiles: inputs,
            outputFiles: [output]
        )
    }
}
