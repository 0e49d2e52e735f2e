import Foundation

/// The folder of a package that a test creates: always at the same path, so that its build can be reused.
struct PackageFolder {
    let url: URL

    /// Makes an empty folder of that name.
    init(named name: String) throws {
        url = SwiftBuild.root.appendingPathComponent(".build/packages/\(name)")
        try? FileManager.default.removeItem(at: url)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// Writes a file, with the folders it needs, so that the next build sees the change.
    func write(_ text: String, to name: String) throws {
        SwiftBuild(package: url).waitUntilChangesAreSeen()
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
