#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// A file that is open for writing.
struct OpenFile {
    let descriptor: Int32
    /// The path that failures name.
    let path: String

    /// Writes the bytes and closes the file, whether that works or not.
    ///
    /// - Parameters:
    ///   - bytes: What to write.
    ///   - finish: What to do before the file is closed.
    /// - Throws: Why not all bytes were written.
    func write(_ bytes: UnsafeRawBufferPointer, finish: (Int32) -> Void = { _ in }) throws(FileFailure) {
        var rest = bytes
        while let start = rest.baseAddress, !rest.isEmpty {
            let count = SystemWrite.write(descriptor, start, rest.count)
            if count < 0 {
                let number = errno
                if number == EINTR { continue }
                close(descriptor)
                throw FileFailure(path: path, doing: "cannot be written", error: number)
            }
            rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
        finish(descriptor)
        // A full disk may be reported only here.
        guard close(descriptor) == 0 else {
            throw FileFailure(path: path, doing: "cannot be written", error: errno)
        }
    }
}
