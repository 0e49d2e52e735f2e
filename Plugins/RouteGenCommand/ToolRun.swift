import Foundation

/// Runs `routegen` in the package's folder.
///
/// It shares the plugin's output.
struct ToolRun {
    /// The exit status of a run: 0 for no findings, 1 for findings, 2 for wrong usage or unreadable input.
    struct Outcome {
        static let success = Outcome(status: 0)

        var status: Int32

        /// The worse of two outcomes.
        func worse(of other: Outcome) -> Outcome { other.status > status ? other : self }

        /// Ends the plugin with the same status.
        func finish() {
            if status != 0 { exit(status) }
        }
    }

    var url: URL
    var folder: URL

    /// The path of a file, relative to the folder if the file is inside it.
    func path(of file: URL) -> String {
        let start = folder.path + "/"
        return file.path.hasPrefix(start) ? String(file.path.dropFirst(start.count)) : file.path
    }

    /// Runs the tool and waits until it exits.
    func run(_ arguments: [String]) throws -> Outcome {
        let process = Process()
        process.executableURL = url
        process.arguments = arguments
        process.currentDirectoryURL = folder
        try process.run()
        process.waitUntilExit()
        return Outcome(status: process.terminationStatus)
    }
}
