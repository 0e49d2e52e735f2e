@testable import RouterNavigation

extension Navigator {
    /// Makes a navigator wait for ever, except for what never comes in a test, because a time depends on how busy the
    /// machine is.
    ///
    /// - Parameter patience: The waits that end at once.
    func losesPatience(_ patience: NavigationPatience...) {
        changes.sleep = {
            if patience.contains($0) { return await Task.yield() }
            // As good as forever: a test that waits for it hangs.
            try await Task.sleep(nanoseconds: 3_600_000_000_000)
        }
    }
}
