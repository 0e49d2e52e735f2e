import RouteGenCore
import RouteGenReports

/// `routegen verify`: checks files that others rely on against the routes.
enum VerifyCommand: Command {
    static let syntax = CommandSyntax(
        name: "verify",
        summary: "Checks that published links open what they did, and that association files fit.",
        options: [
            .modules,
            .init(
                "--links",
                "FILE",
                "a list of published links: a URL, its caller and the route that it opens on each line"
            ),
            .flag("--record", "write what the links open now into their list"),
            .init("--association", "FILE", "an apple-app-site-association as it is served"),
            .init("--domain", "HOST", "the web domain of the association"),
            .init("--app-id", "TEAM.BUNDLE", "an app in the association; the default is all", count: .repeated),
            .init("--exclude", "PATTERN", "paths that stay on the web, such as '/legal/**'", count: .repeated),
            .configuration, .hosts, .unrouted, .packages, .root,
        ],
        operands: nil,
        examples: [
            .init(command: "swift package routes verify --links links.txt", result: "whether links open what they did"),
            .init(
                command: "routegen verify --module Shop=Sources/Shop --links links.txt --record",
                result: "writes what they open"
            ),
        ],
        readsPackage: true
    )

    static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
        let links = arguments.value("--links")
        let association = arguments.value("--association")
        guard links != nil || association != nil else {
            throw UsageError("'verify' needs --links FILE or --association FILE", usageOf: syntax)
        }
        let domain = try association.map { _ throws(UsageError) in try arguments.domain(for: "--association") }
        let apps = arguments.contains("--app-id") ? try arguments.appIDs(for: "--association") : []
        var sources = try AppSources(arguments)
        var findings = sources.diagnostics
        if sources.failures.isEmpty {
            let matching = URLMatching(sources.scans, configuration: sources.configuration)
            findings += matching.diagnostics
            if let links, let text = sources.readText(links) {
                let list = PublishedLinks(text, path: links)
                if arguments.contains("--record") {
                    findings += list.malformedLines
                    // A route with a mistake is left out, and its links would be recorded as opening nothing.
                    if !findings.contains(where: { $0.severity == .error }) {
                        sources.record(list, matching, to: links)
                    }
                } else {
                    findings += list.findings(matching)
                }
            }
            if let association, let domain, let bytes = sources.read(association) {
                let map = RouteMap(sources.scans, configuration: sources.configuration, followsRewrites: true)
                let expected = try arguments.links(of: map, on: domain)
                do throws(RouteMapError) {
                    let served = try ServedAssociation(json: bytes, path: association, appIDs: apps)
                    findings += served.findings(comparedWith: expected, on: domain)
                } catch {
                    findings.append(Problem(.unreadableFile, at: error.location).saying(error.message))
                }
                let text = String(decoding: bytes, as: UTF8.self)
                findings += RouteMap.findings(inAppSiteAssociation: text, at: association)
            }
        }
        DiagnosticPrinter.print(findings + sources.failures.map(\.diagnostic), in: sources.reader.tree)
        guard sources.failures.isEmpty else { return .unusable }
        guard !findings.contains(where: { $0.severity == .error }) else { return .findings }
        StandardStream.output.write([links, association].compactMap { $0.map { "Up to date: \($0)\n" } }.joined())
        return .clean
    }
}

extension AppSources {
    /// A file as text; `nil` if it cannot be read or is not UTF-8, which is a failure then.
    fileprivate mutating func readText(_ path: String) -> String? {
        guard let bytes = read(path) else { return nil }
        let text = String(decoding: bytes, as: UTF8.self)
        // Decoding changes only invalid bytes.
        guard text.utf8.elementsEqual(bytes) else {
            failures.append(FileFailure(path: path, message: "cannot be read: it is not UTF-8"))
            return nil
        }
        return text
    }

    /// Replaces a list, which was read, by what its links open now.
    fileprivate mutating func record(_ list: PublishedLinks, _ matching: URLMatching, to path: String) {
        do throws(FileFailure) {
            let output = OutputFile(path: path)
            try output.check(isNoneOf: inputs, with: reader)
            guard !matching.isEmpty else {
                throw FileFailure(
                    path: path,
                    message: "cannot be written: the modules have no routes, so each of its links would open nothing",
                    help: "pass the modules that have the app's markers"
                )
            }
            try output.write(list.recorded(matching), with: reader)
        } catch {
            failures.append(error)
        }
    }
}
