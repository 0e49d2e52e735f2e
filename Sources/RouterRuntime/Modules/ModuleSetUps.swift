/// Remembers which modules were set up for a router.
final class ModuleSetUps: Sendable {
    private struct State {
        var done: Set<ObjectIdentifier> = []
        /// Those that the thread whose turn it is has begun with.
        var begun: Set<ObjectIdentifier> = []
    }

    private let state = Lock(State())
    /// One for all modules: with one for each, two modules that call each other could wait for each other.
    private let turn = RecursiveLock()

    /// Sets a module up, unless that is done; waits for a thread that does it.
    ///
    /// A module that is called while it is being set up, by the thread that does it, is called as it is.
    func run(_ module: any RouteModule.Type, for router: Router) throws {
        let key = ObjectIdentifier(module)
        if state.withLock({ $0.done.contains(key) }) { return }
        try turn.withLock {
            let isFirst = state.withLock { !$0.done.contains(key) && $0.begun.insert(key).inserted }
            guard isFirst else { return }
            defer { state.withLock { _ = $0.begun.remove(key) } }
            try module.setUp(for: router)
            state.withLock { _ = $0.done.insert(key) }
        }
    }
}
