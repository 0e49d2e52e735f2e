import RouteTables

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// Holds a thread up until another opens the gate, which stays open.
final class ThreadGate: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let condition: UnsafeMutablePointer<pthread_cond_t>
    /// What those who wait are told; `nil` while the gate is closed.
    private var news: WaitNews?

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

    /// Lets everybody pass.
    func open(_ news: WaitNews) {
        pthread_mutex_lock(mutex)
        self.news = news
        pthread_cond_broadcast(condition)
        pthread_mutex_unlock(mutex)
    }

    /// Waits until the gate is open.
    ///
    /// To be called only after ``WorkSlot/begin(isAsync:wake:)`` has found that no other thread waits for this one.
    func wait() -> WaitNews {
        HeldLock.expectNone("waits for another thread")
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        while true {
            if let news { return news }
            pthread_cond_wait(condition, mutex)
        }
    }
}

/// A thread, to be compared with others.
struct ThreadIdentity: @unchecked Sendable {
    private let thread = pthread_self()

    /// Whether it is the thread of the caller.
    var isCurrent: Bool { pthread_equal(thread, pthread_self()) != 0 }
}
