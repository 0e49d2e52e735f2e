import Foundation

/// Runs `routegen` in the package's folder, with its output going where the plugin's goes.
struct ToolRun {
    /// The exit status of a run: 0 clean, 1 findings, 2 wrong usage or unreadable input.
    struct Outcome {
        static let success = Outcome(status: 0)

        var status: Int32

        /// Of two outcomes the worse one.
        func worse(of other: Outcome) -> Outcome { other.status > status ? other : self }

        /// Ends the plugin with the same status.
        func finish() {
            if status != 0 { exit(status) }
        }
    }

    var url: URL
    var folder: URL

    /// A path as it is read best: relative to the folder, where the file lies inside it.
    func path(of file: URL) -> String {
        let start = folder.path + "/"
        return file.path.hasPrefix(start) ? String(file.path.dropFirst(start.count)) : file.path
    }

    /// Runs the tool and waits for its end.
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
