import Foundation
import PackagePlugin

/// What `routegen generate` is told about a target.
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

    /// The name of the generated file, which holds the module's: two generated files of one name would collide.
    var outputName: String { "\(module.name)+Routes.generated.swift" }

    /// The generated file, where it is kept among the module's sources.
    var keptFile: URL? { module.files.first { $0.lastPathComponent == outputName } }

    /// The arguments, and every file that the tool reads when it is called with them.
    ///
    /// Sources and names go into list files: there may be more of them than fit into arguments. `path` says how the path of a
    /// file is written.
    func arguments(
        writing output: URL,
        lists: ListFolder,
        path: (URL) -> String = \.path
    ) throws -> (arguments: [String], inputs: [URL]) {
        var arguments = ["generate"]
        var inputs: [URL] = []

        func pass(_ modules: [SourceModule], as option: String, suffix: String) throws {
            for module in modules.sorted(by: { $0.name < $1.name }) {
                let files = module.files.sorted { $0.path < $1.path }
                let list = try lists.write(files.map(path), to: "\(module.name).\(suffix).txt")
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
        arguments += ["--output", path(output)]
        return (arguments, inputs)
    }
}
