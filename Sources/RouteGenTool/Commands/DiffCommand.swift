import RouteGenCore
import RouteGenReports

/// `routegen diff`: compares two maps, and says what breaks callers.
enum DiffCommand: Command {
    static let syntax = CommandSyntax(
        name: "diff",
        summary: "Compares two maps that `map` wrote as JSON, and shows URLs that do not work any more.",
        options: [
            .init("--format", "text|json|github", "the output format; the default is text"),
            .root,
        ],
        operands: "OLD.json NEW.json",
        examples: [
            .init(command: "swift package routes diff old.json new.json", result: "what changed between two maps"),
            .init(
                command: "routegen diff --format github old.json new.json",
                result: "as annotations of a pull request"
            ),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
        let format =
            try arguments.choice("--format", among: RouteMapDifference.Format.allCases, name: \.rawValue) ?? .text
        guard arguments.operands.count == 2 else {
            throw UsageError("'diff' needs two maps, OLD.json and NEW.json", usageOf: syntax)
        }
        let reader = FileReader(in: SourceTree(root: arguments.value("--root")))
        var diagnostics: [Diagnostic] = []
        let maps = arguments.operands.compactMap { map(at: $0, with: reader, diagnostics: &diagnostics) }
        guard maps.count == 2 else {
            DiagnosticPrinter.print(diagnostics, in: reader.tree)
            return .unusable
        }
        do throws(RouteTableError) {
            let difference = try RouteMapDifference(from: maps[0], to: maps[1])
            StandardStream.output.write(difference.text(as: format))
            return difference.isBreaking ? .findings : .clean
        } catch {
            let failure = FileFailure(path: arguments.operands[1], message: error.description)
            DiagnosticPrinter.print([failure.diagnostic], in: reader.tree)
            return .unusable
        }
    }

    /// The map in a file; `nil` with a finding if it is none.
    static func map(
        at path: String,
        with reader: FileReader,
        diagnostics: inout [Diagnostic]
    ) -> RouteMap? {
        do throws(FileFailure) {
            try reader.tree.check(path)
            let bytes = try reader.read(path) { bytes in Array(bytes) }
            do throws(RouteMapError) {
                return try RouteMap(json: bytes, path: path)
            } catch {
                diagnostics.append(Problem(.unreadableFile, at: error.location).saying(error.message))
            }
        } catch {
            diagnostics.append(error.diagnostic)
        }
        return nil
    }
}
