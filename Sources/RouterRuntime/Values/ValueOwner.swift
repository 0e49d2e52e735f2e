@_spi(Locks) import RouteTables

/// Decides which handlers may use values that are not `Sendable`: those of a typed route, or the callbacks of a request.
///
/// Routes and requests are `Sendable`, and carry such values anywhere. Holding, copying or releasing a value counts
/// references, which is safe on every thread. Only a handler whose call has claimed the values may read or call them.
@usableFromInline
package final class ValueOwner: Sendable {
    /// The isolation of a handler.
    package enum User {
        /// In the caller's isolation, which is not the main actor, before the call returns.
        case caller
        case mainActor
        /// In an isolation that only the handler knows.
        case elsewhere
    }

    private enum State: Sendable {
        /// Nobody: the caller has sent the values.
        case nobody
        /// The main actor, for good.
        case mainActor
        /// The caller of a synchronous call, until it ends.
        case thread(ThreadIdentity)
        /// The caller of an asynchronous call, until it ends.
        case task
        /// A synchronous handler that has taken values that were sent, on its thread.
        case running(ThreadIdentity)
        /// A handler that the caller of an asynchronous call awaits; at the end of the call, with the caller that waits.
        case handler(CheckedContinuation<Void, Never>?)
        /// An isolation to which no other handler belongs.
        case other
    }

    private let state: Lock<State>

    private init(_ state: State) { self.state = Lock(state) }

    /// The owner of values that belong to the main actor.
    package static let mainActor = ValueOwner(.mainActor)

    /// The owner of values that the caller has sent: the first handler that takes them.
    package static func sent() -> ValueOwner { ValueOwner(.nobody) }

    /// The owner of values that a synchronous call has until it ends.
    package static func caller() -> ValueOwner { ValueOwner(.thread(ThreadIdentity())) }

    /// The owner of values that an asynchronous call has until it ends.
    ///
    /// - Parameter isolation: The caller's isolation.
    /// - Returns: The caller, or the main actor, whose values remain there.
    package static func waitingCaller(_ isolation: (any Actor)?) -> ValueOwner {
        MainThread.isMainActor(isolation) ? .mainActor : ValueOwner(.task)
    }

    /// Lets a handler use the values.
    ///
    /// - Parameter user: The isolation of the handler.
    /// - Returns: Whether it may; not if the values belong to another isolation.
    func claim(for user: User) -> Bool {
        state.withLockInPlace { state in
            switch (state, user) {
            case (.mainActor, .mainActor): return true
            case (.nobody, .mainActor): state = .mainActor
            case (.nobody, .caller): state = .running(ThreadIdentity())
            case (.nobody, .elsewhere): state = .other
            case (.thread(let thread), _): return thread.isCurrent
            case (.task, .caller), (.task, .elsewhere): state = .handler(nil)
            default: return false
            }
            return true
        }
    }

    /// Whether the values may be read where this is asked, by a handler or before.
    var isReadable: Bool {
        switch state.read({ $0 }) {
        case .mainActor: MainThread.isCurrent
        case .thread(let thread), .running(let thread): thread.isCurrent
        case .nobody, .task, .handler, .other: false
        }
    }

    /// Takes the values back from a handler that has ended.
    package func release() {
        let waiting = state.withLockInPlace { state -> CheckedContinuation<Void, Never>? in
            switch state {
            case .handler(let waiting):
                state = waiting == nil ? .task : .other
                return waiting
            case .running: state = .other
            default: break
            }
            return nil
        }
        waiting?.resume()
    }

    /// Ends a synchronous call: no other call may use the values.
    package func end() {
        state.withLockInPlace { state in
            if case .thread = state { state = .other }
        }
    }

    /// Ends an asynchronous call: no other call may use the values.
    ///
    /// It waits for a handler that still uses them, because middleware does not await it.
    package func endWaiting(isolation: isolated (any Actor)?) async {
        await withCheckedContinuation { continuation in
            let isFree = state.withLockInPlace { state in
                switch state {
                case .handler:
                    state = .handler(continuation)
                    return false
                case .task: state = .other
                default: break
                }
                return true
            }
            if isFree { continuation.resume() }
        }
    }
}
