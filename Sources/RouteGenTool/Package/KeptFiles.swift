import RouteGenCore

/// The generated files that targets of a package keep among their sources instead of using the build-tool plugin.
struct KeptFiles {
    /// A generated file among the sources.
    struct File {
        var module: String
        var path: String
        /// The arguments that generate it.
        var arguments: ParsedArguments
    }

    /// A selection of targets.
    enum Choice {
        /// The targets that already have such a file.
        case keeping
        /// The targets with these names.
        case named([String])
        /// All targets that depend on the runtime.
        case all
    }

    private(set) var files: [File] = []

    /// Finds the files, including those that do not exist yet.
    init(_ facts: PackageFacts, _ choice: Choice) throws(CallFailure) {
        for target in try Self.targets(of: facts, choice) {
            guard let module = target.module else { continue }
            let kept = Self.keptFile(of: target, in: facts)
            if case .keeping = choice, kept == nil { continue }
            let path = kept ?? facts.path("\(target.folder)/\(Self.name(of: target))")
            files.append(File(module: module, path: path, arguments: Self.arguments(for: target, path, facts)))
        }
        files.sort { $0.module < $1.module }
        guard !files.isEmpty else {
            throw CallFailure(
                "no target has its generated file among its sources; "
                    + "run 'swift package --allow-writing-to-package-directory generate-routes' with '--all' or '--target NAME'"
            )
        }
    }

    private static func targets(
        of facts: PackageFacts,
        _ choice: Choice
    ) throws(CallFailure) -> [PackageGraph.Target] {
        let targets = facts.package.targets.filter(\.isSwift)
        switch choice {
        case .keeping: return targets
        case .all: return facts.graph.routingTargets(among: targets)
        case .named(let names):
            for name in names where !targets.contains(where: { $0.name == name }) { throw .unknownTarget(name) }
            return targets.filter { names.contains($0.name) }
        }
    }

    private static func name(of target: PackageGraph.Target) -> String {
        "\(target.module ?? "")+Routes.generated.swift"
    }

    /// The generated file among the sources of a target; `nil` if there is none.
    static func keptFile(of target: PackageGraph.Target, in facts: PackageFacts) -> String? {
        target.files.first { $0.hasSuffix("/\(name(of: target))") }.map(facts.path)
    }

    /// The arguments that the plugin for builds passes, too, without locations: with them, every edit above a handler would
    /// make the file out of date.
    private static func arguments(
        for target: PackageGraph.Target,
        _ output: String,
        _ facts: PackageFacts
    ) -> ParsedArguments {
        let configuration = facts.configuration(of: target)?.content
        let named = Set(configuration?.namedModules.map(\.name.value) ?? [])
        let aggregates = configuration?.aggregate ?? false
        let hasTable = target.isExecutable || aggregates
        let inputs = facts.graph.inputs(
            of: target,
            hasTable: hasTable,
            accessorModules: (configuration?.accessorModules.map(\.value) ?? []).filter { !named.contains($0) },
            optionalModules: configuration?.optionalModules.map(\.name.value) ?? []
        )
        var arguments = ParsedArguments(values: ["--output": [output], "--no-locations": [""]])
        arguments.package.modules = [
            "--module": [facts.module(of: target)],
            "--dependency": inputs.dependencies.map { facts.module(of: $0, withPackage: true) },
            "--accessors": inputs.accessors.map { facts.module(of: $0) },
            "--unrouted": inputs.unrouted.map { facts.module(of: $0) },
        ]
        .mapValues { $0.sorted { $0.name < $1.name } }
        arguments.values["--visible"] = inputs.linked.compactMap(\.module)
        arguments.values["--known"] = facts.graph.moduleNames
        arguments.values["--unrouted-manifest"] = inputs.unroutedFolders.map { facts.path("\($0)/Package.swift") }
        if target.isExecutable { arguments.values["--executable"] = [""] }
        if aggregates { arguments.values["--aggregate"] = [""] }
        if hasTable, let manifest = facts.manifest { arguments.values["--manifest"] = [manifest] }
        if let file = facts.packageConfiguration { arguments.values["--package-config"] = [file] }
        return arguments
    }
}

extension KeptFiles {
    /// Generates each file, one after the other, with additional options.
    func generate(_ options: [String] = []) throws(UsageError) -> ExitStatus {
        var status = ExitStatus.clean
        for file in files {
            let result = try Routegen.dispatch(["generate"] + options, after: file.arguments)
            if result.rawValue > status.rawValue { status = result }
        }
        return status
    }

    /// The findings about files that are out of date, each with its module.
    ///
    /// Findings about sources are left to the check.
    func findings(with reader: FileReader) -> [(module: String, finding: Diagnostic)] {
        files.flatMap { file -> [(module: String, finding: Diagnostic)] in
            var (failures, diagnostics): ([FileFailure], [Diagnostic]) = ([], [])
            guard let inputs = try? GenerateInputs(file.arguments, with: reader, failures: &failures) else { return [] }
            let request = inputs.request(with: reader, failures: &failures, diagnostics: &diagnostics)
            guard failures.isEmpty else { return [] }
            let source = Generator.generate(request).source
            let findings = (try? inputs.findingsOfOutput(besides: source, with: reader)) ?? []
            return findings.map { (module: file.module, finding: $0) }
        }
    }
}
