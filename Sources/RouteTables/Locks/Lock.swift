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
/// No code of the app runs while a lock is held, and no thread holds two: see `Documentation/Decisions/LockOrder.md`.
/// In debug builds, ``HeldLock`` checks both.
///
/// Other modules of this package use it through an `@_spi` import, which lets the compiler specialize it for their values.
/// A generic function with package access is not specialized in another module: it would copy the value for each read.
///
/// `Synchronization.Mutex` would do, but requires iOS 18. A pthread mutex must not move, so it has its own allocation.
/// The value has one too: the thread sanitizer treats a change of one property as a change of the whole object, but the
/// other property is read without the lock.
///
/// Unchecked: the mutex protects the value, and both pointers are constant.
@_spi(Locks)
public final class Lock<Value>: @unchecked Sendable {
    @usableFromInline let mutex: UnsafeMutablePointer<pthread_mutex_t>
    @usableFromInline let value: UnsafeMutablePointer<Value>
    #if DEBUG
        /// The file that creates it, for messages.
        @usableFromInline let place: StaticString
    #endif

    /// Creates a lock that protects a value.
    public init(_ value: Value, place: StaticString = #fileID) {
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

    /// Reads the value while no other thread changes it.
    ///
    /// The body cannot destroy anything that the value holds.
    @inlinable
    public func read<Result>(_ body: (borrowing Value) throws -> Result) rethrows -> Result {
        #if DEBUG
            let outer = HeldLock.enter(place)
            defer { HeldLock.leave(to: outer) }
        #endif
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body(value.pointee)
    }

    /// Changes the value exclusively.
    ///
    /// Values that the body replaces or removes are destroyed after the lock is released, because a `deinit` of the app
    /// may call the router. So a collection that the body changes is copied. If that is too costly and no code of the
    /// app can run, use ``withLockInPlace(_:)``.
    public func withLock<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
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

    /// Changes exclusively a value that contains no objects of the app.
    ///
    /// Values that the body replaces or removes are destroyed while the lock is held.
    @inlinable
    public func withLockInPlace<Result>(_ body: (inout Value) throws -> Result) rethrows -> Result {
        #if DEBUG
            let outer = HeldLock.enter(place)
            defer { HeldLock.leave(to: outer) }
        #endif
        pthread_mutex_lock(mutex)
        defer { pthread_mutex_unlock(mutex) }
        return try body(&value.pointee)
    }
}
