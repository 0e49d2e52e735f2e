import Foundation

/// Executables that are built together with the tests.
package enum BuiltExecutable {
    /// The path of an executable next to the tests, which the tools of some platforms load from elsewhere.
    ///
    /// - Parameter name: Its name.
    /// - Returns: Its path, or `nil` if it was not built.
    package static func path(_ name: String) -> String? {
        let tests = CommandLine.arguments.map { URL(fileURLWithPath: $0) }.filter { $0.path.contains(".xctest") }
        let folders = tests.flatMap { test in
            sequence(first: test) { $0.path.contains(".xctest") ? $0.deletingLastPathComponent() : nil }
        }
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        let candidates = folders + [root.appendingPathComponent(".build/debug")]
        return candidates.map { $0.appendingPathComponent(name).path }.first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }
}
