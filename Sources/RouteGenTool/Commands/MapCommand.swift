import RouteGenCore
import RouteGenReports

/// `routegen map`: lists the routes and services of an app.
enum MapCommand: Command {
    /// The output format.
    private enum Format: String, CaseIterable {
        case json, markdown, html, mermaid, plist, therouter, aasa, assetlinks
        case intentFilter = "intent-filter"
    }

    static let syntax = CommandSyntax(
        name: "map",
        summary: "Lists the routes and services of modules, for people and for tools.",
        options: [
            .modules,
            .init(
                "--format",
                "json|markdown|html|mermaid|plist|therouter|aasa|assetlinks|intent-filter",
                "the output format; the default is json; plist and therouter list paths and classes"
            ),
            .init("--output", "FILE", "the file to write; the default is standard output"),
            .init(
                "--root",
                "FOLDER",
                "the folder that paths of sources are relative to (by default, the current one), "
                    + "and to which symbolic links may lead"
            ),
            .configuration, .hosts, .unrouted, .packages,
            .init("--app", "NAME", "the app's name, for the title (html, markdown)"),
            .init("--app-version", "VERSION", "the app's version, for the title"),
            .init("--date", "DATE", "the date for the title, such as that of the last commit; the default is none"),
            .init("--since", "OLD.json", "an earlier map, to mark what is new (html)"),
            .init("--domain", "HOST", "the web domain of the file (aasa, intent-filter)"),
            .init(
                "--app-id",
                "TEAM.BUNDLE",
                "an app that the apple-app-site-association names (aasa)",
                count: .repeated
            ),
            .init("--exclude", "PATTERN", "paths that stay on the web, such as '/legal/**' (aasa)", count: .repeated),
            .init("--package", "NAME", "the Android app's package (assetlinks)"),
            .init("--fingerprint", "SHA256", "a certificate that signs the Android app (assetlinks)", count: .repeated),
        ],
        operands: nil,
        examples: [
            .init(command: "swift package routes map --format markdown", result: "a document of all routes"),
            .init(command: "swift package routes map > routes.json", result: "a map for `diff`"),
            .init(
                command: "routegen map --module Chat=Sources/Chat --format html --output routes.html",
                result: "a page with a search field, without a package"
            ),
        ],
        readsPackage: true
    )

    static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
        let format = try arguments.choice("--format", among: Format.allCases, name: \.rawValue) ?? .json
        let render = try renderer(format, arguments)
        var sources = try AppSources(arguments)
        let (scans, configuration) = (sources.scans, sources.configuration)
        // The map lacks routes and rules with mistakes, so the mistakes are printed too.
        var findings =
            sources.diagnostics + Checker.check(Array(scans.prefix(sources.modules.count)), trust: configuration.trust)
        findings += RouteMap.findings(in: configuration)
        let earlier = arguments.value("--since").map {
            DiffCommand.map(at: $0, with: sources.reader, diagnostics: &findings)
        }
        guard earlier.map({ $0 != nil }) ?? true else {
            DiagnosticPrinter.print(findings, in: sources.reader.tree)
            return .unusable
        }
        let root = RootFolder(arguments.value("--root") ?? ".")
        // An unreadable file may contain routes that the map would lack. So nothing is written.
        if sources.failures.isEmpty {
            var map = RouteMap(
                scans,
                configuration: configuration,
                followsRewrites: format == .aasa || format == .intentFilter,
                path: root.path(to:)
            )
            map.title = RouteMap.Title(
                app: arguments.value("--app"),
                version: arguments.value("--app-version"),
                date: arguments.value("--date")
            )
            map.earlierPatterns = earlier?.map { Set($0.routes.map(\.pattern)) }
            let rendered = try render(map)
            do throws(FileFailure) {
                let output = arguments.value("--output")
                let text = DiagnosticRenderer.printableLines(rendered)
                if let file = output.map(OutputFile.init(path:)) {
                    try file.check(for: .map(text), isNoneOf: sources.inputs, with: sources.reader)
                    try file.write(text, with: sources.reader)
                } else {
                    StandardStream.output.write(text)
                }
                if format == .aasa {
                    findings += RouteMap.findings(inAppSiteAssociation: text, at: output ?? associationName)
                }
            } catch {
                sources.failures.append(error)
            }
        }
        let unwritten = arguments.value("--output") == nil ? associationName : nil
        DiagnosticPrinter.print(
            findings + sources.failures.map(\.diagnostic),
            in: sources.reader.tree,
            unwritten: unwritten
        )
        guard sources.failures.isEmpty else { return .unusable }
        return findings.contains { $0.severity == .error } ? .findings : .clean
    }

    /// The name of an association on standard output, in findings.
    private static let associationName = "apple-app-site-association"

    /// The function that writes a map in a format, with the arguments that the format needs.
    private static func renderer(
        _ format: Format,
        _ arguments: ParsedArguments
    ) throws(UsageError) -> (RouteMap) throws(UsageError) -> String {
        switch format {
        case .json: return { $0.json }
        case .markdown: return { $0.markdown }
        case .html: return { $0.page }
        case .mermaid: return { $0.mermaid }
        case .plist: return { $0.theRouterPropertyList }
        case .therouter: return { $0.theRouterJSON }
        case .intentFilter:
            let domain = try arguments.domain(for: "the format intent-filter")
            return { map throws(UsageError) in try arguments.links(of: map, on: domain).androidIntentFilter(on: domain)
            }
        case .aasa:
            let domain = try arguments.domain(for: "the format aasa")
            let apps = try arguments.appIDs(for: "the format aasa")
            _ = try arguments.excludedPatterns
            return { map throws(UsageError) in try arguments.links(of: map, on: domain).appSiteAssociation(appIDs: apps)
            }
        case .assetlinks:
            let fingerprints = arguments.values["--fingerprint"] ?? []
            guard let package = arguments.value("--package"), !fingerprints.isEmpty else {
                throw UsageError("the format assetlinks needs --package NAME and --fingerprint SHA256")
            }
            if let wrong = fingerprints.first(where: { !isFingerprint($0) }) {
                throw UsageError(
                    "--fingerprint needs 32 bytes in hexadecimal with colons between them, such as 14:6D:..., not '\(wrong)'"
                )
            }
            return { _ in RouteMap.assetLinks(package: package, fingerprints: fingerprints) }
        }
    }

    private static func isFingerprint(_ text: String) -> Bool {
        let bytes = text.split(separator: ":", omittingEmptySubsequences: false)
        return bytes.count == 32 && bytes.allSatisfy { $0.utf8.count == 2 && $0.allSatisfy(\.isHexDigit) }
    }
}
