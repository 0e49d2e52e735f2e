@testable import RouterNavigation

extension Navigator {
    /// Makes a navigator lose its patience after some turns of other tasks, because a time depends on how busy the machine is.
    ///
    /// - Parameter patience: The waits that come to an end. A change always waits in vain for an older request that waits for
    ///   something of which the navigator does not know.
    func losesPatience(_ patience: NavigationPatience...) {
        changes.sleep = {
            // As good as forever: a test that waits for it hangs.
            guard $0 == .withOlderRequest || patience.contains($0) else {
                return try await Task.sleep(nanoseconds: 3_600_000_000_000)
            }
            for _ in 0..<500 { await Task.detached {}.value }
        }
    }
}
