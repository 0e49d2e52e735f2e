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
        let workDirectory = context.pluginWorkDirectoryURL
        return try GenerateInvocation(target: target, of: context.package, workDirectory: workDirectory)
            .commands(tool: Self.tool(context.tool(named:)), workDirectory: workDirectory)
    }
}

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
    /// Other files that the tool reads, with their options.
    var files: [(option: String, file: URL)] = []
    /// Whether files of the module are symbolic links or in linked folders.
    var hasLinks = false
    var visibleModules: [String] = []
    var knownModules: [String] = []
    var isExecutable = false
    var aggregates = false

    init(module: SourceModule) {
        self.module = module
    }

    /// The build command, whose inputs are all files that the tool reads.
    ///
    /// If the generated file is among the sources, it reports an error and returns nothing.
    func commands(tool: URL, workDirectory: URL) throws -> [Command] {
        // Generated files need different names.
        let name = "\(module.name)+Routes.generated.swift"
        if let keptFile = module.files.first(where: { $0.lastPathComponent == name }) {
            // Otherwise the build system reports that several commands produce the same object file.
            Diagnostics.error(
                "'\(module.name)' uses the plugin, but its generated file is also among its sources: "
                    + "remove \(keptFile.path), or remove the plugin from the target's `plugins:`"
            )
            return []
        }
        try FileManager.default.createDirectory(at: workDirectory, withIntermediateDirectories: true)
        let output = workDirectory.appendingPathComponent(name)
        let call = try arguments(writing: output, lists: workDirectory)
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

    /// The arguments, and every file that the tool then reads.
    ///
    /// Sources and names are arguments themselves. A build that keeps its plan then needs no file but the sources, even
    /// after the plugin's folder was deleted. Since arguments have a limited length, folders replace long lists of
    /// sources. Lists that are still too long are in files.
    private func arguments(writing output: URL, lists: URL) throws -> (arguments: [String], inputs: [URL]) {
        var (arguments, inputs) = (["generate"], [URL]())
        var options = listOptions()
        func isLong() -> Bool { options.reduce(0) { $0 + $1.size } > ListOption.largestSize }
        if isLong() { options = listOptions(usesFolders: true) }
        let needsLists = isLong()
        for option in options {
            if option.isEmptyModule || needsLists && option.folder == nil {
                let list = try option.write(in: lists)
                arguments += [option.name, "\(option.prefix)@\(list.path)"]
                inputs.append(list)
            } else {
                arguments += option.arguments
            }
        }
        inputs += modulesByOption.flatMap { $0.modules.flatMap(\.files) } + namedFiles
        for module in dependencies {
            if let package = module.package { arguments += ["--of-package", "\(module.name)=\(package)"] }
        }
        if let root { arguments += ["--root", root.path] }
        for (option, file) in files {
            arguments += [option, file.path]
            inputs.append(file)
        }
        if isExecutable { arguments.append("--executable") }
        if aggregates { arguments.append("--aggregate") }
        arguments += ["--output", output.path, "--plugin"]
        // Swift Build compiles files by their paths without links, and the native build system by those with links. The
        // compiler warns about each location with the other path.
        return (arguments + (hasLinks ? ["--no-locations"] : []), inputs)
    }

    /// The options that name modules, each with the end of the names of its list files.
    private var modulesByOption: [(option: String, list: String, modules: [SourceModule])] {
        [
            ("--module", "sources", [module]), ("--dependency", "dependency", dependencies),
            ("--accessors", "accessors", accessorModules), ("--unrouted", "unrouted", unroutedModules),
        ].map { option, list, modules in (option, list, modules.sorted { $0.name < $1.name }) }
    }

    private func listOptions(usesFolders: Bool = false) -> [ListOption] {
        let modules = modulesByOption.flatMap { option, list, modules in
            modules.map { module in
                ListOption(
                    name: option,
                    module: module.name,
                    items: module.files.map(\.path),
                    list: "\(module.name).\(list).txt",
                    folder: usesFolders ? module.wholeFolder?.path : nil
                )
            }
        }
        let names = [
            ("--visible", "visible-modules.txt", visibleModules), ("--known", "known-modules.txt", knownModules),
        ]
        return modules + names.map { ListOption(name: $0, items: Set($2).sorted(), list: $1) }
    }
}

extension GenerateInvocation {
    /// The invocation for a target of a package.
    init(target: SwiftSourceModuleTarget, of package: Package, workDirectory: URL) {
        let configuration = TargetConfiguration(folder: target.directoryURL)
        self.init(module: SourceModule(target))
        isExecutable = target.kind == .executable
        aggregates = configuration.aggregates
        let hasTable = isExecutable || aggregates
        let (graph, targets) = PackageGraph.read(package)
        let inputs = graph.inputs(
            of: PackageGraph.Target(target),
            hasTable: hasTable,
            accessorModules: configuration.linkedAccessorModules,
            optionalModules: configuration.optionalModules
        )
        func modules(_ found: [PackageGraph.Target]) -> [SourceModule] {
            found.compactMap { found in
                targets[found.id].map { SourceModule($0, package: graph.otherPackage(of: found)) }
            }
        }
        dependencies = modules(inputs.dependencies)
        unroutedModules = modules(inputs.unrouted)
        accessorModules = modules(inputs.accessors)
        visibleModules = inputs.linked.compactMap(\.module)
        knownModules = graph.moduleNames
        hasLinks = module.hasLinks(below: package.directoryURL)
        namedFiles = configuration.namedFiles()

        let folder = package.directoryURL
        if !graph.hasTargetInItsFolder { add("--package-config", folder.file(TargetConfiguration.name)) }
        // Of several manifests, the toolchain selects one.
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        if hasTable, !names.contains(where: { $0.hasPrefix("Package@swift-") }) {
            add("--manifest", folder.file("Package.swift"))
        }
        for folder in inputs.unroutedFolders {
            add("--unrouted-manifest", URL(fileURLWithPath: folder).file("Package.swift"))
        }
        // Only SwiftPM's file about the state of packages, in a folder around this one, says which ones are edited.
        if inputs.dependencies.contains(where: { graph.otherPackage(of: $0).map { $0.url == nil } ?? false }) {
            add("--workspace-state", workDirectory.firstAround("workspace-state.json"))
        }
    }

    /// Adds a file if it is there.
    mutating func add(_ option: String, _ file: URL?) {
        if let file { files.append((option, file)) }
    }
}

extension PackageGraph {
    /// The package with what it depends on, and its Swift targets by their identifiers.
    fileprivate static func read(
        _ package: PackagePlugin.Package
    ) -> (graph: PackageGraph, targets: [String: SwiftSourceModuleTarget]) {
        var (packages, seen, index) = ([package], Set([package.id]), 0)
        while index < packages.count {
            packages += packages[index].dependencies.map(\.package).filter { seen.insert($0.id).inserted }
            index += 1
        }
        let swift = packages.flatMap { $0.targets(ofType: SwiftSourceModuleTarget.self) }
        return (PackageGraph(packages.map(Package.init)), Dictionary(swift.map { ($0.id, $0) }) { first, _ in first })
    }
}

extension PackageGraph.Package {
    fileprivate init(_ package: PackagePlugin.Package) {
        self.init(id: package.id, name: package.displayName, folder: package.directoryURL.path)
        switch package.origin {
        case .repository(let url, _, _): self.url = url
        case .registry(let identity, _): url = "registry:\(identity)"
        default: break
        }
        targets = package.targets.map(PackageGraph.Target.init)
    }
}

extension PackageGraph.Target {
    init(_ target: any PackagePlugin.Target) {
        self.init(id: target.id, name: target.name, folder: target.directoryURL.path)
        module = target.sourceModule?.moduleName
        isSwift = target is SwiftSourceModuleTarget
        dependencies = target.dependencies.flatMap { dependency -> [String] in
            switch dependency {
            case .target(let target): [target.id]
            case .product(let product): product.targets.map(\.id)
            @unknown default: []
            }
        }
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

    var prefix: String { module.map { "\($0)=" } ?? "" }

    /// Writes the file that holds the items.
    ///
    /// An unchanged file is not written, since its new date would make the build run the tool again.
    func write(in folder: URL) throws -> URL {
        let file = folder.appendingPathComponent(list)
        let content = Data(items.map { "\($0)\n" }.joined().utf8)
        if (try? Data(contentsOf: file)) != content { try content.write(to: file, options: .atomic) }
        return file
    }
}

/// A module, its Swift files and its `routegen.json`.
struct SourceModule {
    var name: String
    var files: [URL]
    /// The identity of its package, and the URL if it was fetched; `nil` for the package of the target.
    var package: String?
    /// The folder of the target.
    private var folder: URL?

    init(name: String, files: [URL]) {
        self.name = name
        self.files = files.sorted { $0.path < $1.path }
    }

    /// The module that a target of a package produces.
    init(_ target: SwiftSourceModuleTarget, package: PackageGraph.Package? = nil) {
        let sources = target.sourceFiles.filter { $0.type == .source && $0.url.pathExtension == "swift" }.map(\.url)
        let configuration = target.directoryURL.file(TargetConfiguration.name)
        self.init(name: target.moduleName, files: sources + [configuration].compactMap(\.self))
        self.package = package.map { $0.id + ($0.url.map { "=\($0)" } ?? "") }
        folder = target.directoryURL
    }

    /// Whether some file is a symbolic link, or in a folder that is one, below a folder.
    func hasLinks(below root: URL) -> Bool {
        let resolvedRoot = root.resolvingSymlinksInPath().path
        return files.contains { file in
            file.path.hasPrefix(root.path + "/")
                && file.resolvingSymlinksInPath().path != resolvedRoot + file.path.dropFirst(root.path.count)
        }
    }

    /// The folder of the target, if the tool finds the same files in it.
    ///
    /// It does not if the manifest excludes some of the Swift files, or has a list of its own.
    var wholeFolder: URL? {
        guard let folder else { return nil }
        let sources = files.filter { $0.pathExtension == "swift" }.map(\.path)
        return sources == folder.swiftFiles.map(\.path).sorted() ? folder : nil
    }
}

/// The members of a target's `routegen.json` that the plugin needs to list the sources.
///
/// A member with a mistake counts as missing here; the tool reports it.
struct TargetConfiguration {
    /// The file, if there is one.
    let url: URL?
    /// Whether the file is there and can be used.
    let isReadable: Bool
    /// Whether the file says that the target's table holds its dependencies' routes.
    let aggregate: Bool?
    /// The modules for which accessors are generated.
    let accessorModules: [String]
    /// The modules that the target links on some platforms only.
    let optionalModules: [String]
    /// The target's module, where it has another name than the build system's default.
    let moduleName: String?
    /// The modules that are named with their folders; `nil` if the file has no such member.
    let namedModules: [String: String]?

    /// Whether the target's table holds its dependencies' routes, because the file says so.
    var aggregates: Bool { aggregate ?? false }

    /// Reads the file in a target's folder.
    init(folder: URL) {
        self.init(file: folder.file(Self.name))
    }

    /// Reads the file.
    init(file: URL?) {
        url = file
        let object = file.flatMap { try? JSONSerialization.jsonObject(with: Data(contentsOf: $0)) }
        let content = object as? [String: Any]
        var isReadable = content != nil
        func member<Value>(_ name: String, of object: [String: Any]?) -> Value? {
            guard let value = object?[name] else { return nil }
            if !(value is Value) { isReadable = false }
            return value as? Value
        }
        // `aggregate` is the former name of `table`.
        let (table, former): (String?, Bool?) = (member("table", of: content), member("aggregate", of: content))
        aggregate = table.map { $0 == "app" } ?? former
        accessorModules = member("for", of: member("accessors", of: content)) ?? []
        let optional: [String: String]? = member("optionalModules", of: content)
        optionalModules = optional?.keys.sorted() ?? []
        moduleName = member("module", of: content)
        namedModules = member("modules", of: content)
        self.isReadable = isReadable
    }

    /// The name of the file.
    static let name = "routegen.json"

    /// The modules with accessors that the build system provides; the tool lists the named ones itself.
    var linkedAccessorModules: [String] { accessorModules.filter { namedModules?[$0] == nil } }

    /// Finds the files of the named modules, which the tool finds and reads.
    ///
    /// - Parameter root: A folder in which the modules may be, in addition to the repository or the package around the
    ///   file.
    /// - Returns: The files; none of a folder elsewhere, which the tool refuses.
    func namedFiles(in root: URL? = nil) -> [URL] {
        guard let url, let namedModules else { return [] }
        let roots = [root?.resolvingSymlinksInPath(), Self.root(of: url)].compactMap(\.self)
        return namedModules.sorted { $0.key < $1.key }.flatMap { module, path -> [URL] in
            let folder = URL(fileURLWithPath: path, relativeTo: url.deletingLastPathComponent())
                .resolvingSymlinksInPath()
            // A folder elsewhere may be the whole disk.
            let isAllowed = roots.isEmpty || roots.contains { (folder.path + "/").hasPrefix($0.path + "/") }
            guard isAllowed else { return [] }
            let sources = folder.swiftFiles.filter { $0.lastPathComponent != "\(module)+Routes.generated.swift" }
            return sources.sorted { $0.path < $1.path } + [folder.file(Self.name)].compactMap(\.self)
        }
    }

    /// The folder of the repository or the package around a file; `nil` if there is none.
    private static func root(of file: URL) -> URL? {
        var (folder, package) = (file.resolvingSymlinksInPath().deletingLastPathComponent(), URL?.none)
        while folder.path != "/" {
            if folder.file(".git") != nil { return folder }
            if folder.file("Package.swift") != nil { package = folder }
            folder = folder.deletingLastPathComponent()
        }
        return package
    }
}

extension URL {
    /// The file in this folder with a name; `nil` if there is none.
    func file(_ name: String) -> URL? {
        let file = appendingPathComponent(name)
        return FileManager.default.fileExists(atPath: file.path) ? file : nil
    }

    /// The file with a name in the nearest folder around this one.
    fileprivate func firstAround(_ name: String) -> URL? {
        var folder = standardizedFileURL
        while folder.path != "/", folder.file(name) == nil { folder = folder.deletingLastPathComponent() }
        return folder.file(name)
    }

    /// The Swift files in this folder, without hidden ones.
    fileprivate var swiftFiles: [URL] {
        let entries = FileManager.default.enumerator(
            at: self,
            includingPropertiesForKeys: nil,
            options: .skipsHiddenFiles
        )
        return (entries?.allObjects ?? []).compactMap { $0 as? URL }.filter { $0.pathExtension == "swift" }
    }
}
