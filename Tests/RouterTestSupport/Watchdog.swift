import Foundation

/// Runs a body on a thread of its own, which is given up if it takes too long.
///
/// - Returns: Whether it has come to its end.
package func finishes(within seconds: Double = 20, _ body: @escaping @Sendable () throws -> Void) -> Bool {
    allFinish(within: seconds, [body])
}

/// Runs bodies side by side, each on a thread of its own, which are given up if they take too long.
///
/// - Returns: Whether all have come to their end.
package func allFinish(within seconds: Double = 20, _ bodies: [@Sendable () throws -> Void]) -> Bool {
    let end = DispatchSemaphore(value: 0)
    for body in bodies {
        Thread {
            try? body()
            end.signal()
        }.start()
    }
    let limit = DispatchTime.now() + seconds
    return bodies.allSatisfy { _ in end.wait(timeout: limit) == .success }
}

/// Stops the process if the main thread, which a test cannot give up, does not come back in time.
package final class MainThreadWatchdog: Sendable {
    private let end = DispatchSemaphore(value: 0)

    package init(seconds: Double = 20, _ message: String) {
        Thread { [end] in
            if end.wait(timeout: .now() + seconds) == .timedOut { fatalError(message) }
        }.start()
    }

    /// Says that the main thread has come back.
    package func cancel() { end.signal() }
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
