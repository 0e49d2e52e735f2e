import RouteGenCore
import RouteGenReports

/// `routegen migrate`: writes the markers for another router's registrations.
enum MigrateCommand: Command {
    static let syntax = CommandSyntax(
        name: "migrate",
        summary: "Writes markers for the registrations of another router, as a diff for `git apply`.",
        options: [
            .init(
                name: "--from",
                value: OldRouter.allCases.map(\.rawValue).joined(separator: "|"),
                count: .required,
                summary: "the router; what is left to you is listed on standard error"
            )
        ],
        operands: "PATH...",
        examples: [
            .init(
                command: "swift package routes migrate --from urlnavigator Sources > markers.diff",
                result: "the markers for the registrations of an app"
            ),
            .init(command: "git apply -p1 markers.diff", result: "writes them"),
            .init(command: "routegen migrate --from khala Sources/Chat", result: "in a module, without a package"),
        ]
    )

    static func run(_ arguments: ParsedArguments) throws(UsageError) -> ExitStatus {
        guard let router = try arguments.choice("--from", among: OldRouter.allCases, name: \.rawValue),
            !arguments.operands.isEmpty
        else {
            throw UsageError("'migrate' needs a PATH of sources", usage: "Usage: \(syntax.usage)")
        }
        var failures: [Diagnostic] = []
        let sources = sources(at: arguments.operands, failures: &failures)
        let migration = Migration(from: router, sources)
        let root = RootFolder(".")
        failures += migration.changedPaths.filter { root.path(to: $0).hasPrefix("../") }.map { path in
            FileFailure(path: path, message: "is outside of the current folder, so a diff cannot name it").diagnostic
        }
        failures += migration.changedPaths.filter(SourceTree.isLink).map { path in
            FileFailure(
                path: path,
                message: "is a symbolic link, so a diff cannot change it",
                help: "pass the file itself"
            )
            .diagnostic
        }
        let diff = migration.diff(path: root.path(to:))
        failures += Self.unsafeCharacters(in: diff)
        // Half of a diff would look like all of it.
        guard failures.isEmpty else {
            DiagnosticPrinter.print(failures, in: SourceTree())
            return .unusable
        }
        StandardStream.output.write(diff)
        StandardStream.error.write(migration.notes.map { "\($0)\n" }.joined())
        StandardStream.error.write("routegen: note: \(Self.summary(of: migration, router))\n")
        return migration.notes.isEmpty ? .clean : .findings
    }

    /// How many registrations the diff and the list have.
    private static func summary(of migration: Migration, _ router: OldRouter) -> String {
        let all = migration.registrations
        guard all > 0 else { return "there is no registration of \(router.name) without a marker" }
        let rest = all - migration.marked
        return "the diff has markers for \(migration.marked) of \(all) registrations of \(router.name)"
            + (rest == 0 ? "" : rest == 1 ? "; the other one is listed above" : "; the other \(rest) are listed above")
    }

    /// The failures for files whose lines in a diff have characters that a terminal or a log obeys.
    ///
    /// The diff must repeat the lines exactly, so it cannot replace the characters.
    private static func unsafeCharacters(in diff: String) -> [Diagnostic] {
        var file = ""
        var reported = Set<String>()
        var failures: [Diagnostic] = []
        for line in diff.unicodeScalars.split(separator: "\n") {
            if line.starts(with: "+++ ".unicodeScalars) { file = String(line.dropFirst("+++ b/".count)) }
            let text = line.last == "\r" ? line.dropLast() : line
            guard let scalar = text.first(where: { $0 != "\u{C}" && DiagnosticRenderer.isUnsafe($0) }),
                reported.insert(file).inserted
            else { continue }
            let code = String(scalar.value, radix: 16, uppercase: true)
            failures.append(
                FileFailure(
                    path: file,
                    message:
                        "has the control character U+\(String(repeating: "0", count: max(0, 4 - code.count)))\(code) "
                        + "beside a new marker, which a diff would pass to the terminal",
                    help: "write it as `\\u{\(code)}` or remove it"
                )
                .diagnostic
            )
        }
        return failures
    }

    /// The folders of other packages' sources, in which no registration is the app's.
    private static let libraryFolders: Set<String> = [
        "Carthage", "DerivedData", "Pods", "SourcePackages",
    ]

    /// Whether a file that a folder has is another package's.
    private static func isOfLibrary(_ file: String, in folder: String) -> Bool {
        guard file.hasPrefix(folder) else { return false }
        return file.dropFirst(folder.count).split(separator: "/").dropLast().contains {
            libraryFolders.contains(String($0))
        }
    }

    /// The Swift files at paths, each once, without generated ones and those of libraries.
    private static func sources(at paths: [String], failures: inout [Diagnostic]) -> [MigrationSource] {
        let reader = FileReader()
        var seen = Set<String>()
        var sources: [MigrationSource] = []
        for path in paths {
            do throws(FileFailure) {
                for file in try ModuleSources.files(at: path, with: reader) {
                    guard file.hasSuffix(".swift"), !file.hasSuffix("+Routes.generated.swift"),
                        !isOfLibrary(file, in: path), seen.insert(file).inserted
                    else { continue }
                    let source = try reader.read(file) { MigrationSource(path: file, bytes: $0) }
                    if let place = source.invalidText {
                        let message = "the file is not valid UTF-8 here, so a diff cannot repeat its lines"
                        failures.append(Diagnostic(.unreadableFile, message, at: place, help: "save the file as UTF-8"))
                    }
                    sources.append(source)
                }
            } catch {
                failures.append(error.diagnostic)
            }
        }
        return sources
    }
}
