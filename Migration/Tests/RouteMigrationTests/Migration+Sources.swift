@testable import RouteGenCore
@testable import RouteMigration

extension Migration {
    /// A migration of files that are given as text, in the order of their paths.
    init(from router: OldRouter, _ files: [String: String]) {
        self.init(from: router, Self.sources(files))
    }

    /// A migration of enumerations in files that are given as text.
    init(of enumerations: [String], _ files: [String: String]) throws {
        let sources = Self.sources(files)
        self.init(of: try enumerations.map { try MigratedEnumeration($0, in: sources) }, sources)
    }

    private static func sources(_ files: [String: String]) -> [MigrationSource] {
        files.sorted { $0.key < $1.key }.map { path, text in
            Array(text.utf8).withUnsafeBufferPointer { MigrationSource(path: path, bytes: $0) }
        }
    }

    /// A migration of one file, `App.swift`.
    init(from router: OldRouter, _ text: String) {
        self.init(from: router, ["App.swift": text])
    }

    /// The text of the only file, with its markers.
    var text: String { texts.first.map { String(decoding: $0, as: UTF8.self) } ?? "" }

    /// The notes as the tool prints them.
    var remarks: [String] { notes.map { "\($0.location): \($0.message)" } }
}
