import Foundation

/// A run of `swift build` or another subcommand for a package of its own, inside a test of this package.
struct SwiftBuild {
    /// How it ended and what it printed.
    struct Outcome {
        var status: Int32
        /// Standard output and standard error in the order in which they came.
        var output: String
    }

    /// The checkout that holds the tests.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    /// The folder of the package.
    var package: URL
    /// The folder for what is built: one for all fixtures, so that the tool is built once, and kept, so that it is not built in every run.
    var scratch = root.appendingPathComponent(".build/fixtures")

    /// Runs `swift` with a subcommand and waits for its end.
    func run(_ subcommand: String, _ arguments: [String]) throws -> Outcome {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments =
            ["swift", subcommand, "--package-path", package.path, "--scratch-path", scratch.path] + arguments
        // What the outer run sets for itself must not reach the inner one.
        let kept = ["PATH", "HOME", "TMPDIR", "LANG", "TOOLCHAINS", "DEVELOPER_DIR", "LD_LIBRARY_PATH"]
        process.environment = ProcessInfo.processInfo.environment.filter { kept.contains($0.key) }
        process.standardInput = FileHandle.nullDevice
        let pipe = Pipe()
        process.standardOutput = pipe
        process.standardError = pipe
        try process.run()
        let output = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus, output: String(decoding: output, as: UTF8.self))
    }
}
