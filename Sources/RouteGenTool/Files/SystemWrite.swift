#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The system call `write`, for types whose own `write` hides it.
enum SystemWrite {
    /// Writes all bytes to a descriptor, also after interruptions.
    ///
    /// - Returns: The error number of a failure; `nil` if all bytes were written.
    static func all(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
        var rest = bytes
        while let start = rest.baseAddress, !rest.isEmpty {
            let count = write(descriptor, start, rest.count)
            if count >= 0 {
                rest = UnsafeRawBufferPointer(rebasing: rest[count...])
            } else if errno != EINTR {
                return errno
            }
        }
        return nil
    }
}
