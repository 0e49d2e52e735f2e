import Foundation

/// A run of `swift build` or another subcommand for a package of its own, inside a test of this package.
struct SwiftBuild {
    /// The checkout that holds the tests.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// The folder of the package.
    var package: URL
    /// The folder for what is built: one for all fixtures, so that the tool is built once, and kept, so that it is not built in every run.
    var scratch = root.appendingPathComponent(".build/fixtures")

    /// Runs `swift` with a subcommand and waits for its end.
    func run(_ subcommand: String, _ arguments: [String]) throws -> ProcessOutcome {
        try ProcessOutcome(
            running: "/usr/bin/env",
            ["swift", subcommand, "--package-path", package.path, "--scratch-path", scratch.path] + arguments
        )
    }
}
