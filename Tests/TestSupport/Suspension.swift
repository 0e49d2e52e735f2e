/// A wait that ends when a test says so, or when the task that waits is cancelled.
package actor Suspension {
    private var continuations: [CheckedContinuation<Void, Never>] = []
    private var whenBegun: CheckedContinuation<Void, Never>?
    private var hasBegun = false
    private var hasEnded = false

    package init() {}

    /// Waits for the end.
    package func wait() async {
        hasBegun = true
        whenBegun?.resume()
        whenBegun = nil
        await withTaskCancellationHandler {
            if !hasEnded { await withCheckedContinuation { continuations.append($0) } }
        } onCancel: {
            Task { await self.end() }
        }
    }

    /// Waits until a task waits.
    package func begins() async {
        if !hasBegun { await withCheckedContinuation { whenBegun = $0 } }
    }

    /// Ends the wait.
    package func end() {
        hasEnded = true
        for continuation in continuations { continuation.resume() }
        continuations = []
    }
}
