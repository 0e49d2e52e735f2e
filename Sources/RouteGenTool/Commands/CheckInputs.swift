import RouteGenCore

/// The inputs of `check`: the modules, and the tables that hold them.
struct CheckInputs {
    /// A table, which holds the routes of several modules.
    private struct Table {
        var table: CheckRequest.Table
        /// The configuration that sets the severities of findings across the modules.
        var configuration: ConfigurationFile?
        /// Whether the arguments name it.
        var isNamed = false
    }

    private let modules: [ModuleSources]
    private let accessorModules: [ModuleSources]
    private let unroutedModules: [ModuleSources]
    private let visibleModules: [String: Set<String>]
    private let knownModules: Set<String>
    private let configuration: ConfigurationFile?
    private let tables: [Table]
    /// The findings about modules that configurations name.
    private let findingsOfNames: [Diagnostic]
    /// The inputs that the package tells in addition.
    private let package: PackageInputs
    /// The modules that have an aggregate; `nil` if the arguments name none.
    private let aggregates: Set<String>?

    /// Finds the files.
    ///
    /// It does not read sources yet.
    init(
        _ arguments: ParsedArguments,
        with reader: FileReader,
        failures: inout [FileFailure]
    ) throws(UsageError) {
        let configuration = arguments.value("--config").map {
            ConfigurationFile(path: $0, with: reader, failures: &failures)
        }
        self.configuration = configuration
        var findings: [Diagnostic] = []
        let modules = try ModuleSources.modulesWithNamed(
            in: arguments,
            app: configuration,
            with: reader,
            failures: &failures,
            diagnostics: &findings
        )
        self.modules = modules
        findingsOfNames = findings + modules.compactMap(\.findingOfName)
        accessorModules = try ModuleSources.modules("--accessors", in: arguments, with: reader, failures: &failures)
        unroutedModules = try ModuleSources.modules("--unrouted", in: arguments, with: reader, failures: &failures)
        visibleModules = try Self.names("--visible", in: arguments, with: reader, failures: &failures)
        knownModules = PathList.names(arguments.values["--known"] ?? [], with: reader, failures: &failures)
        package = arguments.package
        let apps = try Self.names("--app", in: arguments, with: reader, failures: &failures)
        let others = try Self.names("--table", in: arguments, with: reader, failures: &failures)
        tables = Self.tables(apps: apps, others: others, modules, configuration)
        aggregates = apps.isEmpty && others.isEmpty ? nil : Set(apps.keys).union(others.keys)
    }

    /// The number of modules that are checked.
    var moduleCount: Int { modules.count }

    /// Whether a module may have rewriting rules, as far as is known.
    private func mayRewrite(_ module: ModuleSources) -> Bool {
        aggregates?.contains(module.name) ?? (module.configuration?.content.aggregate != false)
    }

    /// The modules that the package passes for an option, and those in its values `NAME=MODULE|@FILE`, by their names.
    private static func names(
        _ option: String,
        in arguments: ParsedArguments,
        with reader: FileReader,
        failures: inout [FileFailure]
    ) throws(UsageError) -> [String: Set<String>] {
        var names = arguments.package.lists[option] ?? [:]
        for value in arguments.values[option] ?? [] {
            let named = try NamedPath(value, option: option)
            names[named.name, default: []].formUnion(PathList.names([named.path], with: reader, failures: &failures))
        }
        return names
    }

    /// The named tables, and a table for each module that is in none of them.
    ///
    /// Without named tables, one table holds all modules.
    private static func tables(
        apps: [String: Set<String>],
        others: [String: Set<String>],
        _ modules: [ModuleSources],
        _ configuration: ConfigurationFile?
    ) -> [Table] {
        guard !apps.isEmpty || !others.isEmpty else {
            var table = CheckRequest.Table(Set(modules.map(\.name)))
            // Without an app, the rules of each module may be those of one.
            let own = modules.filter { $0.package?.url == nil }
            table.configurations = (configuration.map { [$0] } ?? own.compactMap(\.configuration)).map(\.content)
            table.trust = PackageTrust(table.configurations.map(\.trust))
            return [Table(table: table, configuration: configuration)]
        }
        func table(_ name: String, _ linked: Set<String>, isExecutable: Bool) -> Table {
            let configuration = modules.first { $0.name == name }?.configuration ?? configuration
            let named = configuration?.content.namedModules.map(\.name.value) ?? []
            var table = CheckRequest.Table(linked.union([name]).union(named), isExecutable: isExecutable)
            table.configurations = configuration.map { [$0.content] } ?? []
            table.trust = PackageTrust(table.configurations.map(\.trust))
            if isExecutable, configuration?.content.aggregate != false { table.app = name }
            return Table(table: table, configuration: configuration, isNamed: true)
        }
        let named =
            apps.sorted { $0.key < $1.key }.map { table($0.key, $0.value, isExecutable: true) }
            + others.sorted { $0.key < $1.key }.map { table($0.key, $0.value, isExecutable: false) }
        let held = named.reduce(into: Set<String>()) { $0.formUnion($1.table.modules) }
        let others = modules.filter { !held.contains($0.name) }.map { module in
            Table(table: CheckRequest.Table([module.name]), configuration: module.configuration ?? configuration)
        }
        return named + others
    }

    /// Reads the sources and checks them.
    ///
    /// - Returns: The findings, with the severities that the configurations give them.
    func findings(with reader: FileReader, failures: inout [FileFailure]) -> [Diagnostic] {
        let all = modules.scans(withTypesOf: unroutedModules, failures: &failures)
        let scans = all.prefix(modules.count)
        var request = CheckRequest(
            zip(modules, scans).map { module, scan in
                CheckRequest.Module(
                    scan,
                    configuration: module.configuration?.content ?? Configuration(),
                    visibleModules: visibleModules[module.name]?.union(module.namedModules)
                )
            }
        )
        request.tables = tables.map(\.table)
        let contents = modules.reduce(into: [:]) { $0[$1.name] = $1.configuration?.content }
        for index in request.tables.indices where request.tables[index].isExecutable {
            let (app, linked) = (request.tables[index].app, request.tables[index].modules)
            if let app, modules.first(where: { $0.name == app })?.mayUseTable(with: reader) ?? true {
                request.tables[index].findingsOfSetUp = UnlinkedModules.check(
                    app: app,
                    configurations: contents.filter { linked.contains($0.key) },
                    linked: linked.union(visibleModules[app] ?? []),
                    known: knownModules
                )
            }
            request.tables[index].asksForRequirements = modules.filter { linked.contains($0.name) }
                .mayAskForRequirements(of: scans.filter { linked.contains($0.name) }, with: reader)
        }
        for (index, module) in modules.enumerated() {
            request.modules[index].mayRewrite = mayRewrite(module)
            request.modules[index].imports = package.imports[module.name] ?? []
            request.modules[index].calls = package.calls[module.name] ?? []
            let isTable = module.configuration?.content.aggregate ?? aggregates?.contains(module.name) ?? false
            if package.pluginUsers.contains(module.name), !isTable {
                request.modules[index].findingsOfSetUp = UselessPlugins.check(
                    module.placeOfPluginUsage,
                    scans[index],
                    request.modules[index].configuration
                )
            }
        }
        let findingsOfManifest = package.manifest.map { manifest in
            PlatformsWithoutMac.check(manifest, with: reader, failures: &failures)
        }
        for index in tables.indices where tables[index].isNamed {
            request.tables[index].findingsOfSetUp += findingsOfManifest ?? []
        }
        request.accessorModules = accessorModules.scansIfMarked(failures: &failures)
        request.knownModules = knownModules
        request.typeModules = Array(all.dropFirst(modules.count))
        request.declaredProtocols = DeclaredProtocols(of: Array(scans), in: modules, with: reader, failures: &failures)
        let findings = zip(tables, Checker.check(request)).flatMap { table, findings in
            ModuleSeverities(modules, app: table.configuration).applied(to: findings)
        }
        return configurations.flatMap(\.diagnostics) + findingsOfNames + findings + findingsOfPackage
            + unroutedFindings(with: reader, failures: &failures)
    }

    /// The findings about the package, with the severities that the target's configuration gives them, or else the first
    /// app's.
    private var findingsOfPackage: [Diagnostic] {
        let app = tables.first { $0.table.isExecutable }?.configuration?.content.severities
        return package.findings.compactMap { module, finding in
            let own = modules.first { $0.name == module }?.configuration?.content.severities ?? .init()
            return own.merging(app ?? .init()).applied(to: finding)
        }
    }

    /// The findings about modules with markers whose targets do not depend on the runtime.
    private func unroutedFindings(with reader: FileReader, failures: inout [FileFailure]) -> [Diagnostic] {
        let findings = unroutedModules.compactMap { module in
            MissingRuntimes.finding(about: module.scanOfMarkers(with: reader, failures: &failures))
        }
        return ModuleSeverities(unroutedModules, app: configuration).applied(to: findings)
    }

    /// The configurations of the modules, and that of the app if it is a different file.
    private var configurations: [ConfigurationFile] {
        let configurations = modules.compactMap(\.configuration)
        let paths = ResolvedPaths()
        guard let configuration, !configurations.contains(where: { paths.areSame($0.path, configuration.path) }) else {
            return configurations
        }
        return configurations + [configuration]
    }
}
