import RouteGenCore

/// The reason why the command of a package makes no sense.
struct CallFailure: Error, Equatable {
    let description: String

    init(_ description: String) { self.description = description }

    static func unknownTarget(_ name: String) -> CallFailure { CallFailure("the package has no target '\(name)'") }
}

/// The arguments of `swift package routes`.
struct CommandCall {
    /// The subcommand of `routegen`.
    let subcommand: String
    /// The selected app; `nil` for all.
    let target: String?
    /// The arguments for the tool: the subcommand and everything after it but `--target`.
    let arguments: [String]

    /// Parses the arguments.
    init(_ arguments: [String]) throws(CallFailure) {
        var rest = arguments
        var target: String?
        if let index = rest.firstIndex(of: "--target") {
            guard index + 1 < rest.count else { throw CallFailure("--target needs a target's name") }
            target = rest[index + 1]
            rest.removeSubrange(index...index + 1)
        }
        subcommand = rest.first ?? "--help"
        self.target = target
        self.arguments = rest.isEmpty ? ["--help"] : rest
    }

    /// Whether the subcommand reads modules, which the package passes.
    private var readsModules: Bool {
        ["check", "match", "map", "verify"].contains(subcommand)
            && !arguments.contains("--help") && !arguments.contains("-h")
    }

    /// Finds what the package tells the subcommand.
    func inputs(of facts: PackageFacts, with reader: FileReader) throws(CallFailure) -> ParsedArguments {
        guard readsModules else { return ParsedArguments() }
        let packageApps = PackageApps(facts)
        let apps = try packageApps.selected(by: target)
        guard subcommand != "check" else { return check(apps, packageApps, facts, with: reader) }
        guard let app = apps.first, apps.count == 1 else {
            let names = apps.map { "'\($0.name)'" }.joined(separator: ", ")
            throw CallFailure("the package has several apps (\(names)); select one with --target NAME")
        }
        var inputs = ParsedArguments()
        inputs.package.modules = ["--module": app.modules, "--unrouted": packageApps.unroutedModules]
        if let configuration = app.configuration { inputs.values["--config"] = [configuration] }
        // A page of routes is headed with the app's name.
        if subcommand == "map", !arguments.contains(where: { $0 == "--app" || $0.hasPrefix("--app=") }) {
            inputs.values["--app"] = [app.name]
        }
        return inputs
    }

    /// The inputs for checking several apps, with everything that their builds know, and for the whole package, with its
    /// set-up.
    ///
    /// Modules that belong to no app are checked too. Each module is passed once, even if several apps link it.
    private func check(
        _ apps: [PackageApps.App],
        _ packageApps: PackageApps,
        _ facts: PackageFacts,
        with reader: FileReader
    ) -> ParsedArguments {
        let all = target == nil ? apps + packageApps.others : apps
        let modules = Self.unique(all.flatMap(\.modules))
        let names = Set(modules.map(\.name))
        let setUp = PackageSetUp(facts, packageApps, with: reader)
        var inputs = ParsedArguments(values: ["--known": facts.graph.moduleNames])
        inputs.package.modules["--module"] = modules
        inputs.package.modules["--accessors"] =
            Self.unique(all.flatMap(\.accessorModules)).filter { !names.contains($0.name) }
        inputs.package.lists["--visible"] =
            all.map(\.visibleModules).reduce(into: [:]) { $0.merge($1) { first, _ in first } }
        for app in all {
            guard let option = app.table?.rawValue else { continue }
            inputs.package.lists[option, default: [:]][app.name, default: []].formUnion(app.modules.map(\.name))
        }
        if apps.contains(where: { $0.table != nil }) { inputs.package.manifest = facts.manifest }
        inputs.package.pluginUsers = setUp.pluginUsers
        guard target == nil else { return inputs }
        inputs.package.modules["--unrouted"] = packageApps.unroutedModules
        let accessors = LostAccessors(facts, with: reader)
        inputs.package.imports = accessors.imports
        inputs.package.calls = accessors.calls
        // A build with an old file among the sources lacks routes, or does not compile.
        let kept = (try? KeptFiles(facts, .keeping))?.findings(with: reader) ?? []
        inputs.package.findings = setUp.findings + kept
        return inputs
    }

    private static func unique(_ modules: [ModuleFiles]) -> [ModuleFiles] {
        var seen: Set<String> = []
        return modules.filter { seen.insert($0.name).inserted }.sorted { $0.name < $1.name }
    }
}
