#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A file that the tool writes.
///
/// It is replaced as a whole, and only when its bytes change.
///
/// Build systems compare modification times, so an unchanged file must not be touched. The new bytes go to a temporary
/// file that is then renamed. So no reader ever sees half a file, and if the process is killed, the old file remains.
/// If a sandbox forbids any other file, the file is written in place.
///
/// Only a regular file is replaced, and it keeps its permissions. For a symbolic link, the target is replaced and the
/// link remains. A terminal, `/dev/null` or a pipe is written to directly. A folder, a socket, a disk and a broken link
/// are errors.
struct OutputFile {
    /// The path as it was given.
    var path: String

    /// Whether it is a device or a pipe, which can take several outputs.
    var isWrittenDirectly: Bool {
        var status = stat()
        return stat(path, &status) == 0 && [S_IFCHR, S_IFIFO].contains(status.st_mode & S_IFMT)
    }

    /// Writes the string unless the file already has it; returns whether it was written.
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
                // If the error prevents a new file too, creating that reports it.
                try FileReplacement(path: path, former: nil).write(bytes)
                return true
            }
            throw number == ENOENT
                ? refusal("it is a symbolic link to a file that does not exist")
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

    /// The path of the file at the end of all symbolic links.
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
