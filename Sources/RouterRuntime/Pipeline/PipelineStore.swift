@_spi(Locks) import RouteTables

/// The pipeline of a router, which is replaced as a whole whenever something is added or removed.
///
/// A request reads it once, under a lock that is held for a few instructions. The first request after a change compiles
/// the pipeline, without holding the lock.
package final class PipelineStore: Sendable {
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
        /// The parts that apply to the typed calls of each pattern: a `Pipeline.Applicability`, or `unknown`.
        ///
        /// Empty if nothing is known.
        var applicabilities: [UInt8] = []
        /// The handlers of typed calls to which nothing else applies.
        ///
        /// Every change of the settings clears them.
        var typedShortcuts = CallShortcuts()
        /// The handlers of calls by URL.
        ///
        /// They depend on the table only: each call checks whether something else applies to it.
        var shortcuts = CallShortcuts()
        var settings = PipelineSettings()
        /// The pipeline that was built last.
        var built: Pipeline?
        /// Counts the changes of the settings.
        var version = 0
        /// The handlers whose modules are set up, so that the settings include the changes by their set-ups.
        var ready = HandlerNumbers()

        static let unknown = UInt8.max
    }

    /// The version of a pipeline, and the set-ups that it includes.
    struct Revision {
        /// The number of changes.
        let version: Int
        /// The handlers whose modules are set up.
        var ready: HandlerNumbers
    }

    /// It is read in place, since ``Lock/read(_:)`` would copy it.
    private let state: Lock<State>

    /// Creates a store with the rules of a table.
    init(_ rewrites: RewriteTable?) {
        var initial = State()
        if let rewrites {
            let rewriting = TableRewriting(table: rewrites)
            // The identifiers of additions start at 1, so nothing removes these rules.
            initial.settings.rules.value = [Scoped(id: 0, scope: .urls(rewriting), element: .url(rewriting))]
            initial.reading = .stale
        }
        state = Lock(initial)
    }

    /// The pipeline, or `nil` if there are no settings.
    @inline(__always)
    func current(for router: Router) -> Pipeline? {
        switch state.withLockInPlace({ $0.reading }) {
        case .plain: nil
        case .pipeline(let pipeline): pipeline
        case .stale: build(router).pipeline
        }
    }

    /// The pipeline, or `nil` if there are no settings, and its revision.
    func snapshot(for router: Router) -> (pipeline: Pipeline?, revision: Revision) {
        let (reading, version, ready) = state.withLockInPlace { ($0.reading, $0.version, $0.ready) }
        return switch reading {
        case .plain: (nil, Revision(version: version, ready: ready))
        case .pipeline(let pipeline): (pipeline, Revision(version: version, ready: ready))
        case .stale: build(router)
        }
    }

    /// The parts that apply to the typed calls of a route.
    ///
    /// - Parameters:
    ///   - patternIndex: The index of the route's pattern in the table.
    ///   - router: The router.
    /// - Returns: The applicability.
    @inline(__always)
    func applicability(ofPattern patternIndex: Int, for router: Router) -> Pipeline.Applicability {
        let known = state.withLockInPlace { state in
            if case .plain = state.reading { return Pipeline.Applicability.none.rawValue }
            return patternIndex < state.applicabilities.count ? state.applicabilities[patternIndex] : State.unknown
        }
        return Pipeline.Applicability(rawValue: known) ?? findApplicability(ofPattern: patternIndex, router)
    }

    /// The handler of a typed call to which nothing else applies, if it is remembered.
    @inline(__always)
    func shortcut(for path: RoutePath) -> CallShortcut? {
        state.withLockInPlace { $0.typedShortcuts[path.key] }
    }

    /// The pipeline, and the handler of a call by URL if it is remembered.
    ///
    /// The caller checks whether the pipeline applies to the call.
    @inline(__always)
    func shortcut(ofPattern patternIndex: Int, for router: Router) -> (pipeline: Pipeline?, shortcut: CallShortcut?) {
        // Only the pipeline is copied from the state, to avoid counting more references.
        var pipeline: Pipeline?
        var isStale = false
        let shortcut = state.withLockInPlace { state in
            switch state.reading {
            case .plain: break
            case .pipeline(let current): pipeline = current
            case .stale: isStale = true
            }
            return state.shortcuts[UInt64(truncatingIfNeeded: patternIndex)]
        }
        return (isStale ? build(router).pipeline : pipeline, shortcut)
    }

    /// The settings.
    var settings: PipelineSettings { state.withLockInPlace { $0.settings } }

    /// The number of changes so far, and the handlers whose modules' set-ups they include.
    var revision: Revision { state.withLockInPlace { Revision(version: $0.version, ready: $0.ready) } }

    /// Notes that the modules of a handler are set up, so that its calls may be remembered.
    func noteReady(_ handler: Int) {
        state.withLockInPlace { $0.ready.insert(handler) }
    }

    /// Remembers the handler of a typed call, unless something was added or removed meanwhile, or a module is not set
    /// up yet.
    ///
    /// - Parameters:
    ///   - shortcut: The handler.
    ///   - path: The route.
    ///   - version: The version before the handler was found.
    func remember(_ shortcut: CallShortcut, of path: RoutePath, asOf version: Int) {
        // Shortcuts consist of numbers and types.
        state.withLockInPlace { state in
            guard state.version == version, state.ready.contains(shortcut.handler) else { return }
            state.typedShortcuts[path.key] = shortcut
        }
    }

    /// Remembers the handler of calls by URL, unless a module is not set up yet.
    ///
    /// - Parameters:
    ///   - shortcut: The handler.
    ///   - patternIndex: The index of the pattern that matches them.
    func remember(_ shortcut: CallShortcut, ofPattern patternIndex: Int) {
        state.withLockInPlace { state in
            guard state.ready.contains(shortcut.handler) else { return }
            state.shortcuts[UInt64(truncatingIfNeeded: patternIndex)] = shortcut
        }
    }

    @inline(never)
    private func findApplicability(ofPattern patternIndex: Int, _ router: Router) -> Pipeline.Applicability {
        guard let pipeline = current(for: router) else { return .none }
        let metadata = router.table.metadata
        let applicability = pipeline.applicability(ofPattern: patternIndex, metadata)
        // This function also holds the pipeline that is compared.
        state.withLockInPlace { state in
            guard case .pipeline(let current) = state.reading, current === pipeline else { return }
            if state.applicabilities.isEmpty {
                state.applicabilities = [UInt8](repeating: State.unknown, count: metadata.patternCount)
            }
            state.applicabilities[patternIndex] = applicability.rawValue
        }
        return applicability
    }

    @inline(never)
    private func build(_ router: Router) -> (pipeline: Pipeline?, revision: Revision) {
        let (settings, old, version, ready) = state.withLockInPlace { ($0.settings, $0.built, $0.version, $0.ready) }
        let pipeline = Pipeline(settings, reusing: old, for: router)
        state.withLock { state in
            guard state.version == version, case .stale = state.reading else { return }
            state.built = pipeline
            state.reading = .pipeline(pipeline)
        }
        return (pipeline, Revision(version: version, ready: ready))
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
            let isDone = state.withLock { state in
                guard state.version == version else { return false }
                state.settings = settings
                state.version += 1
                state.reading = settings.isPlain ? .plain : .stale
                if removes || settings.isPlain { state.built = nil }
                state.applicabilities = []
                state.typedShortcuts = CallShortcuts()
                return true
            }
            if isDone { return }
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
}
