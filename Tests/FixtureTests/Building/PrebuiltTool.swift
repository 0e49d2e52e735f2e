import Foundation
import TestSupport
import Testing

/// The tool of this build in an artifact bundle, so that the fixtures do not compile it again.
enum PrebuiltTool {
    /// The path of the bundle, which is made again only if the tool has changed.
    static let bundle: Result<String, any Error> = Result {
        let tool = try #require(BuiltExecutable.path("routegen"))
        let folder = SwiftBuild.root.appendingPathComponent(".build/fixtures-tool")
        let bundle = folder.appendingPathComponent("routegen.artifactbundle")
        // The bundle has another tool inside: without debug symbols.
        let original = folder.appendingPathComponent("routegen")
        let manager = FileManager.default
        let isCurrent =
            manager.fileExists(atPath: bundle.path)
            && manager.contentsEqual(atPath: original.path, andPath: tool)
        if isCurrent { return bundle.path }
        try? manager.removeItem(at: folder)
        try manager.createDirectory(at: folder, withIntermediateDirectories: true)
        let script = SwiftBuild.root.appendingPathComponent("Scripts/make-artifact-bundle").path
        let outcome = try ProcessOutcome(running: script, ["--tool", tool, bundle.path])
        try #require(outcome.status == 0, "\(outcome.text)")
        try manager.copyItem(atPath: tool, toPath: original.path)
        return bundle.path
    }
}
