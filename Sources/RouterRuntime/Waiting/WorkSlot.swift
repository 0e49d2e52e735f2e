@_spi(Locks) import RouteTables

/// Work that the first caller performs once while the others wait: the creation of a singleton, or the set-up of a
/// module.
///
/// No lock is held during the work, so it can request other services and call the router.
final class WorkSlot: @unchecked Sendable {
    private enum State {
        case empty
        case ongoing(OngoingWork)
        case done(Any)
    }

    /// A caller that waits for the work.
    struct Waiter {
        /// The works that wait with the caller.
        let works: [OngoingWork]
        let wake: @Sendable (WaitOutcome) -> Void
    }

    /// What a caller that needs the work must do.
    ///
    /// Instances may have any type, and tasks share them without protection; see ``RouteServices``.
    enum Step: @unchecked Sendable {
        case use(Any)
        case begin(OngoingWork)
        case wait
        /// Continue without the result, because the work waits for the caller.
        case goAhead
    }

    private let name: String
    private let kind: OngoingWork.Kind
    private var state = State.empty
    private var waiters: [Waiter] = []

    init(_ name: String, _ kind: OngoingWork.Kind) {
        self.name = name
        self.kind = kind
    }

    /// The result of the work, if it is done.
    var result: Any? {
        OngoingWork.onThreads.read { _ in
            if case .done(let result) = state { result } else { nil }
        }
    }

    /// Performs the work, or waits for the thread that performs it.
    ///
    /// - Returns: The result of the work; `nil` if the work waits for the caller, which is possible for a set-up.
    /// - Throws: What the body throws; ``RouterError`` with the code `serviceCycle` if waiting would never end.
    func get(_ body: (OngoingWork) throws -> Any) throws -> Any? {
        while true {
            let gate = ThreadGate()
            switch try begin(isAsync: false, wake: gate.open) {
            case .use(let result): return result
            case .goAhead: return nil
            case .wait: if gate.wait() == .goAhead { return nil }
            case .begin(let work):
                do {
                    let result = try work.run { try body(work) }
                    finish(work, result)
                    return result
                } catch {
                    finish(work, nil)
                    throw error
                }
            }
        }
    }

    /// Decides which caller performs the work.
    ///
    /// - Parameters:
    ///   - isAsync: Whether the caller performs the work, and waits for it, without blocking its thread.
    ///   - wake: Called when the wait ends, if the step is to wait.
    /// - Returns: What to do.
    /// - Throws: ``RouterError`` with the code `serviceCycle` if waiting would never end.
    func begin(isAsync: Bool, wake: @escaping @Sendable (WaitOutcome) -> Void) throws -> Step {
        let (step, released) = OngoingWork.onThreads.withLockInPlace {
            onThreads -> (Result<Step, RouterError>, [Waiter]) in
            switch state {
            case .done(let result): return (.success(.use(result)), [])
            case .empty:
                let work = OngoingWork.begin(name, kind, slot: self, isAsync: isAsync, &onThreads)
                state = .ongoing(work)
                return (.success(.begin(work)), [])
            case .ongoing(let work):
                let callers = OngoingWork.callers(onThreads)
                var released: [Waiter] = []
                while let cycle = WaitCycle(from: work, to: callers) {
                    if kind == .setUp { return (.success(.goAhead), released) }
                    let waiters = cycle.release()
                    if waiters.isEmpty { return (.failure(.serviceCycle(cycle.names + [name])), released) }
                    released += waiters
                }
                waiters.append(Waiter(works: callers, wake: wake))
                return (.success(.wait), released)
            }
        }
        for waiter in released { waiter.wake(.goAhead) }
        return try step.get()
    }

    /// Notes the result and wakes the waiters.
    ///
    /// Without a result, the next of them performs the work.
    func finish(_ work: OngoingWork, _ result: Any?) {
        let woken = OngoingWork.onThreads.withLockInPlace { onThreads in
            work.end(&onThreads)
            state = result.map { .done($0) } ?? .empty
            defer { waiters = [] }
            return waiters
        }
        for waiter in woken { waiter.wake(.tryAgain) }
    }

    // MARK: Under the lock

    /// The works that wait for this one.
    var waitingWorks: [OngoingWork] { waiters.flatMap(\.works) }

    /// Removes the waiters of a work.
    func removeWaiters(of work: OngoingWork) -> [Waiter] {
        let removed = waiters.filter { $0.works.contains { $0 === work } }
        waiters.removeAll { $0.works.contains { $0 === work } }
        return removed
    }
}

/// What a waiter is told.
enum WaitOutcome: Sendable {
    case tryAgain
    /// The work waits for the recipient of this message.
    case goAhead
}

extension RouterError {
    /// The error for services whose initializers need each other.
    static func serviceCycle(_ names: [String]) -> RouterError {
        RouterError(.serviceCycle, ServiceProblem.cycle(names))
    }
}
