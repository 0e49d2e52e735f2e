import RouteTables

/// Work that is done once, by the first caller that needs it, while the others wait: the place of a singleton, the set-up of a module.
///
/// No lock is held while the work is done, so it can ask for other services and call the router.
final class WorkSlot: @unchecked Sendable {
    private enum State {
        case empty
        case ongoing(OngoingWork)
        case done(Any)
    }

    /// Somebody who waits for the work.
    struct Waiter {
        /// The works that wait with it.
        let works: [OngoingWork]
        let wake: @Sendable (WaitNews) -> Void
    }

    /// What a caller that needs the work must do.
    ///
    /// Instances are of any type and shared as they are, also between tasks; see ``RouteServices``.
    enum Step: @unchecked Sendable {
        case use(Any)
        case begin(OngoingWork)
        case wait
        /// Go on without, since the work waits for the caller.
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

    /// What the work gave, if it is done.
    var result: Any? {
        OngoingWork.onThreads.read { _ in
            if case .done(let result) = state { result } else { nil }
        }
    }

    /// Does the work, or waits for the thread that does it.
    ///
    /// - Returns: What the work gave; `nil` if it waits for the caller, which a set-up may.
    /// - Throws: What the body throws; ``RouterError`` with the code `serviceCycle` where waiting would never end.
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

    /// Decides who does the work.
    ///
    /// - Parameters:
    ///   - isAsync: Whether the caller does the work and waits for it without keeping its thread.
    ///   - wake: Called once there is news, if the answer is to wait.
    /// - Returns: What to do.
    /// - Throws: ``RouterError`` with the code `serviceCycle` where waiting would never end.
    func begin(isAsync: Bool, wake: @escaping @Sendable (WaitNews) -> Void) throws -> Step {
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
                while let circle = WaitCircle(from: work, to: callers) {
                    if kind == .setUp { return (.success(.goAhead), released) }
                    let waiters = circle.release()
                    if waiters.isEmpty { return (.failure(.serviceCycle(circle.names + [name])), released) }
                    released += waiters
                }
                waiters.append(Waiter(works: callers, wake: wake))
                return (.success(.wait), released)
            }
        }
        for waiter in released { waiter.wake(.goAhead) }
        return try step.get()
    }

    /// Notes the outcome and wakes those who wait; without a result, the next of them does the work.
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

    /// Takes away those that wait with a work.
    func removeWaiters(of work: OngoingWork) -> [Waiter] {
        let removed = waiters.filter { $0.works.contains { $0 === work } }
        waiters.removeAll { $0.works.contains { $0 === work } }
        return removed
    }
}

/// What somebody who waits for a work is told.
enum WaitNews: Sendable {
    case tryAgain
    /// The work waits for whoever is told this.
    case goAhead
}

extension RouterError {
    /// The error for services whose initialisers ask for each other.
    static func serviceCycle(_ names: [String]) -> RouterError {
        RouterError(.serviceCycle, ServiceProblem.cycle(names))
    }
}
