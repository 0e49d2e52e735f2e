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

    /// Writes the bytes and closes the file, even if writing fails.
    ///
    /// - Parameters:
    ///   - bytes: The bytes to write.
    ///   - finish: Runs before the file is closed.
    /// - Throws: A failure if not all bytes were written.
    func write(_ bytes: UnsafeRawBufferPointer, finish: (Int32) -> Void = { _ in }) throws(FileFailure) {
        if let number = SystemWrite.writeAll(bytes, to: descriptor) {
            close(descriptor)
            throw FileFailure(path: path, doing: "cannot be written", error: number)
        }
        finish(descriptor)
        // The system may report a full disk only here.
        guard close(descriptor) == 0 else {
            throw FileFailure(path: path, doing: "cannot be written", error: errno)
        }
    }
}
