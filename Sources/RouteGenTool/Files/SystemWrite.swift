#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The system call `write`, for types whose own `write` hides it.
enum SystemWrite {
    /// Writes bytes to a descriptor.
    ///
    /// - Returns: The number of bytes written, or a negative number after a failure, which `errno` describes.
    static func write(_ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
        #if canImport(Darwin)
            Darwin.write(descriptor, start, count)
        #elseif canImport(Glibc)
            Glibc.write(descriptor, start, count)
        #elseif canImport(Musl)
            Musl.write(descriptor, start, count)
        #endif
    }

    /// Writes all bytes to a descriptor, also after interruptions.
    ///
    /// - Returns: The error number of a failure; `nil` if all bytes were written.
    static func writeAll(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32? {
        var rest = bytes
        while let start = rest.baseAddress, !rest.isEmpty {
            let count = write(descriptor, start, rest.count)
            if count < 0 {
                let number = errno
                if number == EINTR { continue }
                return number
            }
            rest = UnsafeRawBufferPointer(rebasing: rest[count...])
        }
        return nil
    }

    /// Closes a descriptor.
    ///
    /// - Returns: The error number of a failure, which may be that of an earlier write.
    static func close(_ descriptor: Int32) -> Int32? {
        #if canImport(Darwin)
            let status = Darwin.close(descriptor)
        #elseif canImport(Glibc)
            let status = Glibc.close(descriptor)
        #elseif canImport(Musl)
            let status = Musl.close(descriptor)
        #endif
        return status == 0 ? nil : errno
    }
}
