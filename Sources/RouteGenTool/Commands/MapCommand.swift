import RouteGenCore

/// `routegen map`: lists the routes and services of an app.
enum MapCommand: Command {
    /// The output format.
    private enum Format: String, CaseIterable {
        case json, markdown, mermaid, plist, therouter

        /// Writes a map.
        func text(of map: RouteMap) -> String {
            switch self {
            case .json: map.json
            case .markdown: map.markdown
            case .mermaid: map.mermaid
            case .plist: map.theRouterPropertyList
            case .therouter: map.theRouterJSON
            }
        }
    }

    static let syntax = CommandSyntax(
        name: "map",
        summary: "Lists the routes and services of modules, for people and for tools.",
        options: [
            .init(name: "--module", value: "NAME=PATH", count: .requiredRepeated, summary: "a module and its sources"),
            .init(
                name: "--format",
                value: "json|markdown|mermaid|plist|therouter",
                summary: "the output format; the default is json; plist and therouter list paths and classes"
            ),
            .init(name: "--output", value: "FILE", summary: "the file to write; the default is standard output"),
            .init(
                name: "--root",
                value: "FOLDER",
                summary: "the folder that paths of sources are relative to; the default is the current one"
            ),
            .init(name: "--config", value: "FILE", summary: "the app's routegen.json, which sets its links"),
        ],
        operands: nil
    )

    static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
        let format = try arguments.choice("--format", among: Format.allCases, name: \.rawValue) ?? .json
        let reader = FileReader()
        var failures: [FileFailure] = []
        let modules = try ModuleSources.modules("--module", in: arguments, with: reader, failures: &failures)
        let configuration = arguments.value("--config").map {
            ConfigurationFile(path: $0, with: reader, failures: &failures)
        }
        let scans = modules.scansIfMarked(failures: &failures)
        // The map lacks routes with mistakes, so the mistakes are printed too.
        let findings = (configuration?.diagnostics ?? []) + Checker.check(scans)
        let root = RootFolder(arguments.value("--root") ?? ".")
        // An unreadable file may contain routes that the map would lack. So nothing is written.
        if failures.isEmpty {
            let map = RouteMap(scans, links: configuration?.content.links ?? [], path: root.path(to:))
            do throws(FileFailure) {
                try write(format.text(of: map), to: arguments.value("--output"), with: reader)
            } catch {
                failures.append(error)
            }
        }
        DiagnosticPrinter.print(findings + failures.map(\.diagnostic))
        guard failures.isEmpty else { return .unusable }
        return findings.contains { $0.severity == .error } ? .findings : .clean
    }

    private static func write(_ text: String, to output: String?, with reader: FileReader) throws(FileFailure) {
        if let output {
            try OutputFile(path: output).write(text, with: reader)
        } else {
            StandardStream.output.write(text)
        }
    }
}
