import Foundation
import TestSupport
import Testing

/// The `routegen` executable that was built along with the tests.
enum Tool {
    /// Runs it in a folder, so that relative paths can be passed.
    static func run(_ arguments: [String], in folder: URL) throws -> ProcessOutcome {
        try ProcessOutcome(running: #require(BuiltExecutable.path("routegen")), arguments, in: folder)
    }

    /// Makes a symbolic link to it.
    static func link(at url: URL) throws {
        let tool = try #require(BuiltExecutable.path("routegen"))
        let folder = url.deletingLastPathComponent()
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try FileManager.default.createSymbolicLink(atPath: url.path, withDestinationPath: tool)
    }
}
