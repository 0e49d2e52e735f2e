#if DEBUG
    #if canImport(Darwin)
        import Darwin
    #elseif canImport(Glibc)
        import Glibc
    #elseif canImport(Musl)
        import Musl
    #elseif canImport(Android)
        import Android
    #endif
#endif

/// The lock that a thread holds: at most one, known in debug builds only.
@_spi(Locks)
public enum HeldLock {
    #if DEBUG
        /// Receives violations instead of stopping the process, for tests of the check.
        @TaskLocal public static var onViolation: (@Sendable (String) -> Void)?

        /// The name of the lock that each thread holds.
        private static let key: pthread_key_t = {
            var key = pthread_key_t()
            pthread_key_create(&key, nil)
            return key
        }()

        /// Notes that the thread takes a lock.
        ///
        /// - Returns: The argument for ``leave(to:)`` after the release.
        public static func enter(_ place: StaticString) -> UnsafeMutableRawPointer? {
            let outer = pthread_getspecific(key)
            if let outer { fail("takes the lock of \(place)", holding: outer) }
            pthread_setspecific(key, UnsafeMutableRawPointer(mutating: place.utf8Start))
            return outer
        }

        /// Notes that the thread has released the lock.
        public static func leave(to outer: UnsafeMutableRawPointer?) {
            pthread_setspecific(key, outer)
        }

        private static func fail(_ action: String, holding held: UnsafeMutableRawPointer) {
            // Unchecked: the pointer is that of a `StaticString`, which ends with a zero.
            let name = String(cString: held.assumingMemoryBound(to: CChar.self))
            let message = "RouteGen: a thread that holds the lock of \(name) \(action)"
            if let onViolation { onViolation(message) } else { assertionFailure(message) }
        }
    #endif

    /// Checks in debug builds that the thread holds no lock, before it runs code of the app or waits.
    public static func expectNone(_ action: @autoclosure () -> StaticString) {
        #if DEBUG
            if let held = pthread_getspecific(key) { fail("\(action())", holding: held) }
        #endif
    }
}
