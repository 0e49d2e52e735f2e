import RouteGenCore

/// The modules that a configuration names with their folders, because the build system does not describe them.
struct NamedModules {
    /// The modules whose sources were found.
    private(set) var modules: [ModuleSources] = []
    /// The findings about names and folders.
    private(set) var diagnostics: [Diagnostic] = []

    /// Finds the sources.
    ///
    /// - Parameters:
    ///   - configuration: The file that names the modules.
    ///   - owner: The module of the file.
    ///   - passed: The modules whose sources the arguments name.
    ///   - reader: Reads the modules' own configurations.
    ///   - failures: Receives the folders that cannot be listed.
    init(
        in configuration: ConfigurationFile,
        of owner: ModuleSources,
        passed: Set<String>,
        with reader: FileReader,
        failures: inout [FileFailure]
    ) {
        let paths = ResolvedPaths()
        var owners: [String: String] = [:]
        for file in owner.files { owners[paths.path(of: file)] = owner.name }
        for named in configuration.content.namedModules {
            if !passed.contains(named.name.value), let problem = Self.problem(withPlaceOf: named, configuration, reader)
            {
                diagnostics.append(problem)
                continue
            }
            do throws(FileFailure) {
                let module = try Self.module(named, in: configuration, with: reader, failures: &failures)
                let folder = configuration.path(of: named.folder.value)
                if let problem = Self.problem(with: module, named, at: folder, of: owner.name, owners, paths) {
                    diagnostics.append(problem)
                    continue
                }
                for file in module.files { owners[paths.path(of: file)] = module.name }
                modules.append(module)
            } catch {
                failures.append(error)
            }
        }
    }

    private static func module(
        _ named: Configuration.NamedModule,
        in configuration: ConfigurationFile,
        with reader: FileReader,
        failures: inout [FileFailure]
    ) throws(FileFailure) -> ModuleSources {
        let folder = configuration.path(of: named.folder.value)
        let files = SourceFolder.exists(at: folder) ? try SourceFolder(path: folder).sourceFiles() : []
        return ModuleSources(name: named.name.value, files: files, with: reader, failures: &failures)
    }

    /// The problem with a folder outside of the tree of the file, which may be that of a stranger.
    private static func problem(
        withPlaceOf named: Configuration.NamedModule,
        _ configuration: ConfigurationFile,
        _ reader: FileReader
    ) -> Diagnostic? {
        guard !reader.tree.contains(folder: configuration.path(of: named.folder.value), of: configuration.path) else {
            return nil
        }
        return Problem(.invalidConfiguration, at: named.folder.location, length: named.folder.length)
            .saying(
                "the folder `\(named.folder.value)` of `\(named.name.value)` is outside of "
                    + reader.tree.root(of: configuration.path)
            )
            .advising(
                "write a folder in it; to read another one, call routegen with `--root` and a folder that contains it"
            )
    }

    /// The problem with a module whose sources were looked for.
    private static func problem(
        with module: ModuleSources,
        _ named: Configuration.NamedModule,
        at path: String,
        of owner: String,
        _ owners: [String: String],
        _ paths: ResolvedPaths
    ) -> Diagnostic? {
        func finding(_ message: String, at place: Located<String>, help: String) -> Diagnostic {
            Problem(.invalidConfiguration, at: place.location, length: place.length).saying(message).advising(help)
        }
        let folder = named.folder.value
        if module.name == owner {
            return finding(
                "`modules` names `\(owner)`, the module of this file",
                at: named.name,
                help: "remove it; `modules` has the other modules"
            )
        }
        guard !module.files.isEmpty else {
            let reason = SourceFolder.exists(at: path) ? "has no Swift files" : "does not exist"
            return finding(
                "the folder `\(folder)` of `\(module.name)` \(reason)",
                at: named.folder,
                help: "the path is relative to the folder of this file, so it is that of \(path)"
            )
        }
        for file in module.files {
            guard let other = owners[paths.path(of: file)] else { continue }
            return finding(
                "the folder `\(folder)` of `\(module.name)` contains a source of `\(other)`: \(file)",
                at: named.folder,
                help: "write a folder that contains only the sources of `\(module.name)`"
            )
        }
        if let name = module.configuration?.content.moduleName?.value, name != module.name {
            return finding(
                "the folder `\(folder)` has the module `\(name)`, as its routegen.json says, not `\(module.name)`",
                at: named.name,
                help: "write \"\(name)\""
            )
        }
        return nil
    }
}
