@_spi(Locks) import RouteTables
@_spi(Generated) import RouterRuntime

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// Blocks a thread until another thread opens the gate.
///
/// The gate stays open.
///
/// Unchecked: the mutex protects `outcome`, and both pointers are constant.
final class ThreadGate: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let condition: UnsafeMutablePointer<pthread_cond_t>
    /// The message for the threads that wait; `nil` while the gate is closed.
    private var outcome: WaitOutcome?

    init() {
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
        condition = .allocate(capacity: 1)
        condition.initialize(to: pthread_cond_t())
        pthread_cond_init(condition, nil)
    }

    deinit {
        pthread_cond_destroy(condition)
        condition.deallocate()
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
    }

    /// Opens the gate.
    func open(_ outcome: WaitOutcome) {
        pthread_mutex_lock(mutex)
        self.outcome = outcome
        pthread_cond_broadcast(condition)
        pthread_mutex_unlock(mutex)
    }

    /// Waits until the gate is open.
    ///
    /// Call it only after ``OperationSlot/begin(isAsync:wake:)`` has found that no other thread waits for this one.
    func wait() -> WaitOutcome {
        HeldLock.expectNone("waits for another thread")
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while true {
            if let outcome { return outcome }
            pthread_cond_wait(condition, mutex)
        }
    }
}
