@_spi(Locks) import RouteTables

#if canImport(Darwin)
    import Darwin
#endif

/// The thread of the main actor, on which a synchronous lookup can call functions of the main actor.
enum MainThread {
    #if canImport(Darwin)
        static var isCurrent: Bool { pthread_main_np() != 0 }

        @MainActor
        static func note() {}
    #else
        private static let known = Lock<ThreadIdentity?>(nil)

        /// Whether the caller runs on the main thread, as far as is known.
        static var isCurrent: Bool { known.read { $0 }?.isCurrent ?? false }

        /// Remembers which thread is the main one, since the system does not tell.
        @MainActor
        static func note() {
            let current = ThreadIdentity()
            known.withLock { $0 = current }
        }
    #endif

    /// Remembers the current thread if the caller is isolated to the main actor.
    ///
    /// - Returns: Whether it is.
    static func note(_ isolation: isolated (any Actor)?) -> Bool {
        guard isolation === MainActor.shared else { return false }
        MainActor.assumeIsolated { note() }
        return true
    }
}
