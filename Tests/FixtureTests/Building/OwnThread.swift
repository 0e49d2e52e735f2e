import Foundation
import Testing

/// Runs the tests of a suite on a thread of its own, one after the other.
///
/// They wait for processes most of the time. On a thread of the pool, each would begin only after all other tests that
/// wait for a thread, and the others would lack that thread for as long.
struct OwnThread: SuiteTrait, TestScoping {
    func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        try await onThread(named: test.name, function)
    }
}

/// Runs an operation on a thread of its own, which is none of the pool for tasks.
func onThread(named name: String, _ operation: @Sendable () async throws -> Void) async throws {
    guard #available(macOS 15, *) else { return try await operation() }
    try await withTaskExecutorPreference(SerialQueue(name: name), operation: operation)
}

extension Trait where Self == OwnThread {
    /// Runs the tests of a suite on a thread of its own, one after the other.
    static var onOwnThread: Self { OwnThread() }
}

/// A serial queue, whose thread is none of the pool for tasks.
@available(macOS 15, *)
private final class SerialQueue: TaskExecutor {
    private let queue: DispatchQueue

    init(name: String) { queue = DispatchQueue(label: name) }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
    }
}
