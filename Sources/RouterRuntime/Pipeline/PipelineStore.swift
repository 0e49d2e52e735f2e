import RouteTables

/// The pipeline of a router, which is exchanged as a whole whenever something is added or removed.
///
/// A request reads it once, under a lock that is held for a few instructions. What was added is compiled by the first request that
/// needs it, outside of the lock.
package final class PipelineStore: Sendable {
    /// What a request finds.
    private enum Reading {
        /// There is nothing between requests and their handlers.
        case plain
        case pipeline(Pipeline)
        /// Something has changed since a pipeline was built.
        case stale
    }

    private struct State {
        var reading = Reading.plain
        /// What applies to the typed calls through each pattern of the table: a `Pipeline.Applicability`, or `unknown`; empty if nothing is known.
        var applicabilities: [UInt8] = []
        /// Where typed calls go that nothing else concerns, which every change of the settings may end.
        var typedShortcuts = CallShortcuts()
        /// Where calls by URL go unless something concerns them, which is asked for each: it depends on the table alone.
        var shortcuts = CallShortcuts()
        var settings = PipelineSettings()
        /// The pipeline that was built last.
        var built: Pipeline?
        /// Counts the changes of the settings.
        var version = 0
        /// The handlers whose modules are set up: what that has changed is part of the settings.
        var ready = HandlerNumbers()
        var nextID = 0

        static let unknown = UInt8.max
    }

    /// What a pipeline includes.
    struct Revision {
        /// The number of changes.
        let version: Int
        /// The handlers whose modules are set up.
        var ready: HandlerNumbers
    }

    private let state: Lock<State>

    /// Creates a store with the rules of a table.
    init(_ rewrites: RewriteTable?) {
        var initial = State()
        if let rewrites {
            let rewriting = TableRewriting(table: rewrites)
            // The identifiers of what is added start at 1, so nothing removes these rules.
            initial.settings.rules.value = [Scoped(id: 0, scope: .urls(rewriting), element: .url(rewriting))]
            initial.reading = .stale
        }
        state = Lock(initial)
    }

    /// The pipeline, or `nil` if there is nothing between requests and their handlers.
    @inline(__always)
    func current(for router: Router) -> Pipeline? {
        switch state.read({ $0.reading }) {
        case .plain: nil
        case .pipeline(let pipeline): pipeline
        case .stale: build(router).pipeline
        }
    }

    /// The pipeline, or `nil` if there is nothing between requests and their handlers, and what it includes.
    func snapshot(for router: Router) -> (pipeline: Pipeline?, revision: Revision) {
        let (reading, version, ready) = state.read { ($0.reading, $0.version, $0.ready) }
        return switch reading {
        case .plain: (nil, Revision(version: version, ready: ready))
        case .pipeline(let pipeline): (pipeline, Revision(version: version, ready: ready))
        case .stale: build(router)
        }
    }

    /// What applies to the typed calls of a route.
    ///
    /// - Parameters:
    ///   - patternIndex: The index of the route's pattern in the table.
    ///   - router: The router.
    /// - Returns: What applies to them.
    @inline(__always)
    func applicability(ofPattern patternIndex: Int, for router: Router) -> Pipeline.Applicability {
        let known = state.read { state in
            if case .plain = state.reading { return Pipeline.Applicability.none.rawValue }
            return patternIndex < state.applicabilities.count ? state.applicabilities[patternIndex] : State.unknown
        }
        return Pipeline.Applicability(rawValue: known) ?? findApplicability(ofPattern: patternIndex, router)
    }

    /// Where a typed call goes that nothing else concerns, if it is remembered.
    @inline(__always)
    func shortcut(for path: RoutePath) -> CallShortcut? {
        state.read { $0.typedShortcuts[path.key] }
    }

    /// The pipeline, and where a call by URL goes unless something of it concerns the call, if that is remembered.
    @inline(__always)
    func shortcut(ofPattern patternIndex: Int, for router: Router) -> (pipeline: Pipeline?, shortcut: CallShortcut?) {
        // The pipeline is all that is copied of the state, and its references counted.
        var pipeline: Pipeline?
        var isStale = false
        let shortcut = state.read { state in
            switch state.reading {
            case .plain: break
            case .pipeline(let current): pipeline = current
            case .stale: isStale = true
            }
            return state.shortcuts[UInt64(truncatingIfNeeded: patternIndex)]
        }
        return (isStale ? build(router).pipeline : pipeline, shortcut)
    }

    /// The number of changes so far, and the handlers for whose modules they include the set-up.
    var revision: Revision { state.read { Revision(version: $0.version, ready: $0.ready) } }

    /// Notes that the modules of a handler are set up, so that calls of it may be remembered.
    func noteReady(_ handler: Int) {
        state.withLockInPlace { $0.ready.insert(handler) }
    }

    /// Remembers where a typed call goes, unless something was added or removed meanwhile, or a module is yet to be set up.
    ///
    /// - Parameters:
    ///   - shortcut: Where it goes.
    ///   - path: The route.
    ///   - version: The version before that was found.
    func remember(_ shortcut: CallShortcut, of path: RoutePath, asOf version: Int) {
        // Shortcuts are numbers and types.
        state.withLockInPlace { state in
            guard state.version == version, state.ready.contains(shortcut.handler) else { return }
            state.typedShortcuts[path.key] = shortcut
        }
    }

    /// Remembers where calls by URL go unless something concerns them, if no module is yet to be set up.
    ///
    /// - Parameters:
    ///   - shortcut: Where they go.
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
        // The pipeline that is compared with is held by this function too.
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
        let (settings, old, version, ready) = state.read { ($0.settings, $0.built, $0.version, $0.ready) }
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
    ///   - removes: Whether something is taken away. What was compiled of it goes too, so that its closures are let go at once.
    ///   - body: Changes a copy of the settings, without a lock; it is called again if somebody else was faster.
    package func change(removes: Bool = false, _ body: (inout PipelineSettings) throws -> Void) rethrows {
        while true {
            let (old, version) = state.read { ($0.settings, $0.version) }
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

    /// Changes the settings, adding something under a number of its own; see ``change(_:)``.
    ///
    /// - Returns: A token that removes what has that number.
    package func add(_ body: (inout PipelineSettings, Int) throws -> Void) rethrows -> RouteToken {
        let id = state.withLockInPlace { state in
            state.nextID += 1
            return state.nextID
        }
        try change { try body(&$0, id) }
        return RouteToken { [self] in change(removes: true) { $0.remove(id) } }
    }
}
