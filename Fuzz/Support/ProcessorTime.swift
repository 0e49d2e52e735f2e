#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// The limit for the processor time of an input.
///
/// libFuzzer's own limit is wall-clock time, which other processes of a busy machine use up.
enum ProcessorTime {
    /// The limit in seconds: one, unless `FUZZ_SECONDS` sets another.
    private static let limit = getenv("FUZZ_SECONDS").map { atof($0) } ?? 1

    /// Runs a test, and ends the process with a finding if that takes too long.
    static func check(_ body: () -> Void) {
        let start = now
        body()
        let seconds = now - start
        require(seconds <= limit, "the input takes \(seconds) s of processor time; it may take \(limit) s")
    }

    /// The total processor time of all threads, in seconds.
    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
