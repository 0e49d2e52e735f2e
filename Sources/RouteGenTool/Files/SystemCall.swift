#if canImport(Darwin)
    @_exported import Darwin
#elseif canImport(Glibc)
    @_exported import Glibc
#elseif canImport(Musl)
    @_exported import Musl
#endif

/// The system calls `read` and `write`, for types whose own functions hide them.
///
/// The import of the C library holds for all files of the tool.
enum SystemCall {
    /// Reads bytes from a descriptor into a buffer; returns their number, or -1 for an error.
    static func received(from descriptor: Int32, into buffer: UnsafeMutableRawBufferPointer) -> Int {
        read(descriptor, buffer.baseAddress, buffer.count)
    }

    /// Writes all bytes to a descriptor, also after interruptions.
    ///
    /// - Returns: The error number of a failure; `nil` if all bytes were written.
    static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
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
