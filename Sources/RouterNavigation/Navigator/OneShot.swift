/// A result for which code of the main actor waits: it comes once.
@MainActor
final class OneShot<Value: Sendable> {
    private var result: Result<Value, any Error>?
    private var waiting: [Int: CheckedContinuation<Value, any Error>] = [:]
    private var count = 0

    nonisolated init() {}

    var hasEnded: Bool { result != nil }

    /// Gives the result to all who wait, in the order in which they came, unless there is one already.
    func end(_ result: Result<Value, any Error>) {
        guard self.result == nil else { return }
        self.result = result
        let waiting = waiting.sorted { $0.key < $1.key }
        self.waiting = [:]
        for (_, continuation) in waiting { continuation.resume(with: result) }
    }

    /// The result, awaited also in a task that is cancelled.
    var value: Value {
        get async throws {
            count += 1
            return try await value(for: count)
        }
    }

    private func value(for number: Int) async throws -> Value {
        if let result { return try result.get() }
        return try await withCheckedThrowingContinuation { waiting[number] = $0 }
    }

    /// Waits for the result until the task is cancelled.
    ///
    /// - Parameter whenAbandoned: Called if the last one who waits is cancelled; it ends the wait.
    /// - Returns: The result.
    /// - Throws: The failure; `CancellationError` if the task is cancelled.
    func value(whenAbandoned: (@MainActor @Sendable () -> Void)? = nil) async throws -> Value {
        count += 1
        let number = count
        return try await withTaskCancellationHandler {
            try await value(for: number)
        } onCancel: {
            Task { @MainActor in cancel(number, whenAbandoned) }
        }
    }

    private func cancel(_ number: Int, _ whenAbandoned: (@MainActor @Sendable () -> Void)?) {
        guard waiting[number] != nil else { return }
        if waiting.count == 1, let whenAbandoned { return whenAbandoned() }
        waiting.removeValue(forKey: number)?.resume(throwing: CancellationError())
    }
}

extension OneShot<Void> {
    /// Ends the wait, or fails it.
    func end(_ error: (any Error)? = nil) { end(error.map { .failure($0) } ?? .success(())) }
}
