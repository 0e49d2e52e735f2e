import Foundation
import Testing

/// The `routegen-migrate` executable that was built along with the tests.
enum MigrationTool {
    /// The folder of this package.
    static let package = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The checkout of RouteGen around it.
    static let checkout = package.deletingLastPathComponent()

    static func path() throws -> String { try #require(BuiltExecutable.path("routegen-migrate")) }

    /// Runs it for a router in a folder, so that relative paths can be passed.
    static func run(_ router: String, _ paths: [String], in folder: URL) throws -> ProcessOutcome {
        try run(["--from", router.lowercased()] + paths, in: folder)
    }

    /// Runs it in a folder.
    static func run(_ arguments: [String], in folder: URL) throws -> ProcessOutcome {
        try ProcessOutcome(running: path(), arguments, in: folder)
    }
}
