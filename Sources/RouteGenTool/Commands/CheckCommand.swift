import RouteGenCore
import RouteGenReports

/// `routegen check`: finds conflicts and mistakes without writing anything.
enum CheckCommand: Command {
    static let syntax = CommandSyntax(
        name: "check",
        summary: "Checks the markers of modules, and the routes of each app together.",
        options: [
            .modules,
            .init("--format", "text|json|sarif|github", "the output format; the default is text"),
            .init(
                "--accessors",
                "NAME=PATH",
                "a module that is not checked, but for which accessors are generated",
                count: .repeated
            ),
            .unrouted, .packages,
            .init(
                "--visible",
                "NAME=MODULE|@FILE",
                "modules that a module can import; without them, the types in accessors are not checked",
                count: .repeated
            ),
            .knownModules,
            .init(
                "--app",
                "NAME=MODULE|@FILE",
                "modules that an app links; without this option, one table holds all modules",
                count: .repeated
            ),
            .init(
                "--table",
                "NAME=MODULE|@FILE",
                "modules in the table of a module that is not an app",
                count: .repeated
            ),
            .init("--config", "FILE", "the app's routegen.json, which sets the severities of findings"),
            .root,
            .flag("--strict", "fail on warnings too"),
        ],
        operands: nil,
        examples: [
            .init(command: "swift package routes check", result: "the findings of all builds"),
            .init(command: "swift package routes check --strict", result: "fails on warnings too, for CI"),
            .init(command: "routegen check --module Chat=Sources/Chat", result: "a module, without a package"),
        ],
        readsPackage: true
    )

    static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
        let formats = DiagnosticReport.Format.allCases
        let format = try arguments.choice("--format", among: formats, name: \.rawValue) ?? .text
        let reader = FileReader(in: SourceTree(root: arguments.value("--root")))
        var failures: [FileFailure] = []
        let inputs = try CheckInputs(arguments, with: reader, failures: &failures)
        let findings = inputs.findings(with: reader, failures: &failures)
        print(findings + failures.map(\.diagnostic), as: format, in: reader.tree)
        guard failures.isEmpty else { return .unusable }
        if findings.isEmpty, format == .text {
            StandardStream.output.write(
                "No findings in \(inputs.moduleCount == 1 ? "1 module" : "\(inputs.moduleCount) modules").\n"
            )
        }
        let isStrict = arguments.contains("--strict")
        return findings.contains { isStrict || $0.severity == .error } ? .findings : .clean
    }

    /// Prints findings as text on standard error, and in other formats as a complete document on standard output.
    private static func print(_ findings: [Diagnostic], as format: DiagnosticReport.Format, in tree: SourceTree) {
        guard format != .text else { return DiagnosticPrinter.print(findings, in: tree) }
        let findings = findings.arranged().redacted(in: tree)
        let page = format == .sarif ? FindingsPage.text() : nil
        let report = DiagnosticReport(format, page: page, sourceLine: SourceLines(of: findings, in: tree).line)
        StandardStream.output.write(report.render(findings))
    }
}
