import RouteTables
@_spi(Generated) import RouterRuntime

/// A cycle of operations: each waits for the next, and the last is about to wait for the first.
struct WaitCycle {
    private let operations: [OngoingOperation]

    /// Finds a path from an operation to one of those that are about to wait for it; `nil` if there is none.
    ///
    /// Call it under the lock.
    init?(from first: OngoingOperation, to callers: [OngoingOperation]) {
        for caller in callers {
            if let operations = Self.path(from: first, to: caller) {
                self.operations = operations
                return
            }
        }
        return nil
    }

    /// The names of the operations.
    var names: [String] { operations.map(\.name) }

    /// Lets the operations of the cycle that wait for a module's set-up continue without it.
    ///
    /// The set-up waits for them, as if it had called them itself. Call it under the lock.
    ///
    /// - Returns: The waiters to wake; none if no operation of the cycle waits for a set-up.
    func release() -> [OperationSlot.Waiter] {
        zip(operations, operations.dropFirst()).flatMap { waiting, awaited in
            awaited.kind == .setUp ? awaited.slot?.removeWaiters(of: waiting) ?? [] : []
        }
    }

    /// Searches backward: from an operation to those that wait for it.
    private static func path(from first: OngoingOperation, to last: OngoingOperation) -> [OngoingOperation]? {
        var next: [ObjectIdentifier: OngoingOperation] = [:]
        var seen: Set<ObjectIdentifier> = [ObjectIdentifier(last)]
        var pending = [last]
        while let operation = pending.popLast() {
            if operation === first {
                var operations = [operation]
                while let following = next[ObjectIdentifier(operations[operations.count - 1])] {
                    operations.append(following)
                }
                return operations
            }
            var waiting = operation.slot?.waitingOperations ?? []
            if let parent = operation.parent { waiting.insert(parent, at: 0) }
            for other in waiting where !other.isEnded && seen.insert(ObjectIdentifier(other)).inserted {
                next[ObjectIdentifier(other)] = operation
                pending.append(other)
            }
        }
        return nil
    }
}
