#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#elseif canImport(ucrt)
    import ucrt
#endif

/// The C library's byte search, which stays fast in debug builds of this package.
enum ByteSearch {
    /// The offset of the first `byte` at or behind `start`, or `end` where there is none before that.
    @inline(__always)
    static func first(_ byte: UInt8, in bytes: UnsafePointer<UInt8>, from start: Int, to end: Int) -> Int {
        // The two pointers are into the same allocation, and `start...end` lies within it.
        guard start < end, let hit = memchr(bytes + start, Int32(byte), end &- start) else { return end }
        return UnsafeRawPointer(hit) - UnsafeRawPointer(bytes)
    }
}
