import RouteTables

/// Work that others may have to wait for while it is done: a service that is made, or a module that is set up.
///
/// Ongoing works form a graph: a work waits for those that it begins itself and, where another thread or task does one that it
/// needs, for that. A circle in it would wait for ever, so everybody looks for one before waiting.
final class OngoingWork: @unchecked Sendable {
    enum Kind {
        case service
        case setUp
    }

    /// The work that the current task or thread does.
    @TaskLocal private static var innermost: OngoingWork?

    /// The works that threads do without being suspended, in the order in which they began.
    ///
    /// The lock protects what all works and slots hold, since the search for circles looks at several of them. Nothing of
    /// that is code of the app.
    static let onThreads = Lock<[OngoingWork]>([])

    /// The type that is made, or that sets a module up, for messages.
    let name: String
    let kind: Kind
    /// What it is done for; `nil` for a transient service.
    let slot: WorkSlot?
    /// The work that began it, which waits for it.
    let parent: OngoingWork?
    /// The thread that does it; `nil` if it may be suspended.
    private let thread: ThreadIdentity?
    private(set) var isEnded = false

    private init(_ name: String, _ kind: Kind, slot: WorkSlot?, parent: OngoingWork?, isAsync: Bool) {
        self.name = name
        self.kind = kind
        self.slot = slot
        self.parent = parent
        thread = isAsync ? nil : ThreadIdentity()
    }

    /// Begins a work, under the lock.
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

    /// Ends it, under the lock.
    func end(_ onThreads: inout [OngoingWork]) {
        isEnded = true
        onThreads.removeAll { $0 === self }
    }

    /// The works that wait for what the caller does next, the innermost first; to be called under the lock.
    ///
    /// A task that an initialiser started inherits its work without being waited for; where the initialiser cannot be suspended, the
    /// thread tells. Conversely, an initialiser that runs a run loop waits for what that calls.
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

    /// Runs the work's code, which may be suspended.
    func runWaiting<Result>(
        isolation: isolated (any Actor)?,
        _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await Self.$innermost.withValue(self, operation: body, isolation: isolation)
    }
}
