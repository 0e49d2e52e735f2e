import Foundation

/// The folder of a package that a test creates: always at the same path, so that its build can be reused.
struct PackageFolder {
    let url: URL
    /// The builds whose ends a change waits for.
    private let builds: [SwiftBuild]

    /// Makes an empty folder of that name, which `BuildSystemTests` use, or `BuildTests`.
    init(named name: String, forBuildSystems: Bool = false) throws {
        url = SwiftBuild.root.appendingPathComponent(".build/packages/\(name)")
        builds =
            forBuildSystems
            ? [SwiftBuild(package: url, buildSystem: "native"), SwiftBuild(package: url, tool: .sources)]
            : [SwiftBuild(package: url)]
        try? FileManager.default.removeItem(at: url)
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    /// Writes a file, with the folders it needs, so that the next build sees the change.
    func write(_ text: String, to name: String) throws {
        for build in builds { build.waitUntilChangesAreSeen() }
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(text.utf8).write(to: file)
    }
}
