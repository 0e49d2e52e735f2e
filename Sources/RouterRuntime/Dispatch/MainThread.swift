@_spi(Locks) import RouteTables

#if canImport(Darwin)
    import Darwin
#elseif canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#elseif canImport(Android)
    import Android
#endif

/// The thread of the main actor, on which a synchronous lookup can call functions of the main actor.
@usableFromInline
package enum MainThread {
    #if canImport(Darwin)
        package static var isCurrent: Bool { pthread_main_np() != 0 }

        @usableFromInline
        package static func withCurrent<Result>(_ body: () throws -> Result) rethrows -> Result { try body() }
    #else
        private static let current = Lock<ThreadIdentity?>(nil)

        /// Whether the caller runs in ``perform(in:_:)`` for the main actor.
        ///
        /// The system does not tell. No thread is remembered for longer: after the first suspension of an asynchronous
        /// `main`, any thread of the pool may run the main actor.
        package static var isCurrent: Bool { current.read { $0 }?.isCurrent ?? false }

        @usableFromInline
        package static func withCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
            let thread = ThreadIdentity()
            let outer = current.withLock { value in
                defer { value = thread }
                return value
            }
            defer { current.withLock { $0 = outer } }
            return try body()
        }
    #endif

    /// Whether an isolation is the main actor.
    ///
    /// Most synchronous callers have none. Reading the main actor counts references.
    @usableFromInline
    @inline(never)
    package static func isMainActor(_ isolation: (any Actor)?) -> Bool {
        guard let isolation else { return false }
        return isolation === MainActor.shared
    }

    /// Runs code that can call functions of the main actor if the caller is isolated to it.
    @inlinable
    package static func perform<Result>(
        in isolation: (any Actor)?,
        _ body: () throws -> Result
    ) rethrows -> Result {
        isMainActor(isolation) ? try withCurrent(body) : try body()
    }

    /// Calls a function of the main actor, in an isolation that the caller has checked.
    ///
    /// - Returns: The result, which need not be `Sendable`: the function runs immediately in the caller's isolation, so
    ///   it crosses no boundary.
    package static func assumeIsolated(_ body: @MainActor () throws -> Any) rethrows -> Any {
        // Unchecked: the closure runs at once, on this thread, so no other code has the result.
        nonisolated(unsafe) var result: Any = ()
        try MainActor.assumeIsolated { result = try body() }
        return result
    }
}

/// The identity of a thread.
///
/// Unchecked: the handle is a constant that is only compared.
package struct ThreadIdentity: @unchecked Sendable {
    private let thread = pthread_self()

    package init() {}

    /// Whether it is the caller's thread.
    package var isCurrent: Bool { pthread_equal(thread, pthread_self()) != 0 }
}
