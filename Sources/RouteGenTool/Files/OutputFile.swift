#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A file that the tool writes: replaced as a whole, and only when its bytes change.
///
/// Build systems compare modification times, so an unchanged file must not be touched. The new bytes are written beside the file and
/// moved over it, so that no reader ever sees half a file, and a run that is killed leaves the old one.
///
/// Only a regular file is replaced, and keeps its permissions. A symbolic link stays, and the file that it leads to is replaced. A terminal,
/// `/dev/null` or a pipe is written to. A folder, a socket, a disk and a link that leads nowhere are refused.
struct OutputFile {
    /// The path, as it was given.
    var path: String

    /// Writes the content unless it is already there; tells whether it was written.
    @discardableResult
    func write(_ text: String, with reader: FileReader) throws(FileFailure) -> Bool {
        var text = text
        let result = text.withUTF8 { bytes in
            Result { () throws(FileFailure) in try write(UnsafeRawBufferPointer(bytes), reader: reader) }
        }
        return try result.get()
    }

    private func write(_ bytes: UnsafeRawBufferPointer, reader: FileReader) throws(FileFailure) -> Bool {
        var status = stat()
        var link = stat()
        let isLink = lstat(path, &link) == 0 && link.st_mode & S_IFMT == S_IFLNK
        guard stat(path, &status) == 0 else {
            let number = errno
            guard isLink else {
                // An error that is in the way of a new file too is found when that is made.
                try FileReplacement(path: path, former: nil).write(bytes)
                return true
            }
            throw number == ENOENT
                ? refusal("it is a symbolic link that leads nowhere")
                : FileFailure(path: path, doing: "cannot be written", error: number)
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG:
            if Int(status.st_size) == bytes.count, holds(bytes, reader: reader) { return false }
            try FileReplacement(path: isLink ? try target() : path, former: status).write(bytes)
        case S_IFCHR, S_IFIFO: try DirectOutput(path: path).write(bytes)
        case S_IFDIR: throw refusal("it is a folder")
        case S_IFSOCK: throw refusal("it is a socket")
        case S_IFBLK: throw refusal("it is a disk")
        default: throw refusal("it is not a regular file")
        }
        return true
    }

    private func refusal(_ reason: String) -> FileFailure {
        FileFailure(path: path, message: "cannot be written: \(reason)")
    }

    /// The path of the file that the link leads to, over however many links.
    private func target() throws(FileFailure) -> String {
        guard let resolved = realpath(path, nil) else {
            throw FileFailure(path: path, doing: "cannot be written", error: errno)
        }
        defer { free(resolved) }
        return String(cString: resolved)
    }

    private func holds(_ bytes: UnsafeRawBufferPointer, reader: FileReader) -> Bool {
        do throws(FileFailure) {
            return try reader.read(path) { old in
                guard old.count == bytes.count else { return false }
                guard let new = bytes.baseAddress, let old = old.baseAddress else { return true }
                return memcmp(old, new, bytes.count) == 0
            }
        } catch {
            return false
        }
    }
}
