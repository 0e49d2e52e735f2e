import RouteGenCore

/// The inputs and outputs of `generate`.
struct GenerateInputs {
    private(set) var module: ModuleSources
    private var dependencies: [ModuleSources]
    private var accessorModules: [ModuleSources]
    private var unroutedModules: [ModuleSources]
    private var visibleModules: Set<String>
    private var knownModules: Set<String>
    private var isExecutable: Bool
    private var hasAllDependencies: Bool
    let output: String
    private var locations = SourceLocations.asGiven
    private var packageConfiguration: ConfigurationFile?
    private var usesPlugin: Bool
    private var depfile: String?
    private var manifest: String?
    /// The manifests that may say that unrouted modules use the plugin.
    private var unroutedManifests: [String]
    private var workspaceState: String?
    /// The list files in the arguments, which are inputs too.
    private var lists: [String]
    /// The findings about modules that the configuration names.
    private var findingsOfNames: [Diagnostic] = []

    /// Finds the files.
    ///
    /// It does not read sources yet.
    init(
        _ arguments: ParsedArguments,
        with reader: FileReader,
        failures: inout [FileFailure]
    ) throws(UsageError) {
        let modules = try ModuleSources.modules("--module", in: arguments, with: reader, failures: &failures)
        guard let module = modules.first, let output = arguments.value("--output") else {
            throw UsageError("'generate' needs --module and --output")
        }
        guard modules.count == 1 else {
            throw UsageError("'generate' takes one module, not both '\(modules[0].name)' and '\(modules[1].name)'")
        }
        self.module = module
        self.output = output
        dependencies = try ModuleSources.modules("--dependency", in: arguments, with: reader, failures: &failures)
        accessorModules = try ModuleSources.modules("--accessors", in: arguments, with: reader, failures: &failures)
        unroutedModules = try ModuleSources.modules("--unrouted", in: arguments, with: reader, failures: &failures)
        visibleModules = PathList.names(arguments.values["--visible"] ?? [], with: reader, failures: &failures)
        knownModules = PathList.names(arguments.values["--known"] ?? [], with: reader, failures: &failures)
        isExecutable = arguments.contains("--executable")
        hasAllDependencies = isExecutable || arguments.contains("--aggregate")
        if let path = arguments.value("--config") {
            self.module.configure(ConfigurationFile(path: path, with: reader, failures: &failures))
        }
        usesPlugin = arguments.contains("--plugin")
        if let path = arguments.value("--package-config") {
            let file = ConfigurationFile(path: path, isOfPackage: true, with: reader, failures: &failures)
            packageConfiguration = file
            if file.content.hasRelativeLocations { locations = .below(String(file.folder)) }
        }
        if arguments.contains("--no-locations") { locations = .none }
        depfile = arguments.value("--depfile")
        manifest = arguments.value("--manifest")
        unroutedManifests = arguments.values["--unrouted-manifest"] ?? []
        workspaceState = arguments.value("--workspace-state")
        let sources = ["--module", "--dependency", "--accessors", "--unrouted"].flatMap { arguments.values[$0] ?? [] }
        let names = ["--visible", "--known"].flatMap { arguments.values[$0] ?? [] }
        lists = try sources.map { value throws(UsageError) in try NamedPath(value, option: "--module").path } + names
        lists = lists.filter { $0.hasPrefix("@") }.map { String($0.dropFirst()) }
        let paths = ResolvedPaths()
        if let depfile, OutputFile(path: output).isSame(as: OutputFile(path: depfile)) {
            throw UsageError("--output and --depfile name the same file, '\(depfile)'")
        }
        // The output is often in the folder of the sources, but it is not one of them.
        let target = ResolvedPaths.resolved(output)
        self.module.files.removeAll { paths.areSame($0, output) || paths.path(of: $0) == target }
        addNamedModules(with: reader, failures: &failures)
        markEditedPackages(with: reader, failures: &failures)
    }

    /// Gives dependencies in edited packages the URLs from which these were fetched.
    private mutating func markEditedPackages(with reader: FileReader, failures: inout [FileFailure]) {
        guard let workspaceState else { return }
        do throws(FileFailure) {
            let edited = try EditedPackages(contentsOf: workspaceState, with: reader)
            for index in dependencies.indices {
                guard let package = dependencies[index].package, package.url == nil else { continue }
                let url = edited.urls[package.identity]
                dependencies[index].package = ModulePackage(identity: package.identity, url: url)
            }
        } catch {
            failures.append(error)
        }
    }

    /// Adds the modules that the configuration names with their folders.
    ///
    /// A table holds them. The module of an interface does not link the modules that it has accessors for.
    private mutating func addNamedModules(with reader: FileReader, failures: inout [FileFailure]) {
        guard let configuration = module.configuration else { return }
        let passed = Set((dependencies + accessorModules).map(\.name))
        let named = NamedModules(
            in: configuration,
            of: module,
            passed: passed,
            with: reader,
            failures: &failures
        )
        findingsOfNames = named.diagnostics
        let content = configuration.content
        let accessors = Set(content.accessorModules.map(\.value))
        let isTable = content.aggregate ?? isExecutable
        for module in named.modules {
            guard !passed.contains(module.name) else {
                let name = content.namedModules.first { $0.name.value == module.name }?.name
                findingsOfNames += name.map { [Self.findingOfRepetition($0)] } ?? []
                continue
            }
            if accessors.contains(module.name) { accessorModules.append(module) }
            if isTable { dependencies.append(module) }
            if isTable || !accessors.contains(module.name) { visibleModules.insert(module.name) }
        }
    }

    private static func findingOfRepetition(_ name: Located<String>) -> Diagnostic {
        Problem(.invalidConfiguration, at: name.location, length: name.length)
            .saying("the build system passes the sources of `\(name.value)`, which is named here too")
            .advising("remove it from `modules`, which has only modules that the build system does not describe")
    }

    /// Reads the sources and the configuration.
    func request(
        with reader: FileReader,
        failures: inout [FileFailure],
        diagnostics: inout [Diagnostic]
    ) -> GenerationRequest {
        var request = GenerationRequest(module: module.scan(with: reader, failures: &failures))
        request.dependencies = dependencies.scansIfMarked(failures: &failures)
        request.accessorModules = accessorModules.scansIfMarked(failures: &failures)
        request.declaredProtocols = DeclaredProtocols(
            of: [request.module] + request.dependencies,
            in: [module] + dependencies,
            with: reader,
            failures: &failures
        )
        request.visibleModules = visibleModules
        request.knownModules = knownModules
        request.isExecutable = isExecutable
        var setUp = SetUpOfBuild(unrouted: silentModules(with: reader, failures: &failures))
        if isExecutable {
            setUp.usesTable = module.mayUseTable(with: reader)
            request.asksForRequirements = ([module] + dependencies).mayAskForRequirements(
                of: [request.module] + request.dependencies,
                with: reader
            )
        }
        request.locations = locations
        let isTable = module.configuration?.content.aggregate ?? isExecutable
        let names = Set((dependencies + unroutedModules).map(\.name))
        if isTable, HiddenCallbacks.arePossible(in: [request.module] + request.dependencies, importing: names) {
            request.typeModules = ([module] + dependencies).scans(withTypesOf: unroutedModules, failures: &failures)
        }
        for module in dependencies { request.linkedConfigurations[module.name] = module.configuration?.content }
        if usesPlugin { setUp.pluginUsage = module.placeOfPluginUsage }
        if let manifest {
            setUp.findingsOfManifest = PlatformsWithoutMac.check(manifest, with: reader, failures: &failures)
        }
        diagnostics += packageConfiguration?.diagnostics ?? []
        if let configuration = module.configuration {
            request.configuration = configuration.content
            diagnostics += configuration.diagnostics
            diagnostics += findingsOfNames + (module.findingOfName.map { [$0] } ?? [])
        }
        request.findingsOfSetUp = setUp.findings(about: request)
        return request
    }

    /// The unrouted modules with markers whose own builds do not report it, because they do not use the plugin, as far as
    /// the manifests show.
    private func silentModules(with reader: FileReader, failures: inout [FileFailure]) -> [ModuleScan] {
        let marked = unroutedModules.map { $0.scanOfMarkers(with: reader, failures: &failures) }
            .filter { MissingRuntimes.finding(about: $0) != nil }
        guard !marked.isEmpty else { return [] }
        var using: Set<String> = []
        for manifest in unroutedManifests {
            do throws(FileFailure) {
                using.formUnion(try reader.read(manifest) { TargetDeclarations($0) }.modulesWithPlugin)
            } catch {
                failures.append(error)
            }
        }
        return marked.filter { !using.contains($0.name) }
    }

    /// The findings about modules that the configuration names and the package has, but the arguments lack.
    ///
    /// A build system may plan the arguments once for many builds. SwiftPM's native build system does so until a file
    /// is added or removed, or `Package.swift` changes. If `routegen.json` has changed since then, it may name further
    /// modules, whose sources are not inputs of the command. Then the generated file would be out of date without a
    /// message.
    func findingsOfStalePlan(for request: GenerationRequest) -> [Diagnostic] {
        guard let configuration = module.configuration, !knownModules.isEmpty else { return [] }
        let passed = Set(accessorModules.map(\.name))
        let missing = request.configuration.accessorModules.map(\.value).filter {
            !passed.contains($0) && knownModules.contains($0)
        }
        var news = missing.map { "'accessors' listed '\($0)'" }
        if request.configuration.aggregate == true, !hasAllDependencies {
            news.append("'table' became \"app\"")
        }
        return news.map { new in
            Problem(.invalidConfiguration, at: SourceLocation(file: configuration.path, line: 1, column: 1))
                .saying("the build was planned before \(new)")
                .advising("save Package.swift again (touch Package.swift) to plan the build again")
        }
    }

    /// Writes the generated source and, if requested, the dependency file.
    func write(_ source: String, with reader: FileReader) throws(FileFailure) {
        // It is none of the inputs, from which it was removed.
        let file = OutputFile(path: output)
        try file.check(for: .source, isNoneOf: [], isFolderTrusted: usesPlugin, with: reader)
        guard let depfile else {
            try file.write(source, with: reader)
            return
        }
        let modules = [module] + dependencies + accessorModules + unroutedModules
        var seen: Set<String> = []
        let inputs =
            (modules.flatMap(\.files) + lists + modules.compactMap(\.configuration?.path)
            + unroutedManifests + [packageConfiguration?.path, manifest, workspaceState].compactMap(\.self))
            .filter { seen.insert($0).inserted }
        let list = OutputFile(path: depfile)
        try list.check(for: .depfile, isNoneOf: inputs, isFolderTrusted: usesPlugin, with: reader)
        let text = try Depfile(path: depfile, output: output, inputs: inputs).text()
        try file.write(source, with: reader)
        try list.write(text, with: reader)
    }
}

extension GenerateInputs {
    /// The finding about an output that is out of date.
    func findingsOfOutput(besides source: String, with reader: FileReader) throws(FileFailure) -> [Diagnostic] {
        guard try !reader.read(output, { OutdatedFile.isUpToDate($0, source) }) else { return [] }
        return [OutdatedFile.finding(output, of: module.name)]
    }
}

/// Generated files among the sources that are out of date.
enum OutdatedFile {
    /// Whether a file is what is generated for its module.
    static func isUpToDate(_ bytes: some Sequence<UInt8>, _ text: String) -> Bool {
        // Git may end the lines of a kept file with a carriage return.
        bytes.elementsEqual(text.utf8)
            || bytes.elementsEqual(text.utf8.lazy.flatMap { $0 == UInt8(ascii: "\n") ? [13, $0] : [$0] })
    }

    /// The finding about the file of a module.
    static func finding(_ path: String, of module: String) -> Diagnostic {
        Problem(.outdatedFile, at: SourceLocation(file: path, line: 1, column: 1))
            .saying("this file is out of date: it differs from what is generated for '\(module)'")
            .advising(
                "generate the file again; in a package, run "
                    + "`swift package --allow-writing-to-package-directory generate-routes`"
            )
    }
}
