#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

extension UInt64 {
    /// The nanoseconds since a fixed moment in the past, by a clock that changes of the date do not affect.
    ///
    /// `ContinuousClock` would do, but requires iOS 16. The modules that call this function contain it.
    @_alwaysEmitIntoClient
    package static func monotonicNanoseconds() -> UInt64 {
        var time = timespec()
        clock_gettime(CLOCK_MONOTONIC, &time)
        return UInt64(clamping: time.tv_sec) &* 1_000_000_000 &+ UInt64(clamping: time.tv_nsec)
    }
}
