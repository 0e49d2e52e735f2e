@_spi(Locks) import RouteTables

/// Work in progress that others may wait for: the creation of a service, or the set-up of a module.
///
/// Works in progress form a graph. A work waits for the works that it begins, and for works of other threads or tasks
/// that it needs. A cycle would wait forever, so each caller searches for one before it waits.
final class OngoingWork: @unchecked Sendable {
    enum Kind {
        case service
        case setUp
    }

    /// The work that the current task or thread performs.
    @TaskLocal private static var innermost: OngoingWork?

    /// The works that threads perform without suspending, in the order in which they began.
    ///
    /// The lock protects the state of all works and slots, because the search for cycles reads several of them. That
    /// state contains no code of the app.
    static let onThreads = Lock<[OngoingWork]>([])

    /// The type that is created, or that sets a module up, for messages.
    let name: String
    let kind: Kind
    /// The slot of the result; `nil` for a transient service.
    let slot: WorkSlot?
    /// The work that began this one, and waits for it.
    let parent: OngoingWork?
    /// The thread that performs the work; `nil` if the work may suspend.
    private let thread: ThreadIdentity?
    private(set) var isEnded = false

    private init(_ name: String, _ kind: Kind, slot: WorkSlot?, parent: OngoingWork?, isAsync: Bool) {
        self.name = name
        self.kind = kind
        self.slot = slot
        self.parent = parent
        thread = isAsync ? nil : ThreadIdentity()
    }

    /// Begins a work.
    ///
    /// Call it under the lock.
    static func begin(
        _ name: String,
        _ kind: Kind,
        slot: WorkSlot?,
        isAsync: Bool,
        _ onThreads: inout [OngoingWork]
    ) -> OngoingWork {
        let work = OngoingWork(name, kind, slot: slot, parent: callers(onThreads).first, isAsync: isAsync)
        if !isAsync { onThreads.append(work) }
        return work
    }

    /// Ends the work.
    ///
    /// Call it under the lock.
    func end(_ onThreads: inout [OngoingWork]) {
        isEnded = true
        onThreads.removeAll { $0 === self }
    }

    /// The works that wait for what the caller does next, the innermost first.
    ///
    /// Call it under the lock.
    ///
    /// A task that an initializer starts inherits the initializer's work, although nothing waits for the task. If the
    /// initializer cannot suspend, the thread tells them apart. Conversely, an initializer that runs a run loop waits
    /// for what the loop calls.
    static func callers(_ onThreads: borrowing [OngoingWork]) -> [OngoingWork] {
        var callers: [OngoingWork] = []
        if let work = innermost, !work.isEnded, work.thread?.isCurrent ?? true { callers.append(work) }
        for index in onThreads.indices.reversed() {
            let work = onThreads[index]
            if work.thread?.isCurrent == true, work !== callers.first { callers.append(work) }
        }
        return callers
    }

    /// Runs the work's code in the current thread.
    func run<Result>(_ body: () throws -> Result) rethrows -> Result {
        HeldLock.expectNone("makes a service or sets a module up")
        return try Self.$innermost.withValue(self, operation: body)
    }

    /// Runs the work's code, which may suspend.
    func runWaiting<Result>(
        isolation: isolated (any Actor)?,
        _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await Self.$innermost.withValue(self, operation: body, isolation: isolation)
    }
}
