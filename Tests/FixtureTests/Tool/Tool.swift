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

/// A folder of its own for one test, removed when the last reference to it goes.
final class TemporaryFolder: Sendable {
    let url: URL

    /// Makes an empty folder, in a folder of one's own choice or the system's for temporary files.
    init(in parent: URL = FileManager.default.temporaryDirectory) throws {
        url = parent.appendingPathComponent("routegen ü \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    /// Writes a file, with the folders it needs.
    func write(_ bytes: some Sequence<UInt8>, to name: String) throws {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
    }

    /// The text of a file.
    func text(_ name: String) throws -> String {
        try String(contentsOf: url.appendingPathComponent(name), encoding: .utf8)
    }

    /// The names of all entries, hidden ones included.
    func entries() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: url.path).sorted()
    }
}
