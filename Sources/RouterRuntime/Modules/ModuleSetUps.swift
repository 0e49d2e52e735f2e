import RouteTables

/// Which modules are set up for a router, and which are being set up.
final class ModuleSetUps: Sendable {
    private struct State {
        var done: Set<ObjectIdentifier> = []
        var slots: [ObjectIdentifier: WorkSlot] = [:]
        var ongoing = 0
        var failures = 0
    }

    private let state = Lock(State())

    /// Sets a module up, unless that is done; waits for a thread that does it.
    ///
    /// A module that its own set-up calls, or waits for in another thread, is called as it is.
    func run(_ module: any RouteModule.Type, for router: Router) throws {
        let key = ObjectIdentifier(module)
        if state.read({ $0.done.contains(key) }) { return }
        _ = try slot(key, "\(module)").get { _ in
            state.withLockInPlace { $0.ongoing += 1 }
            do {
                try module.setUp(for: router)
                state.withLockInPlace { state in
                    state.ongoing -= 1
                    state.done.insert(key)
                }
            } catch {
                state.withLockInPlace { state in
                    state.ongoing -= 1
                    state.failures += 1
                }
                throw error
            }
            return ()
        }
    }

    private func slot(_ key: ObjectIdentifier, _ name: String) -> WorkSlot {
        state.withLockInPlace { state in
            let slot = state.slots[key] ?? WorkSlot(name, .setUp)
            state.slots[key] = slot
            return slot
        }
    }

    /// How many set-ups have failed.
    var failures: Int { state.read { $0.failures } }

    /// Whether every set-up that was begun is done, but for those that had failed before.
    ///
    /// Then a caller that has gone ahead without the end of a set-up has seen it end meanwhile.
    func areDone(since failures: Int) -> Bool {
        state.read { $0.ongoing == 0 && $0.failures == failures }
    }
}
