extension OutputFile {
    /// Writes the string unless the file already has it; returns whether it was written.
    ///
    /// Build systems compare modification times, so an unchanged file must not be touched. The new bytes go to a temporary
    /// file that is then renamed. So no reader ever sees half a file, and if the process is killed, the old file remains.
    ///
    /// Only a regular file is replaced, and it keeps its permissions. For a symbolic link, the target is replaced and the
    /// link remains. A terminal, `/dev/null` or a pipe is written to directly. A folder, a socket, a disk and a broken link
    /// are errors.
    @discardableResult
    func write(_ text: String, with reader: FileReader) throws(FileFailure) -> Bool {
        let bytes = Array(text.utf8)
        let isLink = SourceTree.isLink(path)
        var status = stat()
        guard stat(path, &status) == 0 else {
            let number = errno
            guard isLink else {
                // If the error prevents a new file too, creating that reports it.
                try replace(path, by: bytes)
                return true
            }
            throw number == ENOENT ? refusal("it is a symbolic link to a file that does not exist") : failure(number)
        }
        switch status.st_mode & S_IFMT {
        case S_IFREG:
            if Int(status.st_size) == bytes.count, holds(bytes, reader) { return false }
            guard let target = isLink ? ResolvedPaths.resolved(path) : path else { throw failure(errno) }
            try replace(target, by: bytes, keeping: status)
        case S_IFCHR, S_IFIFO: try writeDirectly(bytes)
        case S_IFDIR: throw refusal("it is a folder")
        case S_IFSOCK: throw refusal("it is a socket")
        case S_IFBLK: throw refusal("it is a disk")
        default: throw refusal("it is not a regular file")
        }
        return true
    }

    private func holds(_ bytes: [UInt8], _ reader: FileReader) -> Bool {
        let isSame = try? reader.read(path) { old in
            // In debug builds, comparing byte by byte would take longer than everything else.
            guard old.count == bytes.count, let start = old.baseAddress else { return old.count == bytes.count }
            return memcmp(start, bytes, bytes.count) == 0
        }
        return isSame ?? false
    }

    /// Writes the bytes to a temporary file in the same folder, then renames it.
    ///
    /// If that fails, the temporary file is removed. If other files in the folder are out of bounds, the bytes are
    /// written in place: a script of Xcode with `ENABLE_USER_SCRIPT_SANDBOXING` may write its outputs only. If the process
    /// is killed meanwhile, half a file remains, which the next run replaces.
    private func replace(_ target: String, by bytes: [UInt8], keeping former: stat? = nil) throws(FileFailure) {
        guard let (descriptor, temporary) = try makeTemporaryFile(beside: target) else {
            return try fill(open(target, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC | O_NOFOLLOW, 0o666), with: bytes)
        }
        do throws(FileFailure) {
            try fill(descriptor, with: bytes, keeping: former)
            guard rename(temporary, target) == 0 else { throw failure(errno) }
        } catch {
            unlink(temporary)
            throw error
        }
    }

    /// Creates a new temporary file, without following a link at its path; `nil` if that is not permitted.
    private func makeTemporaryFile(beside target: String) throws(FileFailure) -> (descriptor: Int32, path: String)? {
        let folder = target.utf8.lastIndex(of: UInt8(ascii: "/")).map { target[...$0] } ?? ""
        for attempt in 0..<100 {
            let temporary = "\(folder).routegen-\(getpid())-\(attempt).tmp"
            let descriptor = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
            if descriptor >= 0 { return (descriptor, temporary) }
            guard errno == EEXIST else { break }
        }
        let number = errno
        guard ![EACCES, EPERM, EROFS].contains(number) else { return nil }
        throw failure(number)
    }

    /// Writes the bytes to a terminal, a device such as `/dev/null`, or a pipe, which is not replaced.
    private func writeDirectly(_ bytes: [UInt8]) throws(FileFailure) {
        // Without O_NONBLOCK, opening a pipe would wait for a reader that may never come.
        let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else {
            let number = errno
            throw number == ENXIO ? refusal("it is a pipe without a reader") : failure(number)
        }
        var status = stat()
        guard fstat(descriptor, &status) == 0, [S_IFCHR, S_IFIFO].contains(status.st_mode & S_IFMT) else {
            close(descriptor)
            throw refusal("it changed while the tool ran")
        }
        _ = fcntl(descriptor, F_SETFL, 0)
        // If the reader goes away, report a failure instead of ending the process.
        let handler = signal(SIGPIPE, SIG_IGN)
        defer { signal(SIGPIPE, handler) }
        try fill(descriptor, with: bytes)
    }

    /// Writes the bytes to a file that was opened, and closes it, even if writing fails.
    ///
    /// The file gets the permissions of the former one, and its owner if that is allowed.
    private func fill(_ descriptor: Int32, with bytes: [UInt8], keeping former: stat? = nil) throws(FileFailure) {
        guard descriptor >= 0 else { throw failure(errno) }
        var number = bytes.withUnsafeBytes { SystemCall.writeAll($0, to: descriptor) }
        if number == nil, let former {
            if former.st_uid != geteuid() || former.st_gid != getegid() {
                _ = fchown(descriptor, former.st_uid, former.st_gid)
            }
            fchmod(descriptor, former.st_mode & 0o777)
        }
        // The system may report a full disk only here.
        if close(descriptor) != 0 { number = number ?? errno }
        if let number { throw failure(number) }
    }

    private func failure(_ number: Int32) -> FileFailure {
        FileFailure(path: path, doing: "cannot be written", error: number)
    }
}
