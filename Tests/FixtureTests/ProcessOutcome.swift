import Foundation

/// The exit status and the output of a process.
struct ProcessOutcome: Equatable {
    var status: Int32
    /// Whether a signal ended it.
    var crashed: Bool
    /// What it printed to standard output.
    var output: String
    /// What it printed to standard error.
    var errors: String

    /// All that it printed.
    var text: String { output + errors }

    /// The lines with warnings about sources or packages, as `.ci/run` finds them.
    ///
    /// Stale files are those of another fixture, because the fixtures share a scratch folder.
    var warnings: [Substring] {
        text.split(whereSeparator: \.isNewline).filter {
            $0.contains(#/\.swift:\d+(:\d+)?: warning: /#)
                || $0.hasPrefix("warning: ") && !$0.hasPrefix("warning: Stale file ")
        }
    }

    /// Runs an executable and waits for its end.
    ///
    /// What the outer run has set in the environment for itself does not reach it.
    ///
    /// - Parameters:
    ///   - executable: The path of the executable.
    ///   - arguments: Its arguments.
    ///   - folder: The folder in which it runs; `nil` for the current one.
    ///   - givesWay: Whether processes that do not give way go first. Tests that take longest do not: otherwise they
    ///     would remain, one after the other, when all others have ended.
    /// - Throws: An error of Foundation if the process does not start, or its output cannot be read.
    init(
        running executable: String,
        _ arguments: [String],
        in folder: URL? = nil,
        givesWay: Bool = true
    ) throws {
        let process = Process()
        process.executableURL = URL(fileURLWithPath: givesWay ? "/usr/bin/nice" : executable)
        process.arguments = givesWay ? ["-n", "10", executable] + arguments : arguments
        process.currentDirectoryURL = folder
        let kept = ["PATH", "HOME", "TMPDIR", "LANG", "TOOLCHAINS", "DEVELOPER_DIR", "LD_LIBRARY_PATH"]
        process.environment = ProcessInfo.processInfo.environment.filter { kept.contains($0.key) }
        process.standardInput = FileHandle.nullDevice

        // Files rather than pipes: a process stops when a pipe is full, and both need a reader.
        let texts = FileManager.default.temporaryDirectory.appendingPathComponent("routegen-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: texts, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: texts) }
        let files = ["output", "errors"].map(texts.appendingPathComponent)
        for file in files { try Data().write(to: file) }
        let handles = try files.map(FileHandle.init(forWritingTo:))
        process.standardOutput = handles[0]
        process.standardError = handles[1]
        try process.run()
        process.waitUntilExit()
        for handle in handles { try handle.close() }

        status = process.terminationStatus
        crashed = process.terminationReason == .uncaughtSignal
        output = String(decoding: try Data(contentsOf: files[0]), as: UTF8.self)
        errors = String(decoding: try Data(contentsOf: files[1]), as: UTF8.self)
    }
}
