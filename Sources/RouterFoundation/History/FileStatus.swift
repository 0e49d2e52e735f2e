import Foundation

/// The status of a file in the system: its identity, kind and size.
struct FileStatus {
    private let status: stat

    /// The file at a path, without following links; `nil` if it does not exist or is not accessible.
    ///
    /// `errno` has the reason.
    init?(path: String) {
        var status = stat()
        guard lstat(path, &status) == 0 else { return nil }
        self.status = status
    }

    /// The file of a descriptor.
    init?(descriptor: Int32) {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { return nil }
        self.status = status
    }

    var isRegular: Bool { status.st_mode & S_IFMT == S_IFREG }
    var size: Int { Int(status.st_size) }
    /// The number of names that the file has: 0 after it was deleted.
    var nameCount: Int { Int(status.st_nlink) }

    /// The kind of file, for a message.
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
