import Foundation

/// Runs a body on a thread of its own, which is given up if it takes too long.
///
/// - Returns: Whether it has come to its end.
package func finishes(within seconds: Double = 60, _ body: @escaping @Sendable () throws -> Void) async -> Bool {
    await allFinish(within: seconds, [body])
}

/// Runs bodies side by side, each on a thread of its own, which are given up if they take too long.
///
/// No thread of the pool that runs tasks waits meanwhile.
///
/// - Returns: Whether all have come to their end.
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
            let limit = DispatchTime.now() + seconds
            continuation.resume(returning: (0..<count).allSatisfy { _ in end.wait(timeout: limit) == .success })
        }.start()
    }
}

/// Runs a body on the main thread, and stops the process if that, which no test can give up, does not come back in time.
@MainActor
package func comesBack<Result>(within seconds: Double = 60, _ body: () throws -> Result) rethrows -> Result {
    let end = DispatchSemaphore(value: 0)
    Thread {
        if end.wait(timeout: .now() + seconds) == .timedOut { fatalError("the main thread waits for ever") }
    }.start()
    defer { end.signal() }
    return try body()
}

/// A place where two threads meet, so that neither goes ahead before the other is there.
package final class Meeting: Sendable {
    private let condition = NSCondition()
    nonisolated(unsafe) private var missing: Int

    package init(of count: Int = 2) { missing = count }

    /// Waits for the others, but not for ever: a test may have stopped them on purpose.
    package func arrive(within seconds: Double = 5) {
        condition.lock()
        defer { condition.unlock() }
        missing -= 1
        if missing <= 0 { condition.broadcast() }
        let limit = Date() + seconds
        while missing > 0, condition.wait(until: limit) {}
    }
}
