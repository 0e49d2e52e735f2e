#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A regular file, or the place for a new one, that is replaced atomically where that is allowed.
struct FileReplacement {
    /// The path with a final symbolic link resolved.
    let path: String
    /// The status of the current file; `nil` if there is none.
    let former: stat?

    /// Writes the bytes to a temporary file in the same folder, then renames it.
    ///
    /// If that fails, the temporary file is removed. If other files in the folder are out of bounds, the bytes are
    /// written in place: a script of Xcode with `ENABLE_USER_SCRIPT_SANDBOXING` may write its outputs only.
    func write(_ bytes: UnsafeRawBufferPointer) throws(FileFailure) {
        guard let (descriptor, temporary) = try makeTemporaryFile() else {
            try writeInPlace(bytes)
            return
        }
        do throws(FileFailure) {
            try OpenFile(descriptor: descriptor, path: path).write(bytes) { keepPermissions(of: $0) }
            guard rename(temporary, path) == 0 else {
                throw FileFailure(path: path, doing: "cannot be written", error: errno)
            }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    /// Writes the bytes over those of the file.
    ///
    /// If the process is killed meanwhile, half a file remains, which the next run replaces.
    private func writeInPlace(_ bytes: UnsafeRawBufferPointer) throws(FileFailure) {
        let descriptor = open(path, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o666)
        guard descriptor >= 0 else {
            throw FileFailure(path: path, doing: "cannot be written", error: errno)
        }
        try OpenFile(descriptor: descriptor, path: path).write(bytes)
    }

    /// Creates a new temporary file, without following a link at its path; `nil` if that is not permitted.
    private func makeTemporaryFile() throws(FileFailure) -> (descriptor: Int32, path: String)? {
        let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
        for attempt in 0..<Self.attempts {
            let temporary = "\(name).routegen-\(getpid())-\(attempt).tmp"
            let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 { return (descriptor, temporary) }
            guard errno == EEXIST else { break }
        }
        let number = errno
        guard ![EACCES, EPERM, EROFS].contains(number) else { return nil }
        throw FileFailure(path: path, doing: "cannot be written", error: number)
    }

    private static let attempts = 100

    /// Gives the new file the permissions of the old one, and its owner if that is allowed.
    private func keepPermissions(of descriptor: Int32) {
        guard let former else { return }
        if former.st_uid != geteuid() || former.st_gid != getegid() {
            _ = fchown(descriptor, former.st_uid, former.st_gid)
        }
        fchmod(descriptor, former.st_mode & 0o777)
    }
}
