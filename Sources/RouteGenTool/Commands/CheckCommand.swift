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
        let scans = modules.scansIfMarked(failures: &failures)
        let configuration = arguments.value("--config").map {
            ConfigurationFile(path: $0, with: reader, failures: &failures)
        }
        let origins = ProtocolOrigins(of: scans, in: modules, with: reader, failures: &failures)
        let severities = ModuleSeverities(modules, app: configuration)
        let findings =
            configurations(modules, configuration).flatMap(\.diagnostics)
            + severities.applied(to: Checker.check(scans, protocolOrigins: origins))
        DiagnosticPrinter.print(findings + failures.map(\.diagnostic), format: format)
        guard failures.isEmpty else { return .unusable }
        let isStrict = arguments.contains("--strict")
        return findings.contains { isStrict || $0.severity == .error } ? .findings : .clean
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
