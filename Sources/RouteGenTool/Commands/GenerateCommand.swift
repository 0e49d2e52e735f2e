import RouteGenCore

/// `routegen generate`: writes the file of one module, or verifies that it is up to date.
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
                summary: "a module whose routes the table holds"
            ),
            .init(
                name: "--accessors",
                value: "NAME=PATH",
                count: .repeated,
                summary: "a module for which accessors are generated"
            ),
            .unrouted, .packages,
            .init(
                name: "--visible",
                value: "NAME|@FILE",
                count: .repeated,
                summary: "modules that the module can import"
            ),
            .knownModules,
            .init(
                name: "--executable",
                value: nil,
                summary: "the module is an app: its table holds the routes of all dependencies"
            ),
            .init(
                name: "--aggregate",
                value: nil,
                summary: "all dependencies are passed, as \"table\": \"app\" requires"
            ),
            .init(
                name: "--plugin",
                value: nil,
                summary: "the plugin runs the command; report a module that needs none"
            ),
            .init(name: "--config", value: "FILE", summary: "the module's routegen.json"),
            .init(name: "--package-config", value: "FILE", summary: "the routegen.json beside Package.swift"),
            .init(name: "--manifest", value: "FILE", summary: "the Package.swift of a table; report missing systems"),
            .init(
                name: "--unrouted-manifest",
                value: "FILE",
                count: .repeated,
                summary: "a Package.swift with unrouted modules; those that use the plugin report themselves"
            ),
            .init(
                name: "--workspace-state",
                value: "FILE",
                summary: "SwiftPM's workspace-state.json; an edited package counts as fetched"
            ),
            .init(
                name: "--depfile",
                value: "FILE",
                summary: "a file to write that lists the inputs in the format of Make"
            ),
            .init(
                name: "--no-locations",
                value: nil,
                summary: "omit #sourceLocation, so that moving a handler does not change the file"
            ),
            .root,
            .init(name: "--verify", value: nil, summary: "write nothing; report a file that is out of date"),
        ],
        operands: nil,
        examples: [
            .init(command: "swift package generate-routes --all", result: "files to keep among a package's sources"),
            .init(
                command: "routegen generate --module Chat=Sources/Chat --output Chat+Routes.generated.swift",
                result: "the file of a module"
            ),
            .init(
                command: "routegen generate --executable --module App=Sources/App --output App+Routes.generated.swift",
                result: "the file of an app"
            ),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
        let reader = FileReader(in: SourceTree(root: arguments.value("--root")))
        var failures: [FileFailure] = []
        let inputs = try GenerateInputs(arguments, with: reader, failures: &failures)
        var diagnostics: [Diagnostic] = []
        let request = inputs.request(with: reader, failures: &failures, diagnostics: &diagnostics)

        // An unreadable file may contain routes that the output would lack. So the output stays unchanged.
        guard failures.isEmpty else {
            DiagnosticPrinter.print(diagnostics + failures.map(\.diagnostic), in: reader.tree)
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
            DiagnosticPrinter.print(diagnostics + [error.diagnostic], in: reader.tree)
            return .unusable
        }
        DiagnosticPrinter.print(diagnostics, in: reader.tree)
        return diagnostics.contains { $0.severity == .error } ? .findings : .clean
    }
}
