#if canImport(Glibc)
    import Glibc
#else
    import Darwin
#endif

/// How long an input may keep the processor busy.
///
/// libFuzzer's own limit is a time on the clock, which other processes of a busy machine use up.
enum ProcessorTime {
    /// The limit in seconds; `FUZZ_SECONDS` sets another than one second.
    private static let limit = getenv("FUZZ_SECONDS").map { atof($0) } ?? 1

    /// Does something, and ends the process with a finding if that took too long.
    static func check(_ body: () -> Void) {
        let start = now
        body()
        let seconds = now - start
        require(seconds <= limit, "the input takes \(seconds) s of processor time; it may take \(limit) s")
    }

    /// The processor time of all threads so far, in seconds.
    private static var now: Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
    }
}
