import Foundation
import RouteGenCore
import RouteMigration

/// `routegen-migrate`: prints the markers for another router's registrations as a diff.
@main
enum RoutegenMigrate {
    /// The exit status of the process.
    private enum ExitStatus: Int32 {
        /// Every registration has a marker.
        case clean = 0
        /// Registrations are left to a person.
        case findings = 1
        /// The arguments are wrong, or an input cannot be read or the output not written.
        case unusable = 2
    }

    static func main() {
        let arguments = MigrateArguments(CommandLine.arguments.dropFirst())
        switch arguments {
        case .help:
            exit(write(MigrateArguments.helpText + "\n", to: .standardOutput) ? .clean : .unusable)
        case .wrong(let message):
            write("routegen-migrate: error: \(DiagnosticRenderer.printable(message))\n", to: .standardError)
            write("\(MigrateArguments.usage)\n", to: .standardError)
            exit(.unusable)
        case .run(let router, let paths):
            exit(migrate(router, paths))
        }
    }

    private static func exit(_ status: ExitStatus) -> Never { Foundation.exit(status.rawValue) }

    /// Prints the diff for the sources at paths, and what is left to a person.
    private static func migrate(_ router: OldRouter, _ paths: [String]) -> ExitStatus {
        var files = SourceFiles(at: paths)
        let migration = Migration(from: router, files.sources)
        var places: [String: String] = [:]
        for path in migration.changedPaths { places[path] = files.placeInDiff(of: path) }
        let diff = migration.diff { places[$0] ?? $0 }
        files.checkCharacters(of: diff)
        // Half of a diff would look like all of it.
        guard files.failures.isEmpty else {
            let renderer = DiagnosticRenderer(sourceLine: SourceFiles.line)
            write(renderer.render(files.failures), to: .standardError)
            return .unusable
        }
        guard write(diff, to: .standardOutput) else { return .unusable }
        write(migration.notes.map { "\($0)\n" }.joined(), to: .standardError)
        write("routegen-migrate: note: \(summary(of: migration, router))\n", to: .standardError)
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

    /// Writes a string.
    ///
    /// - Returns: Whether all of it was written.
    @discardableResult
    private static func write(_ text: String, to stream: FileHandle) -> Bool {
        do {
            try stream.write(contentsOf: Data(text.utf8))
            return true
        } catch {
            if stream !== FileHandle.standardError {
                let message = "routegen-migrate: error: standard output cannot be written\n"
                try? FileHandle.standardError.write(contentsOf: Data(message.utf8))
            }
            return false
        }
    }
}

/// The arguments of `routegen-migrate`.
enum MigrateArguments {
    /// A request for the help.
    case help
    /// Wrong arguments, and the reason.
    case wrong(String)
    /// The router and the paths of sources.
    case run(OldRouter, [String])

    private static let routers = OldRouter.allCases.map(\.rawValue).joined(separator: "|")

    static let usage = "Usage: routegen-migrate --from \(routers) PATH..."

    static let helpText = """
        Writes markers for the registrations of another router, as a diff for `git apply`.

        \(usage)

        A PATH is a folder (its .swift files, recursively), a .swift file, or @FILE, a list with one path per line. What is
        left to you is listed on standard error. Exit status: 0 if nothing is, 1 if something is, 2 for wrong usage or
        unreadable input.

        In a package that depends on RouteGen:
          swift run --package-path .build/checkouts/RouteGen/Migration routegen-migrate --from khala Sources > markers.diff
          git apply -p1 markers.diff
        """

    /// Reads the arguments after the program's name.
    init(_ arguments: some Sequence<String>) {
        var router: String?
        var paths: [String] = []
        var rest = Array(arguments)[...]
        while let argument = rest.popFirst() {
            switch argument {
            case "--help", "-h":
                self = .help
                return
            case "--":
                paths += rest
                rest = []
            case "--from": router = rest.popFirst() ?? ""
            case _ where argument.hasPrefix("--from="): router = String(argument.dropFirst("--from=".count))
            case _ where argument.hasPrefix("-"):
                self = .wrong("there is no option '\(argument)'")
                return
            default: paths.append(argument)
            }
        }
        guard let router else {
            self = .wrong("--from \(Self.routers) is missing")
            return
        }
        guard let known = OldRouter(rawValue: router) else {
            self = .wrong("'\(router)' is not one of \(Self.routers)")
            return
        }
        self = paths.isEmpty ? .wrong("a PATH of sources is missing") : .run(known, paths)
    }
}
