@_spi(Locks) import RouteTables
@_spi(Generated) import RouterRuntime

/// An operation in progress that others may wait for: the creation of a service, or the set-up of a module.
///
/// Operations in progress form a graph. An operation waits for the operations that it begins, and for operations of
/// other threads or tasks that it needs. A cycle would wait forever, so each caller searches for one before it waits.
///
/// Unchecked: the lock of all operations protects the variables.
final class OngoingOperation: @unchecked Sendable {
    enum Kind {
        case service
        case setUp
    }

    /// The operation that the current task or thread performs.
    @TaskLocal private static var innermost: OngoingOperation?

    /// The operations that threads perform without suspending, in the order in which they began.
    ///
    /// The lock protects the state of all operations and slots, because the search for cycles reads several of them.
    /// That state contains no code of the app.
    static let onThreads = Lock<[OngoingOperation]>([])

    /// The type that is created, or that sets a module up, for messages.
    let name: String
    let kind: Kind
    /// The slot of the result; `nil` for a transient service, and after the end.
    private(set) var slot: OperationSlot?
    /// The operation that began this one, and waits for it; `nil` after the end.
    private(set) var parent: OngoingOperation?
    /// The thread that performs the operation; `nil` if the operation may suspend.
    private let thread: ThreadIdentity?
    private(set) var isEnded = false

    private init(_ name: String, _ kind: Kind, slot: OperationSlot?, parent: OngoingOperation?, isAsync: Bool) {
        self.name = name
        self.kind = kind
        self.slot = slot
        self.parent = parent
        thread = isAsync ? nil : ThreadIdentity()
    }

    /// Begins an operation.
    ///
    /// Call it under the lock.
    static func begin(
        _ name: String,
        _ kind: Kind,
        slot: OperationSlot?,
        isAsync: Bool,
        _ onThreads: inout [OngoingOperation]
    ) -> OngoingOperation {
        let operation = OngoingOperation(name, kind, slot: slot, parent: callers(onThreads).first, isAsync: isAsync)
        if !isAsync { onThreads.append(operation) }
        return operation
    }

    /// Ends the operation.
    ///
    /// A task that an initializer has started keeps the operation, as the value of a task-local, for as long as it runs. So
    /// the operation no longer keeps the result. The caller keeps the slot, which may not be destroyed under the lock.
    ///
    /// Call it under the lock.
    func end(_ onThreads: inout [OngoingOperation]) {
        isEnded = true
        slot = nil
        parent = nil
        onThreads.removeAll { $0 === self }
    }

    /// The operations that wait for what the caller does next, the innermost first.
    ///
    /// Call it under the lock.
    ///
    /// A task that an initializer starts inherits the initializer's operation, although nothing waits for the task. If
    /// the initializer cannot suspend, the thread tells them apart. Conversely, an initializer that runs a run loop
    /// waits for the calls of the loop.
    static func callers(_ onThreads: borrowing [OngoingOperation]) -> [OngoingOperation] {
        var callers: [OngoingOperation] = []
        if let operation = innermost, !operation.isEnded, operation.thread?.isCurrent ?? true {
            callers.append(operation)
        }
        for index in onThreads.indices.reversed() {
            let operation = onThreads[index]
            if operation.thread?.isCurrent == true, operation !== callers.first { callers.append(operation) }
        }
        return callers
    }

    /// Runs the operation's code in the current thread.
    func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        HeldLock.expectNone("makes a service or sets a module up")
        return try Self.$innermost.withValue(self, operation: body)
    }

    /// Runs the operation's code, which may suspend.
    func runWaiting<Result>(
        isolation: isolated (any Actor)?,
        _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await Self.$innermost.withValue(self, operation: body, isolation: isolation)
    }
}
