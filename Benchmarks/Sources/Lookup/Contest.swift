import AllocationCounter
import Dispatch

/// Measures several ways to do the same in one run, alternately, so that the load of the machine affects all of them.
struct Contest {
    /// The cost of one lookup.
    struct Cost {
        var nanoseconds = Double.infinity
        var blocks = Double.infinity
    }

    private var bodies: [(count: Int, body: () -> Int)] = []

    /// Adds a contender.
    ///
    /// - Parameters:
    ///   - count: The number of lookups in the body.
    ///   - body: Makes the lookups. The sum of its results is used, so that nothing is optimized away.
    mutating func add(_ count: Int, _ body: @escaping () -> Int) { bodies.append((count, body)) }

    /// The best of many short rounds for each contender, in the order in which they were added.
    func costs(rounds: Int = 60, roundNanoseconds: Double = 1_500_000) -> [Cost] {
        var costs = bodies.map { _ in Cost() }
        var passes = bodies.map { _ in 1 }
        var sum = 0
        for _ in 0..<rounds {
            for (index, contender) in bodies.enumerated() {
                let (before, start) = (allocation_count(), DispatchTime.now().uptimeNanoseconds)
                for _ in 0..<passes[index] { sum &+= contender.body() }
                let (end, after) = (DispatchTime.now().uptimeNanoseconds, allocation_count())
                let lookUps = Double(passes[index] * contender.count)
                costs[index].nanoseconds = min(costs[index].nanoseconds, Double(end - start) / lookUps)
                costs[index].blocks = min(costs[index].blocks, Double(after - before) / lookUps)
                // At least several passes: the first one finds what the previous contender left in the caches.
                passes[index] = max(8, Int(roundNanoseconds / (costs[index].nanoseconds * Double(contender.count))))
            }
        }
        return sum == .min ? [] : costs
    }
}
