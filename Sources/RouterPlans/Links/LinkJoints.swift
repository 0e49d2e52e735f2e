@_spi(Locks) internal import RouteTables
internal import RouterRuntime

/// The links that are being prepared, so that a link that comes twice is prepared once.
final class LinkJoints: Sendable {
    /// The things that links have in common that join each other.
    struct Key: Hashable {
        /// The router, which prepares the link and therefore exists.
        let router: ObjectIdentifier
        var link: Link
        let origin: RouteOrigin
        let type: ObjectIdentifier
        /// How often the gate had closed when the link came.
        let closings: Int
    }

    /// The thing that a link asks for: until it has passed the gate, its URL says that, and then its route.
    enum Link: Hashable {
        case written(String)
        case found(SoughtPage)
    }

    struct Joint {
        /// The number of the one that has asked first.
        let number: Int
        var task: Task<Void, Never>?
        var waiting: [Int: CheckedContinuation<any Sendable, any Error>] = [:]
    }

    let state = Lock((joints: [Key: Joint](), count: 0))

    /// The result of preparing a link, which those who ask at the same time share.
    ///
    /// The preparation is cancelled when all of them are.
    ///
    /// - Throws: The error of the preparation; `CancellationError` if the task is cancelled.
    func value<Value: Sendable>(
        for key: Key,
        isolation: isolated (any Actor)? = #isolation,
        _ prepare: @escaping @Sendable () async throws -> Value
    ) async throws -> Value {
        let number = state.withLockInPlace { state in
            state.count += 1
            return state.count
        }
        let value = try await withTaskCancellationHandler {
            try await withCheckedThrowingContinuation { continuation in
                let isFirst = join(key, number, continuation)
                if isFirst { begin(key, number, prepare) }
                // The task may have been cancelled before.
                if Task.isCancelled { leave(key, number) }
            }
        } onCancel: {
            leave(key, number)
        }
        guard let value = value as? Value else { throw CancellationError() }
        return value
    }

    /// Lets a caller wait for the result.
    ///
    /// - Returns: Whether it is the first one.
    func join(_ key: Key, _ number: Int, _ continuation: CheckedContinuation<any Sendable, any Error>) -> Bool {
        state.withLockInPlace { state in
            let isFirst = state.joints[key] == nil
            state.joints[key, default: Joint(number: number)].waiting[number] = continuation
            return isFirst
        }
    }

    private func begin<Value: Sendable>(
        _ key: Key,
        _ number: Int,
        _ prepare: @escaping @Sendable () async throws -> Value
    ) {
        let task = Task {
            let result: Result<any Sendable, any Error>
            do { result = .success(try await prepare()) } catch { result = .failure(error) }
            let joint = state.withLockInPlace { state in
                state.joints[key]?.number == number ? state.joints.removeValue(forKey: key) : nil
            }
            for (_, continuation) in joint?.waiting ?? [:] { continuation.resume(with: result) }
        }
        let isWanted = state.withLockInPlace { state in
            guard state.joints[key]?.number == number else { return false }
            state.joints[key]?.task = task
            return true
        }
        // All who have asked were cancelled, or the task has ended.
        if !isWanted { task.cancel() }
    }

    func leave(_ key: Key, _ number: Int) {
        typealias Left = (CheckedContinuation<any Sendable, any Error>?, Task<Void, Never>?)
        let (continuation, task): Left = state.withLockInPlace { state in
            let continuation = state.joints[key]?.waiting.removeValue(forKey: number)
            guard continuation != nil, state.joints[key]?.waiting.isEmpty == true else { return (continuation, nil) }
            // Those who come later do not join what has been cancelled.
            return (continuation, state.joints.removeValue(forKey: key)?.task)
        }
        task?.cancel()
        continuation?.resume(throwing: CancellationError())
    }
}
