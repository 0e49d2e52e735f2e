/// The place of a singleton: made once, by whoever asks first, while the others wait.
///
/// No lock is held while an initialiser runs, so that it can ask for other services. What all slots hold is protected by one
/// lock, as the search for circles looks at several of them.
final class ServiceSlot: @unchecked Sendable {
    private enum State {
        case empty
        case making(ServiceConstruction)
        case made(Any)
    }

    private struct Waiter {
        let construction: ServiceConstruction?
        let resume: @Sendable () -> Void
    }

    /// What somebody who needs the instance has to do.
    ///
    /// Instances are of any type and shared as they are, also between tasks; see ``RouteServices``.
    enum Step: @unchecked Sendable {
        case use(Any)
        case make(ServiceConstruction)
        case wait
    }

    private static let lock = Lock(())

    private let typeName: String
    private var state = State.empty
    private var waiters: [Waiter] = []

    init(typeName: String) {
        self.typeName = typeName
    }

    /// The constructions that wait for the instance; to be read under the lock.
    var waitingConstructions: [ServiceConstruction] { waiters.compactMap(\.construction) }

    /// The instance, if it is made.
    var instance: Any? {
        Self.lock.withLock { _ in
            if case .made(let instance) = state { instance } else { nil }
        }
    }

    /// Decides who makes the instance.
    ///
    /// - Parameters:
    ///   - isAsync: Whether the initialiser may be suspended.
    ///   - wake: Called once there is news, if the answer is to wait.
    /// - Returns: What to do.
    /// - Throws: ``RouterError`` with the code `serviceCycle` where waiting would never end.
    func begin(isAsync: Bool, wake: @escaping @Sendable () -> Void) throws -> Step {
        try Self.lock.withLock { _ in
            switch state {
            case .made(let instance): return .use(instance)
            case .empty:
                let construction = ServiceConstruction(typeName, slot: self, isAsync: isAsync)
                state = .making(construction)
                return .make(construction)
            case .making(let construction):
                if let chain = ServiceConstruction.current?.chain(from: construction) {
                    throw RouterError.serviceCycle(chain + [typeName])
                }
                // A run loop that an initialiser runs may ask as well, and is no part of the construction.
                if construction.thread?.isCurrent == true { throw RouterError.serviceCycle([typeName, typeName]) }
                waiters.append(Waiter(construction: .current, resume: wake))
                return .wait
            }
        }
    }

    /// Notes the outcome and wakes those who wait; without an instance, the next of them makes one.
    func finish(_ instance: Any?) {
        let woken = Self.lock.withLock { _ in
            state = instance.map { .made($0) } ?? .empty
            defer { waiters = [] }
            return waiters
        }
        for waiter in woken { waiter.resume() }
    }
}

extension RouterError {
    /// The error for services whose initialisers ask for each other.
    static func serviceCycle(_ names: [String]) -> RouterError {
        RouterError(.serviceCycle, ServiceProblem.cycle(names))
    }
}
