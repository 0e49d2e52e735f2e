import RouteGenCore

/// `routegen generate`: writes the file of one module, or verifies that it is up to date.
enum GenerateCommand: Command {
    static let syntax = CommandSyntax(
        name: "generate",
        summary: "Writes the route table, the accessors and the path constants of a module.",
        options: [
            .init("--module", "NAME=PATH", "the module and its sources", count: .requiredRepeated),
            .init("--output", "FILE", "the Swift file to write", count: .required),
            .init("--dependency", "NAME=PATH", "a module whose routes the table holds", count: .repeated),
            .init("--accessors", "NAME=PATH", "a module for which accessors are generated", count: .repeated),
            .unrouted, .packages,
            .init("--visible", "NAME|@FILE", "modules that the module can import", count: .repeated),
            .knownModules,
            .flag("--executable", "the module is an app: its table holds the routes of all dependencies"),
            .flag("--aggregate", "all dependencies are passed, as \"table\": \"app\" requires"),
            .flag("--plugin", "the plugin runs the command; report a module that needs none"),
            .init("--config", "FILE", "the module's routegen.json"),
            .init("--package-config", "FILE", "the routegen.json beside Package.swift"),
            .init("--manifest", "FILE", "the Package.swift of a table; report missing systems"),
            .init(
                "--unrouted-manifest",
                "FILE",
                "a Package.swift with unrouted modules; those that use the plugin report themselves",
                count: .repeated
            ),
            .init("--workspace-state", "FILE", "SwiftPM's workspace-state.json; an edited package counts as fetched"),
            .init("--depfile", "FILE", "a file to write that lists the inputs in the format of Make"),
            .flag("--no-locations", "omit #sourceLocation, so that moving a handler does not change the file"),
            .root,
            .flag("--verify", "write nothing; report a file that is out of date"),
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
