import Foundation
import TestSupport

/// A run of `swift build` or another subcommand for a package of its own, inside a test of this package.
struct SwiftBuild {
    /// The checkout that holds the tests.
    static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()

    /// Where a package gets the tool from.
    enum Tool {
        /// The tool of this build, in an artifact bundle, so that no fixture compiles it.
        case bundle
        /// The tool's sources, as for a user who has no bundle.
        case sources
    }

    /// The build systems of the tests that need no certain one: the native one and, with all cases, Swift Build.
    static let testedSystems = AllCases.areTested ? ["native", "swiftbuild"] : ["native"]

    /// The folder of the package.
    var package: URL
    /// Where the package gets the tool from.
    var tool = Tool.bundle
    /// The build system, or `nil` for the one that users get without an option.
    var buildSystem: String?
    /// The folder for builds: one for most packages, so that the runtime is built once, and kept between runs.
    var scratch = root.appendingPathComponent(".build/fixtures")

    /// The options of all builds with the native build system, which `ROUTEGEN_BUILD_OPTIONS` contains.
    static let options =
        ProcessInfo.processInfo.environment["ROUTEGEN_BUILD_OPTIONS"]?.split(separator: " ").map(String.init) ?? []

    /// The variables that the run has in addition.
    func environment() throws -> [String] {
        tool == .bundle ? ["ROUTEGEN_BINARY=\(try PrebuiltTool.bundle.get())"] : []
    }

    /// Runs `swift` with a subcommand and waits for its end.
    ///
    /// If `swift` itself crashes, as Swift Build does at times on a busy machine, it runs again, up to three times. A
    /// crash of what it runs is not its own.
    func run(_ subcommand: String, _ arguments: [String] = []) throws -> ProcessOutcome {
        var outcome = try runOnce(subcommand, arguments)
        for _ in 1...3 {
            let isOwnCrash = outcome.text.contains("Program crashed") && outcome.text.contains("Thread 0 \"swift-")
            guard isOwnCrash else { break }
            outcome = try runOnce(subcommand, arguments)
        }
        return outcome
    }

    private func runOnce(_ subcommand: String, _ arguments: [String]) throws -> ProcessOutcome {
        // A command of a plugin may write files.
        if subcommand == "package" { waitUntilChangesAreSeen() }
        // SwiftPM keeps the plan of the last build, and confuses it with that of another package in the same folder.
        let isOther = (try? String(contentsOf: lastPackage, encoding: .utf8)) != package.path
        let options =
            (isOther ? ["--disable-build-manifest-caching"] : []) + (buildSystem.map { ["--build-system", $0] } ?? [])
            + (buildSystem == "swiftbuild" ? [] : Self.options)
        let outcome = try ProcessOutcome(
            running: "/usr/bin/env",
            environment() + ["swift", subcommand, "--package-path", package.path, "--scratch-path", scratch.path]
                + options + arguments,
            givesWay: false
        )
        try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
        // A command of a plugin may leave the plan of another package.
        try (subcommand == "package" ? Data() : Data(package.path.utf8)).write(to: lastPackage)
        return outcome
    }

    /// A file that holds the path of the package that was planned last, written when the run ends.
    private var lastPackage: URL { scratch.appendingPathComponent("last-package.txt") }

    /// Waits until the second in which the last run ended is over.
    ///
    /// The compiler's driver compares modification dates in whole seconds with the time of the last build, and skips a
    /// file that changes within that second. The dates of files come from a clock that is some milliseconds late.
    func waitUntilChangesAreSeen() {
        let attributes = try? FileManager.default.attributesOfItem(atPath: lastPackage.path)
        guard let end = attributes?[.modificationDate] as? Date else { return }
        let nextSecond = Date(timeIntervalSince1970: end.timeIntervalSince1970.rounded(.down) + 1.05)
        if nextSecond > Date() { Thread.sleep(until: nextSecond) }
    }
}
