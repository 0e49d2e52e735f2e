import RouteGenCore

/// A file that cannot be read or written, and why.
struct FileFailure: Error, Equatable {
    /// The path as it was given.
    var path: String
    /// The problem, in one line: `cannot be read: no such file`.
    var message: String
    /// The fix, in one line.
    var help: String?

    init(path: String, message: String, help: String? = nil) {
        self.path = path
        self.message = message
        self.help = help
    }

    /// Describes the error number of a system call.
    init(path: String, doing action: String, error number: Int32) {
        self.path = path
        let reason =
            switch number {
            case ENOENT: "no such file or folder"
            case EACCES, EPERM: "permission denied"
            case EISDIR: "it is a folder"
            case ENOTDIR: "a part of the path is not a folder"
            case ENOSPC: "no space left"
            default: String(cString: strerror(number))
            }
        message = "\(action): \(reason)"
    }

    /// The failure as a finding at the top of the file.
    var diagnostic: Diagnostic {
        Problem(.unreadableFile, at: SourceLocation(file: path, line: 1, column: 1)).saying(message).advising(help)
    }
}
