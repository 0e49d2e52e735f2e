import Foundation

/// Runs a body on a separate thread, which is abandoned if it takes too long.
///
/// - Returns: Whether it has ended.
package func finishes(within seconds: Double = 60, _ body: @escaping @Sendable () throws -> Void) async -> Bool {
    await allFinish(within: seconds, [body])
}

/// Runs bodies concurrently, each on a separate thread, which are abandoned if they take too long.
///
/// No thread of the pool for tasks waits meanwhile.
///
/// - Returns: Whether all have ended.
package func allFinish(within seconds: Double = 60, _ bodies: [@Sendable () throws -> Void]) async -> Bool {
    let end = DispatchSemaphore(value: 0)
    for body in bodies {
        Thread {
            try? body()
            end.signal()
        }.start()
    }
    let count = bodies.count
    return await withCheckedContinuation { continuation in
        Thread {
            var patience = Patience(seconds: seconds, includingMainActor: true)
            continuation.resume(returning: (0..<count).allSatisfy { _ in patience.wait(for: end) })
        }.start()
    }
}

/// The patience of a test, counted in turns of a task instead of time.
///
/// Other tests may keep all threads of the concurrency pool busy for minutes, which is not a deadlock. A task that does
/// nothing shows whether tasks get their turn.
private struct Patience {
    private var turns: Int
    private let includesMainActor: Bool

    init(seconds: Double, includingMainActor includesMainActor: Bool) {
        turns = Int(seconds * 10)
        self.includesMainActor = includesMainActor
    }

    /// - Returns: Whether the semaphore was signaled in time.
    mutating func wait(for end: DispatchSemaphore) -> Bool {
        while turns > 0 {
            if end.wait(timeout: .now() + 0.1) == .success { return true }
            turns -= 1
            let turn = DispatchSemaphore(value: 0)
            Task.detached { [includesMainActor] in
                if includesMainActor { await MainActor.run {} }
                turn.signal()
            }
            // No test keeps the pool that long, so its threads wait forever.
            if turn.wait(timeout: .now() + 900) == .timedOut { break }
        }
        return end.wait(timeout: .now()) == .success
    }
}

/// Runs a body on the main thread.
///
/// If it does not return in time, stops the process, because a test cannot abandon the main thread.
@MainActor
package func comesBack<Result>(within seconds: Double = 60, _ body: () throws -> Result) rethrows -> Result {
    let end = DispatchSemaphore(value: 0)
    Thread {
        var patience = Patience(seconds: seconds, includingMainActor: false)
        if !patience.wait(for: end) { fatalError("the main thread waits for ever") }
    }.start()
    defer { end.signal() }
    return try body()
}

/// A place where two threads wait for each other.
package final class Meeting: Sendable {
    private let condition = NSCondition()
    nonisolated(unsafe) private var missing: Int

    package init(of count: Int = 2) { missing = count }

    /// Arrives, without waiting for the others.
    package func note() {
        condition.lock()
        defer { condition.unlock() }
        missing -= 1
        if missing <= 0 { condition.broadcast() }
    }

    /// Waits for the others, but not forever: a test may have stopped them on purpose.
    package func arrive(within seconds: Double = 5) {
        note()
        condition.lock()
        defer { condition.unlock() }
        let limit = Date() + seconds
        while missing > 0, condition.wait(until: limit) {}
    }
}
