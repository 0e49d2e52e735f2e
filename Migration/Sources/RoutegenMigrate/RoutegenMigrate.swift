import Foundation
import RouteGenCore
import RouteMigration

/// `routegen-migrate`: prints the markers for another router's registrations, or for an enumeration's cases, as a diff.
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
            fail(message)
            write("\(MigrateArguments.usage)\n", to: .standardError)
            exit(.unusable)
        case .run(let origin, let paths):
            exit(migrate(origin, paths))
        }
    }

    private static func fail(_ message: String) {
        write("routegen-migrate: error: \(DiagnosticRenderer.printable(message))\n", to: .standardError)
    }

    private static func exit(_ status: ExitStatus) -> Never { Foundation.exit(status.rawValue) }

    /// Prints the diff for the sources at paths, and what is left to a person.
    private static func migrate(_ origin: MigrateArguments.Origin, _ paths: [String]) -> ExitStatus {
        var files = SourceFiles(at: paths)
        let migration: Migration
        do throws(MigratedEnumeration.Unknown) {
            migration = try origin.migration(of: files.sources)
        } catch {
            // A file that cannot be read may have the enumeration.
            guard files.failures.isEmpty else { return report(files.failures) }
            fail(error.message)
            return .unusable
        }
        var places: [String: String] = [:]
        for path in migration.changedPaths { places[path] = files.placeInDiff(of: path) }
        let diff = migration.diff { places[$0] ?? $0 }
        files.checkCharacters(of: diff)
        // Half of a diff would look like all of it.
        guard files.failures.isEmpty else { return report(files.failures) }
        guard write(diff, to: .standardOutput) else { return .unusable }
        write(migration.notes.map { "\($0)\n" }.joined(), to: .standardError)
        write("routegen-migrate: note: \(summary(of: migration, origin))\n", to: .standardError)
        return migration.notes.isEmpty ? .clean : .findings
    }

    private static func report(_ failures: [Diagnostic]) -> ExitStatus {
        write(DiagnosticRenderer(sourceLine: SourceFiles.line).render(failures), to: .standardError)
        return .unusable
    }

    /// How many registrations the diff and the list have.
    private static func summary(of migration: Migration, _ origin: MigrateArguments.Origin) -> String {
        let all = migration.registrations
        guard all > 0 else { return "there is no \(origin.word) of \(origin.name) without a marker" }
        let rest = all - migration.marked
        return "the diff has markers for \(migration.marked) of \(all) \(origin.word)s of \(origin.name)"
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
