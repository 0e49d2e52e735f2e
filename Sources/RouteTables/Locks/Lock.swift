#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// A mutual exclusion that protects one value.
///
/// No code of the app runs while it is held, and no thread holds two: see `Documentation/Decisions/LockOrder.md`. In debug builds,
/// ``HeldLock`` checks that.
///
/// `Synchronization.Mutex` would do, but it needs iOS 18. A pthread mutex must stay at its address, hence the allocation. The value has one
/// of its own too: the thread sanitizer takes the change of an object's property for one of the object, whose other property is
/// read without the lock.
package final class Lock<Value>: @unchecked Sendable {
    private let mutex: UnsafeMutablePointer<pthread_mutex_t>
    private let value: UnsafeMutablePointer<Value>
    #if DEBUG
        /// The file that makes it, for messages.
        private let place: StaticString
    #endif

    package init(_ value: Value, place: StaticString = #fileID) {
        self.value = .allocate(capacity: 1)
        self.value.initialize(to: value)
        mutex = .allocate(capacity: 1)
        mutex.initialize(to: pthread_mutex_t())
        pthread_mutex_init(mutex, nil)
        #if DEBUG
            self.place = place
        #endif
    }

    deinit {
        pthread_mutex_destroy(mutex)
        mutex.deallocate()
        value.deinitialize(count: 1)
        value.deallocate()
    }

    /// Reads the value while nobody changes it.
    ///
    /// The body cannot destroy anything that the value holds.
    @inline(__always)
    package func read<Result>(_ body: (borrowing Value) throws -> Result) rethrows -> Result {
        #if DEBUG
            let outer = HeldLock.enter(place)
            defer { HeldLock.leave(to: outer) }
        #endif
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body(value.pointee)
    }

    /// Changes the value while nobody else has it.
    ///
    /// What the body replaces or removes is destroyed after the lock is released, since a `deinit` of the app may call the router. So a
    /// collection that the body changes is copied; where that costs too much and no code of the app can run, use
    /// ``withLockInPlace(_:)``.
    package func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        #if DEBUG
            let outer = HeldLock.enter(place)
        #endif
        pthread_mutex_lock(mutex)
        let old = value.pointee
        defer {
            pthread_mutex_unlock(mutex)
            #if DEBUG
                HeldLock.leave(to: outer)
            #endif
            withExtendedLifetime(old) {}
        }
        return try body(&value.pointee)
    }

    /// Changes a value that holds nothing of the app's while nobody else has it.
    ///
    /// What the body replaces or removes is destroyed while the lock is held.
    @inline(__always)
    package func withLockInPlace<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        #if DEBUG
            let outer = HeldLock.enter(place)
            defer { HeldLock.leave(to: outer) }
        #endif
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body(&value.pointee)
    }
}
