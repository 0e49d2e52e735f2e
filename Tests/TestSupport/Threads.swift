import Foundation

/// Runs a body on a thread of its own, and waits for its end without blocking a thread of the pool for tasks.
///
/// If the body waits forever, so does the test. Nobody can tell that from a busy machine, except from outside:
/// `.ci/run` ends such a run, and names the tests that have not ended.
package func onOwnThread(_ body: @escaping @Sendable () throws -> Void) async {
    await onOwnThreads([body])
}

/// Runs bodies concurrently, each on a thread of its own, and waits for the end of all.
package func onOwnThreads(_ bodies: [@Sendable () throws -> Void]) async {
    await withTaskGroup(of: Void.self) { group in
        for body in bodies {
            group.addTask {
                await withCheckedContinuation { continuation in
                    Thread {
                        try? body()
                        continuation.resume()
                    }.start()
                }
            }
        }
    }
}

/// A place where threads wait for each other.
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

    /// Arrives, and waits for the others.
    package func arrive() {
        note()
        condition.lock()
        defer { condition.unlock() }
        while missing > 0 { condition.wait() }
    }
}
