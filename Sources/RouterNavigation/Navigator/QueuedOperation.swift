/// An operation that a navigator performs after those before it.
@MainActor
struct QueuedOperation {
    final class Identity: Sendable {
        /// The operation whose code runs, in its own task and in those that it starts.
        @TaskLocal static var current: Identity?
    }

    let identity = Identity()
    /// Performs it, and completes it.
    let perform: @MainActor () async -> Void
    /// Completes it with an error instead.
    let fail: @MainActor (any Error) -> Void

    init(perform: @escaping @MainActor () async -> Void, fail: @escaping @MainActor (any Error) -> Void) {
        self.perform = perform
        self.fail = fail
    }
}
