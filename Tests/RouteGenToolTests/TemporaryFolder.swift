import Foundation

/// A folder of its own for one test, removed when the last reference to it goes.
final class TemporaryFolder {
    let url: URL

    init() throws {
        // With a space and letters beyond ASCII, since real folders have them.
        url = FileManager.default.temporaryDirectory.appendingPathComponent("route gen ü \(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit {
        try? FileManager.default.removeItem(at: url)
    }

    var path: String { url.path }

    /// Writes a file, with the folders it needs, and returns its path.
    @discardableResult
    func write(_ bytes: some Sequence<UInt8>, to name: String) throws -> String {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(bytes).write(to: file)
        return file.path
    }

    /// The path of an entry, whether it exists or not.
    func path(_ name: String) -> String {
        url.appendingPathComponent(name).path
    }

    /// The names of all entries, hidden ones included.
    func entries() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: path).sorted()
    }
}
