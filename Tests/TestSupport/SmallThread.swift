#if canImport(Darwin)
    import Darwin
#else
    import Glibc
#endif

/// A thread with 512 KB of stack, as threads other than the main one have on Apple's systems.
package enum SmallThread {
    /// The work of the thread, whose error is read when it has ended.
    private final class Work {
        let body: () throws -> Void
        var error: (any Error)?

        init(_ body: @escaping () throws -> Void) { self.body = body }
    }

    private struct NoThread: Error {
        let status: Int32
    }

    /// Calls a closure on such a thread, and waits for it.
    ///
    /// A stack that overflows ends the process.
    ///
    /// - Throws: The closure's error.
    package static func run(_ body: () throws -> Void) throws {
        try withoutActuallyEscaping(body) { body in
            let work = Work(body)
            var attributes = pthread_attr_t()
            pthread_attr_init(&attributes)
            defer { pthread_attr_destroy(&attributes) }
            pthread_attr_setstacksize(&attributes, 512 * 1024)
            #if canImport(Darwin)
                var thread: pthread_t?
            #else
                var thread = pthread_t()
            #endif
            let status = pthread_create(
                &thread,
                &attributes,
                { context in
                    let context: UnsafeMutableRawPointer? = context
                    guard let context else { return nil }
                    let work = Unmanaged<Work>.fromOpaque(context).takeUnretainedValue()
                    do { try work.body() } catch { work.error = error }
                    return nil
                },
                Unmanaged.passUnretained(work).toOpaque()
            )
            guard status == 0 else { throw NoThread(status: status) }
            #if canImport(Darwin)
                if let thread { pthread_join(thread, nil) }
            #else
                pthread_join(thread, nil)
            #endif
            if let error = work.error { throw error }
        }
    }
}
