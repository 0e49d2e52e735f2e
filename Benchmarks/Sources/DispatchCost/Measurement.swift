import AllocationCounter
import Dispatch

/// The cost of one call.
struct Measurement {
    var nanoseconds: Double
    var allocations: Double

    /// The best of eleven times for one of many calls, and the blocks that each allocates.
    static func of(_ calls: Int = 20_000, _ body: () throws -> Int) rethrows -> Measurement {
        var best = Double.infinity
        var blocks = Double.infinity
        var sum = 0
        for _ in 0..<11 {
            let (before, start) = (allocation_count(), DispatchTime.now().uptimeNanoseconds)
            for _ in 0..<calls { sum &+= try body() }
            let (end, after) = (DispatchTime.now().uptimeNanoseconds, allocation_count())
            best = min(best, Double(end - start) / Double(calls))
            blocks = min(blocks, Double(after - before) / Double(calls))
        }
        // The sum is used, so that no call is optimized away.
        return Measurement(nanoseconds: sum == .min ? .infinity : best, allocations: blocks)
    }

    /// The same for asynchronous calls.
    static func of(
        _ calls: Int = 5_000,
        isolation: isolated (any Actor)? = #isolation,
        _ body: () async throws -> Int
    ) async rethrows -> Measurement {
        var best = Double.infinity
        var blocks = Double.infinity
        var sum = 0
        for _ in 0..<11 {
            let (before, start) = (allocation_count(), DispatchTime.now().uptimeNanoseconds)
            for _ in 0..<calls { sum &+= try await body() }
            let (end, after) = (DispatchTime.now().uptimeNanoseconds, allocation_count())
            best = min(best, Double(end - start) / Double(calls))
            blocks = min(blocks, Double(after - before) / Double(calls))
        }
        return Measurement(nanoseconds: sum == .min ? .infinity : best, allocations: blocks)
    }
}
