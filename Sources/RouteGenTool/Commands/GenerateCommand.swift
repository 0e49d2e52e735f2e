import RouteGenCore

/// `routegen generate`: writes the file of one module, or says whether it is up to date.
enum GenerateCommand: Command {
    static let syntax = CommandSyntax(
        name: "generate",
        summary: "Writes the route table, the accessors and the path constants of a module.",
        options: [
            .init(
                name: "--module",
                value: "NAME=PATH",
                count: .requiredRepeated,
                summary: "the module and its sources"
            ),
            .init(name: "--output", value: "FILE", count: .required, summary: "the Swift file to write"),
            .init(
                name: "--dependency",
                value: "NAME=PATH",
                count: .repeated,
                summary: "a module to take into the table"
            ),
            .init(
                name: "--accessors",
                value: "NAME=PATH",
                count: .repeated,
                summary: "a module to write accessors for"
            ),
            .init(
                name: "--visible",
                value: "NAME|@FILE",
                count: .repeated,
                summary: "modules that the module can import"
            ),
            .init(name: "--known", value: "NAME|@FILE", count: .repeated, summary: "all modules, for better messages"),
            .init(name: "--executable", value: nil, summary: "the module is an app: its table holds all dependencies"),
            .init(name: "--aggregate", value: nil, summary: "the dependencies are all passed, as \"aggregate\" asks"),
            .init(name: "--config", value: "FILE", summary: "the module's routegen.json"),
            .init(name: "--depfile", value: "FILE", summary: "a file to write that lists the inputs in Make's form"),
            .init(
                name: "--no-locations",
                value: nil,
                summary: "no #sourceLocation: handlers can move to other lines without a change"
            ),
            .init(name: "--verify", value: nil, summary: "writes nothing; a file that is not up to date is a finding"),
        ],
        operands: nil
    )

    static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
        let reader = FileReader()
        var failures: [FileFailure] = []
        let inputs = try GenerateInputs(arguments, with: reader, failures: &failures)
        var diagnostics: [Diagnostic] = []
        let request = inputs.request(with: reader, failures: &failures, diagnostics: &diagnostics)

        // A file that cannot be read may hold any route: what could be written now would miss it, so the output stays as it is.
        guard failures.isEmpty else {
            DiagnosticPrinter.print(diagnostics + failures.map(\.diagnostic))
            return .unusable
        }
        diagnostics += inputs.findingsOfStalePlan(for: request)
        let generation = Generator.generate(request)
        diagnostics += generation.diagnostics
        do throws(FileFailure) {
            if arguments.contains("--verify") {
                diagnostics += try inputs.findingsOfOutput(besides: generation.source, with: reader)
            } else {
                try inputs.write(generation.source, with: reader)
            }
        } catch {
            DiagnosticPrinter.print(diagnostics + [error.diagnostic])
            return .unusable
        }
        DiagnosticPrinter.print(diagnostics)
        return diagnostics.contains { $0.severity == .error } ? .findings : .clean
    }
}
