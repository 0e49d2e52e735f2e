@_spi(Locks) import RouteTables

/// Decides which handlers may use values that are not `Sendable`: those of a typed route, or the callbacks of a request.
///
/// Routes and requests are `Sendable`, and carry such values anywhere. Holding, copying or releasing a value counts
/// references, which is safe on every thread. Only a handler whose call has claimed the values may read or call them.
@usableFromInline
package final class ValueOwner: Sendable {
    private enum State: Sendable {
        case free
        /// The main actor has the values, for good.
        case mainActor
        /// A handler has taken the values, or the call that lent them has ended.
        case taken
    }

    private let state: Lock<State>
    /// The thread of the synchronous call that lends the values; `nil` if they were given away.
    private let lender: ThreadIdentity?

    private init(_ state: State, lender: ThreadIdentity? = nil) {
        self.state = Lock(state)
        self.lender = lender
    }

    /// The owner of values that belong to the main actor.
    package static let mainActor = ValueOwner(.mainActor)

    /// The owner of values that the caller has sent: the first handler that takes them.
    package static func sent() -> ValueOwner { ValueOwner(.free) }

    /// The owner of values that a synchronous call on this thread lends until it ends.
    package static func lent() -> ValueOwner { ValueOwner(.free, lender: ThreadIdentity()) }

    /// The owner of values of a caller that awaits its call: the main actor, or nobody, because the handler may still run
    /// in another task when the call ends.
    package static func awaited(by isolation: (any Actor)?) -> ValueOwner {
        MainThread.isMainActor(isolation) ? .mainActor : ValueOwner(.taken)
    }

    /// Lets a handler use the values.
    ///
    /// - Parameters:
    ///   - isOnMainActor: Whether the handler runs on the main actor.
    ///   - isAwaited: Whether the handler is awaited: it can then outlive the call that lends the values.
    /// - Returns: Whether it may; not if the values belong to another isolation.
    package func claim(isOnMainActor: Bool, isAwaited: Bool = false) -> Bool {
        state.withLockInPlace { state in
            switch state {
            case .mainActor: return isOnMainActor
            case .taken: return false
            case .free:
                // The lender waits for what returns to its thread.
                if let lender { return lender.isCurrent && !isAwaited }
                state = isOnMainActor ? .mainActor : .taken
                return true
            }
        }
    }

    /// Ends the call that lends the values: no other call may use them.
    package func end() { state.withLockInPlace { if lender != nil { $0 = .taken } } }
}
