@_spi(Locks) import RouteTables
import RouterRuntime

/// The pipeline of a router, which is replaced as a whole whenever something is added or removed.
///
/// A request reads it once, under a lock that is held for a few instructions. The first request after a change compiles
/// the pipeline, without holding the lock.
package final class PipelineStore: RouterPart {
    /// The state that a request reads.
    private enum Reading {
        /// There are no settings.
        case plain
        case pipeline(Pipeline)
        /// Something has changed since a pipeline was built.
        case stale
    }

    private struct State {
        var reading = Reading.plain
        var settings = PipelineSettings()
        /// The pipeline that was built last.
        var built: Pipeline?
        /// Counts the changes of the settings.
        var version = 0
        var assertions = RouteAssertions.off
        /// Whether code of the main actor rewrites requests.
        var needsMainActor = false
    }

    /// It is read in place, since `Lock.read(_:)` would copy it.
    private let state: Lock<State>
    private let owner: Owner

    /// The state of the router, which owns the store.
    ///
    /// A weak reference to the router itself would make counting its references expensive.
    private final class Owner: @unchecked Sendable {
        private(set) weak var state: Lock<RouterState>?

        init(_ router: Router) { state = router.state }
    }

    /// Creates a store with the rules of the router's table.
    init(_ router: Router) {
        owner = Owner(router)
        var initial = State()
        if let rewrites = router.table.rewrites {
            let rewriting = TableRewriting(table: rewrites)
            // The identifiers of additions start at 1, so nothing removes these rules.
            initial.settings.rules.value = [Scoped(id: 0, scope: .urls(rewriting), element: .url(rewriting))]
        }
        state = Lock(initial)
    }

    /// The pipeline, or `nil` if there are no settings.
    package func current(for router: Router) -> Pipeline? {
        switch state.withLockInPlace({ $0.reading }) {
        case .plain: nil
        case .pipeline(let pipeline): pipeline
        case .stale: build(router)
        }
    }

    /// Whether code of the main actor rewrites requests.
    var needsMainActor: Bool { state.withLockInPlace { $0.needsMainActor } }

    /// The settings.
    var settings: PipelineSettings { state.withLockInPlace { $0.settings } }

    /// The reaction to failed calls.
    var assertions: RouteAssertions {
        get { state.withLockInPlace { $0.assertions } }
        set {
            state.withLock { $0.assertions = newValue }
            plug()
        }
    }

    @inline(never)
    private func build(_ router: Router) -> Pipeline {
        let (settings, old, version) = state.withLockInPlace { ($0.settings, $0.built, $0.version) }
        let pipeline = Pipeline(settings, reusing: old, for: router)
        state.withLock { state in
            guard state.version == version, case .stale = state.reading else { return }
            state.built = pipeline
            state.reading = .pipeline(pipeline)
        }
        return pipeline
    }

    /// Changes the settings.
    ///
    /// - Parameters:
    ///   - removes: Whether something is removed. If so, the compiled pipeline is released too, so that closures are
    ///     released immediately.
    ///   - body: Changes a copy of the settings, without a lock. It is called again if another thread was faster.
    package func change(removes: Bool = false, _ body: (inout PipelineSettings) throws -> Void) rethrows {
        while true {
            let (old, version) = state.withLockInPlace { ($0.settings, $0.version) }
            var settings = old
            try body(&settings)
            let needsMainActor = settings.rules.value.contains { $0.element.needsMainActor }
            let isDone = state.withLock { state in
                guard state.version == version else { return false }
                state.settings = settings
                state.needsMainActor = needsMainActor
                state.version += 1
                state.reading = settings.isPlain ? .plain : .stale
                if removes || settings.isPlain { state.built = nil }
                return true
            }
            if isDone { return plug() }
        }
    }

    /// Changes the settings by adding something with a new id; see ``change(_:)``.
    ///
    /// - Returns: A token that removes the setting with that id.
    package func add(_ body: (inout PipelineSettings, Int) throws -> Void) rethrows -> RouteToken {
        let id = SettingIdentity.next()
        try change { try body(&$0, id) }
        return RouteToken { [self] in change(removes: true) { $0.remove(id) } }
    }

    /// Puts the stages of this store around the router's requests if there are settings, and takes them off otherwise.
    private func plug() {
        let isNeeded = state.withLockInPlace { state in
            if case .plain = state.reading { return state.assertions.areMade }
            return true
        }
        owner.state?.withLockInPlace { state in
            state.changeStages { stages in
                let inner = (stages as? PipelineStages).map(\.inner) ?? stages
                stages = isNeeded ? PipelineStages(self, around: inner) : inner
            }
        }
    }
}

extension Router {
    package var pipelines: PipelineStore { part { PipelineStore(self) } }
}
