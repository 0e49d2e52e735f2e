@_spi(Locks) import RouteTables
import RouterRuntime

/// The slot of a router for the stages around its requests.
///
/// Two threads that change settings may reach it in the other order. Then the stages for the newer settings stay.
///
/// Unchecked: the router's lock protects `version`, and `state` never changes.
final class StageSlot: @unchecked Sendable {
    /// The state of the router, which owns the slot.
    ///
    /// A weak reference to the router itself would make counting its references expensive.
    private weak var state: Lock<RouterState>?
    /// The version of the settings that the stages are for; protected by the router's lock.
    private var version = 0

    init(_ router: Router) { state = router.state }

    /// Changes the stages, unless another thread has done so for newer settings.
    ///
    /// - Parameters:
    ///   - version: The version of the settings.
    ///   - change: Returns the stages that it replaces. They are released without the lock, because they may hold values
    ///     of the app.
    func change(_ version: Int, _ change: (inout RouterState) -> (any RequestStages)?) {
        let old = state?.withLockInPlace { state -> (any RequestStages)? in
            guard version >= self.version else { return nil }
            self.version = version
            return change(&state)
        }
        withExtendedLifetime(old) {}
    }
}
