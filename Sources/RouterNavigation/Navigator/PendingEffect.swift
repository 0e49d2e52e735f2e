/// An effect that a host is showing: it ends once, by the host or because the host is detached.
@MainActor
final class PendingEffect {
    private var continuation: CheckedContinuation<(any Error)?, Never>?

    init(_ continuation: CheckedContinuation<(any Error)?, Never>) {
        self.continuation = continuation
    }

    func end(_ error: (any Error)?) {
        continuation?.resume(returning: error)
        continuation = nil
    }
}
