import Foundation

/// What the system knows about a file: which one it is, what kind, how long.
struct FileStatus {
    private let status: stat

    /// The file at a path, links not followed; `nil` if there is none, or none that can be seen, for which `errno` says why.
    init?(path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        self.status = status
    }

    /// The file that a descriptor is open for.
    init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.status = status
    }

    var isRegular: Bool { status.st_mode & S_IFMT == S_IFREG }
    var size: Int { Int(status.st_size) }
    /// How many names the file has: none after it was deleted.
    var nameCount: Int { Int(status.st_nlink) }

    /// What stands there, for a message.
    var kind: String {
        switch status.st_mode & S_IFMT {
        case S_IFREG: "a regular file"
        case S_IFDIR: "a folder"
        case S_IFLNK: "a symbolic link"
        case S_IFIFO: "a pipe"
        case S_IFSOCK: "a socket"
        default: "a device"
        }
    }

    /// Whether both are the same file.
    func isSame(as other: FileStatus) -> Bool {
        status.st_dev == other.status.st_dev && status.st_ino == other.status.st_ino
    }
}
