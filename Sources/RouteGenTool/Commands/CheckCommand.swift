import RouteGenCore

/// `routegen check`: looks for conflicts and mistakes without writing anything.
enum CheckCommand: Command {
    static let syntax = CommandSyntax(
        name: "check",
        summary: "Checks the markers of modules and the routes of all of them together.",
        options: [
            .init(name: "--module", value: "NAME=PATH", count: .requiredRepeated, summary: "a module and its sources"),
            .init(name: "--strict", value: nil, summary: "warnings are findings too"),
        ],
        operands: nil
    )

    static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
        let reader = FileReader()
        var failures: [FileFailure] = []
        let modules = try ModuleSources.modules("--module", in: arguments, with: reader, failures: &failures)
        var scans: [ModuleScan] = []
        for module in modules {
            scans.append(module.scan(resolvingTypes: true, with: reader, failures: &failures))
        }
        let findings = Checker.check(scans)
        DiagnosticPrinter.print(findings + failures.map(\.diagnostic))
        guard failures.isEmpty else { return .unusable }
        let isStrict = arguments.contains("--strict")
        return findings.contains { isStrict || $0.severity == .error } ? .findings : .clean
    }
}
