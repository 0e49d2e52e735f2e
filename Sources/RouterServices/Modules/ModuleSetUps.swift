@_spi(Locks) import RouteTables
@_spi(Generated) import RouterRuntime

/// The modules that are set up for a router, and those whose set-up is in progress.
final class ModuleSetUps: RouterPart {
    private struct State {
        var done: Set<ObjectIdentifier> = []
        var slots: [ObjectIdentifier: OperationSlot] = [:]
        var ongoing = 0
        var failures = 0
    }

    private let state = Lock(State())

    /// Sets a module up, unless it is set up already.
    ///
    /// If another thread is setting it up, waits for that thread.
    ///
    /// If the module's own set-up calls the module, or waits for a thread that does, the call does not wait.
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

    private func slot(_ key: ObjectIdentifier, _ name: String) -> OperationSlot {
        state.withLockInPlace { state in
            let slot = state.slots[key] ?? OperationSlot(name, .setUp)
            state.slots[key] = slot
            return slot
        }
    }

    /// The number of failed set-ups.
    var failures: Int { state.read { $0.failures } }

    /// Whether every set-up that began has ended, except for those that had failed before.
    ///
    /// If so, a caller that did not wait for the end of a set-up has seen it end meanwhile.
    func areDone(since failures: Int) -> Bool {
        state.read { $0.ongoing == 0 && $0.failures == failures }
    }
}

extension Router {
    var moduleSetUps: ModuleSetUps { part { ModuleSetUps() } }
}
