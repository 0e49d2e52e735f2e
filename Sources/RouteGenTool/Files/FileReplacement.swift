#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A regular file, or none yet, that another takes the place of at once.
struct FileReplacement {
    /// The path, without a link at its end.
    let path: String
    /// What is there, if anything is.
    let former: stat?

    /// Writes the bytes into a file beside the old one, and moves it over that; nothing is left behind if that fails.
    func write(_ bytes: UnsafeRawBufferPointer) throws(FileFailure) {
        let (descriptor, temporary) = try makeTemporaryFile()
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

    /// Makes a file that was not there; a link that somebody left in its place is not followed.
    private func makeTemporaryFile() throws(FileFailure) -> (descriptor: Int32, path: String) {
        let name = path.utf8.lastIndex(of: UInt8(ascii: "/")).map { path[...$0] } ?? ""
        for attempt in 0..<Self.attempts {
            let temporary = "\(name).routegen-\(getpid())-\(attempt).tmp"
            let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 { return (descriptor, temporary) }
            guard errno == EEXIST else { break }
        }
        throw FileFailure(path: path, doing: "cannot be written", error: errno)
    }

    private static let attempts = 100

    /// Gives the new file the permissions of the old one, and its owner where that is allowed.
    private func keepPermissions(of descriptor: Int32) {
        guard let former else { return }
        if former.st_uid != geteuid() || former.st_gid != getegid() {
            _ = fchown(descriptor, former.st_uid, former.st_gid)
        }
        fchmod(descriptor, former.st_mode & 0o777)
    }
}
