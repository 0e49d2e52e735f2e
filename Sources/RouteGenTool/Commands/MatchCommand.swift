import RouteGenCore
import RouteGenReports
import RouteTables

/// `routegen match`: shows the routes of URLs.
enum MatchCommand: Command {
    /// The output format.
    private enum Format: String, CaseIterable {
        case text, json
    }

    static let syntax = CommandSyntax(
        name: "match",
        summary: "Shows the routes that URLs match, with their values, or the routes that nearly match.",
        options: [
            .modules,
            .init(
                "--from",
                "app|webView|notification|remote|external",
                "the caller; the default is external for URLs with a scheme, and app for others"
            ),
            .configuration, .hosts, .unrouted, .packages, .root,
            .init("--format", "text|json", "the output format; the default is text; json writes one object per line"),
        ],
        operands: "URL...",
        examples: [
            .init(command: "swift package routes match //chat/5", result: "the route of a URL, with its values"),
            .init(command: "swift package routes match --from webView //chat/5", result: "as a page in a web view"),
            .init(
                command: "routegen match --module Chat=Sources/Chat //chat/5",
                result: "in a module, without a package"
            ),
        ],
        readsPackage: true
    )

    static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
        guard !arguments.operands.isEmpty else {
            throw UsageError("'match' needs a URL", usageOf: syntax)
        }
        let format = try arguments.choice("--format", among: Format.allCases, name: \.rawValue) ?? .text
        let callers = RouteOrigin.allCases
        let origin = try arguments.choice("--from", among: callers, former: RouteMarker.formerCallers) { "\($0)" }
        let sources = try AppSources(arguments)
        let matching = URLMatching(sources.scans, configuration: sources.configuration)
        // A mistake in the sources may hide a route, so findings are printed too. Results go to standard output.
        DiagnosticPrinter.print(
            sources.diagnostics + matching.diagnostics + sources.failures.map(\.diagnostic),
            in: sources.reader.tree
        )
        guard sources.failures.isEmpty else { return .unusable }

        let results = arguments.operands.map { matching.match($0, from: origin) }
        StandardStream.output.write(results.map { format == .json ? "\($0.json.text)\n" : $0.text }.joined())
        return results.allSatisfy(\.isMatched) ? .clean : .findings
    }
}
