#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#endif

/// The system call that writes bytes, for types with a `write` of their own, which would hide it.
enum SystemWrite {
    /// Writes bytes to a descriptor.
    ///
    /// - Returns: How many bytes were written; a negative number for a failure, which `errno` tells.
    static func write(_ descriptor: Int32, _ start: UnsafeRawPointer, _ count: Int) -> Int {
        #if canImport(Darwin)
            Darwin.write(descriptor, start, count)
        #elseif canImport(Glibc)
            Glibc.write(descriptor, start, count)
        #elseif canImport(Musl)
            Musl.write(descriptor, start, count)
        #endif
    }
}
