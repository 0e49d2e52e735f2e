import Foundation
import PackagePlugin

/// A call of `routegen generate` for a target.
struct GenerateInvocation {
    var module: SourceModule
    var dependencies: [SourceModule] = []
    var accessorModules: [SourceModule] = []
    /// The files of the modules that the configuration names with their folders.
    var namedFiles: [URL] = []
    var visibleModules: [String] = []
    var knownModules: [String] = []
    var isExecutable = false
    var aggregates = false

    init(module: SourceModule) {
        self.module = module
    }

    /// The name of the generated file.
    ///
    /// It contains the module's name, since generated files need different names.
    var outputName: String { "\(module.name)+Routes.generated.swift" }

    /// The generated file, if it is kept among the module's sources.
    var keptFile: URL? { module.files.first { $0.lastPathComponent == outputName } }

    /// The arguments, and every file that the tool then reads.
    ///
    /// Sources and names are in list files, since arguments have a limited length. `path` returns the path of a file as
    /// the arguments should have it.
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
        inputs += namedFiles
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
