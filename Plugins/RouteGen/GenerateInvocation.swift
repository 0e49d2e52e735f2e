import Foundation
import PackagePlugin

/// A call of `routegen generate` for a target.
struct GenerateInvocation {
    var module: SourceModule
    var dependencies: [SourceModule] = []
    var accessorModules: [SourceModule] = []
    /// The linked modules whose targets do not depend on the runtime, so that markers in them have no effect.
    var unroutedModules: [SourceModule] = []
    /// The files of the modules that the configuration names with their folders.
    var namedFiles: [URL] = []
    /// A folder in which the configuration may name folders, in addition to the repository or the package around it.
    var root: URL?
    /// The manifest of the package, for a table.
    var manifest: URL?
    /// The configuration of the package, if it has one.
    var packageConfiguration: URL?
    /// Whether files of the module are symbolic links or in linked folders.
    var hasLinks = false
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
    /// Sources and names are arguments themselves. A build that keeps its plan then needs no file but the sources, even
    /// after the plugin's folder was deleted. Since arguments have a limited length, folders replace long lists of
    /// sources. Lists that are still too long are in files. `path` returns the path of a file as the arguments should
    /// have it.
    func arguments(
        writing output: URL,
        lists: ListFolder,
        path: (URL) -> String = \.path
    ) throws -> (arguments: [String], inputs: [URL]) {
        var arguments = ["generate"]
        var inputs: [URL] = []
        var options = listOptions(path)
        func isLong() -> Bool { options.reduce(0) { $0 + $1.size } > ListOption.largestSize }
        if isLong() { options = listOptions(path, usesFolders: true) }
        let needsLists = isLong()
        for option in options {
            if option.isEmptyModule || needsLists && option.folder == nil {
                let list = try lists.write(option.items, to: option.list)
                arguments += option.arguments(listedIn: list)
                inputs.append(list)
            } else {
                arguments += option.arguments
            }
        }
        inputs += [[module], dependencies, accessorModules, unroutedModules].flatMap { modules in
            Self.sorted(modules).flatMap(Self.files)
        }
        inputs += namedFiles
        arguments += Self.sorted(dependencies).flatMap(\.packageOption)
        if let root {
            arguments += ["--root", path(root)]
        }
        if let packageConfiguration {
            arguments += ["--package-config", path(packageConfiguration)]
            inputs.append(packageConfiguration)
        }
        if let manifest {
            arguments += ["--manifest", path(manifest)]
            inputs.append(manifest)
        }
        if isExecutable {
            arguments.append("--executable")
        }
        if aggregates {
            arguments.append("--aggregate")
        }
        arguments += ["--output", path(output)]
        return (arguments, inputs)
    }

    private func listOptions(_ path: (URL) -> String, usesFolders: Bool = false) -> [ListOption] {
        func options(_ modules: [SourceModule], _ name: String, _ suffix: String) -> [ListOption] {
            Self.sorted(modules).map { module in
                ListOption(
                    name: name,
                    module: module.name,
                    items: Self.files(of: module).map(path),
                    list: "\(module.name).\(suffix).txt",
                    folder: usesFolders ? module.wholeFolder.map(path) : nil
                )
            }
        }
        func option(_ names: [String], _ name: String, _ list: String) -> ListOption {
            ListOption(name: name, module: nil, items: Set(names).sorted(), list: list, folder: nil)
        }
        return options([module], "--module", "sources") + options(dependencies, "--dependency", "dependency")
            + options(accessorModules, "--accessors", "accessors") + options(unroutedModules, "--unrouted", "unrouted")
            + [
                option(visibleModules, "--visible", "visible-modules.txt"),
                option(knownModules, "--known", "known-modules.txt"),
            ]
    }

    private static func sorted(_ modules: [SourceModule]) -> [SourceModule] { modules.sorted { $0.name < $1.name } }

    private static func files(of module: SourceModule) -> [URL] { module.files.sorted { $0.path < $1.path } }
}

extension GenerateInvocation {
    /// The invocation for a target of a package.
    init(target: SwiftSourceModuleTarget, in graph: PackageGraph) {
        let configuration = TargetConfiguration(folder: target.directoryURL)
        let linked = graph.linkedTargets(of: target)
        self.init(module: SourceModule(target))
        isExecutable = target.kind == .executable
        aggregates = configuration.aggregates
        if isExecutable || aggregates {
            dependencies = graph.routingTargets(among: linked).map(graph.module)
            unroutedModules = graph.silentTargets(among: linked).map(SourceModule.init)
            manifest = graph.manifest
        }
        accessorModules = configuration.linkedAccessorModules.compactMap(graph.target(producing:))
            .map(SourceModule.init)
        hasLinks = graph.folder.map(module.hasLinks(below:)) ?? false
        namedFiles = configuration.namedFiles()
        packageConfiguration = graph.configuration
        visibleModules = linked.map(\.moduleName)
        knownModules = graph.moduleNames
    }
}

/// An option of the tool that takes many values: the files of a module, or the names of modules.
struct ListOption {
    /// The option, such as `--module`.
    var name: String
    /// The module that the files belong to.
    var module: String?
    var items: [String]
    /// The name of the file that holds the items if they are too long for arguments.
    var list: String
    /// The folder that has the same files as the module, to be passed instead of them.
    var folder: String?

    /// The largest size of all lists of a command that are passed as arguments, in bytes.
    ///
    /// macOS allows 1 MiB for arguments and the environment, Linux usually 2 MiB.
    static let largestSize = 1 << 19

    /// The size of the arguments.
    var size: Int { arguments.reduce(0) { $0 + $1.utf8.count + 1 } }

    /// Whether it is a module without files, which only a list can express.
    var isEmptyModule: Bool { module != nil && items.isEmpty }

    /// The option once for each item, or for the folder.
    var arguments: [String] {
        (folder.map { [$0] } ?? items).flatMap { item in
            // The tool takes `@FILE` for a list.
            [name, prefix + (item.hasPrefix("@") ? "./\(item)" : item)]
        }
    }

    /// The option with a file that lists the items.
    func arguments(listedIn list: URL) -> [String] { [name, "\(prefix)@\(list.path)"] }

    private var prefix: String { module.map { "\($0)=" } ?? "" }
}

/// The folder of list files.
struct ListFolder {
    var url: URL

    /// Writes lines to a file.
    ///
    /// An unchanged file is not written, since its new date would make the build run the tool again.
    func write(_ lines: [String], to name: String) throws -> URL {
        let file = url.appendingPathComponent(name)
        let content = Data(lines.map { "\($0)\n" }.joined().utf8)
        if (try? Data(contentsOf: file)) != content {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            try content.write(to: file, options: .atomic)
        }
        return file
    }
}
