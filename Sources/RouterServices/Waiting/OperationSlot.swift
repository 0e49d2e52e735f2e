@_spi(Locks) import RouteTables
@_spi(Generated) import RouterRuntime

/// An operation that the first caller performs once while the others wait: the creation of a singleton, or the set-up
/// of a module.
///
/// No lock is held during the operation, so it can request other services and call the router.
///
/// Unchecked: the lock of `OngoingOperation` protects the variables.
final class OperationSlot: @unchecked Sendable {
    private enum State {
        case empty
        case ongoing(OngoingOperation)
        case done
    }

    /// A caller that waits for the operation.
    struct Waiter {
        /// The operations that wait with the caller.
        let operations: [OngoingOperation]
        let wake: @Sendable (WaitOutcome) -> Void
    }

    /// The next step of a caller that needs the operation.
    enum Step: Sendable {
        /// Look for the result again.
        case tryAgain
        case begin(OngoingOperation)
        case wait
        /// Continue without the result, because the operation waits for the caller.
        case goAhead
    }

    private let name: String
    private let kind: OngoingOperation.Kind
    /// The result of the operation, with a lock of its own, so that callers of different services never wait for each other.
    private let finished = Lock<Any?>(nil)
    /// Protected by the lock of all operations.
    private var state = State.empty
    private var waiters: [Waiter] = []

    init(_ name: String, _ kind: OngoingOperation.Kind) {
        self.name = name
        self.kind = kind
    }

    /// The result of the operation, if it is done.
    var result: Any? { finished.read { $0 } }

    /// Performs the operation, or waits for the thread that performs it.
    ///
    /// - Returns: The result of the operation; `nil` if the operation waits for the caller, which is possible for a
    ///   set-up.
    /// - Throws: The body's error; `RouterError` with the code `serviceCycle` if waiting would never end.
    func get(_ body: (OngoingOperation) throws -> Any) throws -> Any? {
        while true {
            if let result { return result }
            let gate = ThreadGate()
            switch try begin(isAsync: false, wake: gate.open) {
            case .tryAgain: continue
            case .goAhead: return nil
            case .wait: if gate.wait() == .goAhead { return nil }
            case .begin(let operation):
                do {
                    let result = try operation.run { try body(operation) }
                    finish(operation, result)
                    return result
                } catch {
                    finish(operation, nil)
                    throw error
                }
            }
        }
    }

    /// Decides which caller performs the operation.
    ///
    /// - Parameters:
    ///   - isAsync: Whether the caller performs the operation, and waits for it, without blocking its thread.
    ///   - wake: Called when the wait ends, if the step is to wait.
    /// - Returns: The step for the caller.
    /// - Throws: `RouterError` with the code `serviceCycle` if waiting would never end.
    func begin(isAsync: Bool, wake: @escaping @Sendable (WaitOutcome) -> Void) throws -> Step {
        let (step, released) = OngoingOperation.onThreads.withLockInPlace {
            onThreads -> (Result<Step, RouterError>, [Waiter]) in
            switch state {
            case .done: return (.success(.tryAgain), [])
            case .empty:
                let operation = OngoingOperation.begin(name, kind, slot: self, isAsync: isAsync, &onThreads)
                state = .ongoing(operation)
                return (.success(.begin(operation)), [])
            case .ongoing(let operation):
                let callers = OngoingOperation.callers(onThreads)
                var released: [Waiter] = []
                while let cycle = WaitCycle(from: operation, to: callers) {
                    if kind == .setUp { return (.success(.goAhead), released) }
                    let waiters = cycle.release()
                    if waiters.isEmpty { return (.failure(.serviceCycle(cycle.names + [name])), released) }
                    released += waiters
                }
                waiters.append(Waiter(operations: callers, wake: wake))
                return (.success(.wait), released)
            }
        }
        for waiter in released { waiter.wake(.goAhead) }
        return try step.get()
    }

    /// Notes the result and wakes the waiters.
    ///
    /// Without a result, the next of them performs the operation.
    func finish(_ operation: OngoingOperation, _ result: Any?) {
        // Before callers learn that it is there.
        if let result { finished.withLock { $0 = result } }
        let woken = OngoingOperation.onThreads.withLockInPlace { onThreads in
            operation.end(&onThreads)
            state = result == nil ? .empty : .done
            defer { waiters = [] }
            return waiters
        }
        for waiter in woken { waiter.wake(.tryAgain) }
    }

    // MARK: Under the lock

    /// The operations that wait for this one.
    var waitingOperations: [OngoingOperation] { waiters.flatMap(\.operations) }

    /// Removes the waiters of an operation.
    func removeWaiters(of operation: OngoingOperation) -> [Waiter] {
        let removed = waiters.filter { $0.operations.contains { $0 === operation } }
        waiters.removeAll { $0.operations.contains { $0 === operation } }
        return removed
    }
}

/// The message to a waiter.
enum WaitOutcome: Sendable {
    case tryAgain
    /// The operation waits for the recipient of this message.
    case goAhead
}

extension RouterError {
    /// The error for services whose initializers need each other.
    static func serviceCycle(_ names: [String]) -> RouterError {
        RouterError(.serviceCycle, ServiceProblem.cycle(names))
    }
}
