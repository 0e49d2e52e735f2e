import RouteGenCore

/// `routegen check`: looks for conflicts and mistakes without writing anything.
enum CheckCommand: Command {
    static let syntax = CommandSyntax(
        name: "check",
        summary: "Checks the markers of modules and the routes of all of them together.",
        options: [
            .init(name: "--module", value: "NAME=PATH", count: .requiredRepeated, summary: "a module and its sources"),
            .init(
                name: "--format",
                value: "text|json|sarif|github",
                summary: "how findings are written; text by default"
            ),
            .init(
                name: "--accessors",
                value: "NAME=PATH",
                count: .repeated,
                summary: "a module outside of the app that accessors are written for"
            ),
            .init(
                name: "--visible",
                value: "NAME=MODULE|@FILE",
                count: .repeated,
                summary: "modules that a module can import; without them, accessors' types are not checked"
            ),
            .init(name: "--known", value: "NAME|@FILE", count: .repeated, summary: "all modules, for better messages"),
            .init(name: "--executable", value: nil, summary: "the modules are an app, which serves every protocol"),
            .init(name: "--config", value: "FILE", summary: "the app's routegen.json, for the severities of findings"),
            .init(name: "--strict", value: nil, summary: "warnings are findings too"),
        ],
        operands: nil
    )

    static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
        let format = try format(arguments)
        let reader = FileReader()
        var failures: [FileFailure] = []
        let modules = try ModuleSources.modules("--module", in: arguments, with: reader, failures: &failures)
        let configuration = arguments.value("--config").map {
            ConfigurationFile(path: $0, with: reader, failures: &failures)
        }
        let request = try request(modules, arguments, with: reader, failures: &failures)
        let severities = ModuleSeverities(modules, app: configuration)
        let findings =
            configurations(modules, configuration).flatMap(\.diagnostics)
            + severities.applied(to: Checker.check(request))
        DiagnosticPrinter.print(findings + failures.map(\.diagnostic), format: format)
        guard failures.isEmpty else { return .unusable }
        let isStrict = arguments.contains("--strict")
        return findings.contains { isStrict || $0.severity == .error } ? .findings : .clean
    }

    /// Reads the sources, and what the builds of the modules know beside them.
    private static func request(
        _ modules: [ModuleSources],
        _ arguments: ParsedArguments,
        with reader: FileReader,
        failures: inout [FileFailure]
    ) throws(UsageError) -> CheckRequest {
        let scans = modules.scansIfMarked(failures: &failures)
        let accessorModules = try ModuleSources.modules("--accessors", in: arguments, with: reader, failures: &failures)
        let visibleModules = try visibleModules(arguments, with: reader, failures: &failures)
        var request = CheckRequest(
            zip(modules, scans).map { module, scan in
                CheckRequest.Module(
                    scan,
                    configuration: module.configuration?.content ?? Configuration(),
                    visibleModules: visibleModules[module.name]
                )
            }
        )
        request.accessorModules = accessorModules.scansIfMarked(failures: &failures)
        request.knownModules = PathList.names(arguments.values["--known"] ?? [], with: reader, failures: &failures)
        request.isExecutable = arguments.contains("--executable")
        request.protocolOrigins = ProtocolOrigins(of: scans, in: modules, with: reader, failures: &failures)
        return request
    }

    /// The modules that each module can import, by its name.
    private static func visibleModules(
        _ arguments: ParsedArguments,
        with reader: FileReader,
        failures: inout [FileFailure]
    ) throws(UsageError) -> [String: Set<String>] {
        var names: [String: Set<String>] = [:]
        for value in arguments.values["--visible"] ?? [] {
            let named = try NamedPath(value, option: "--visible")
            names[named.name, default: []].formUnion(
                PathList.names([named.path], with: reader, failures: &failures)
            )
        }
        return names
    }

    /// The configurations of modules, and the app's own if it is none of them.
    private static func configurations(_ modules: [ModuleSources], _ app: ConfigurationFile?) -> [ConfigurationFile] {
        let configurations = modules.compactMap(\.configuration)
        guard let app, !configurations.contains(where: { $0.path == app.path }) else { return configurations }
        return configurations + [app]
    }

    private static func format(_ arguments: ParsedArguments) throws(UsageError) -> DiagnosticRenderer.Format {
        guard let name = arguments.value("--format") else { return .text }
        guard let format = DiagnosticRenderer.Format(rawValue: name) else {
            let names = DiagnosticRenderer.Format.allCases.map(\.rawValue)
            let suggestion = Suggestion.text(for: name, among: names)
            throw UsageError("--format is one of \(names.joined(separator: ", ")), not '\(name)'\(suggestion)")
        }
        return format
    }
}
