#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A terminal, a device such as `/dev/null`, or a pipe, which is written to directly and not replaced.
struct DirectOutput {
    /// The path as it was given.
    let path: String

    /// Writes all bytes.
    func write(_ bytes: UnsafeRawBufferPointer) throws(FileFailure) {
        // Without O_NONBLOCK, opening a pipe would wait for a reader that may never come.
        let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY)
        guard descriptor >= 0 else {
            let number = errno
            throw number == ENXIO
                ? FileFailure(path: path, message: "cannot be written: it is a pipe without a reader")
                : FileFailure(path: path, doing: "cannot be written", error: number)
        }
        var status = stat()
        let kind = fstat(descriptor, &status) == 0 ? status.st_mode & S_IFMT : 0
        guard kind == S_IFCHR || kind == S_IFIFO else {
            close(descriptor)
            throw FileFailure(path: path, message: "cannot be written: it changed while the tool ran")
        }
        _ = fcntl(descriptor, F_SETFL, 0)
        // If the reader goes away, report a failure instead of ending the process.
        let handler = signal(SIGPIPE, SIG_IGN)
        defer { signal(SIGPIPE, handler) }
        try OpenFile(descriptor: descriptor, path: path).write(bytes)
    }
}
