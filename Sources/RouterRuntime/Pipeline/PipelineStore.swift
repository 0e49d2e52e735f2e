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
        /// The handlers of typed routes to which nothing else applies, by ``RoutePath/key``.
        ///
        /// Every change of the settings clears them.
        var handlers = RememberedHandlers()
        var settings = PipelineSettings()
        /// The pipeline that was built last.
        var built: Pipeline?
        /// Counts the changes of the settings.
        var version = 0
        /// The handlers whose modules are set up, so that the settings include the changes by their set-ups.
        var ready = HandlerNumbers()
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
    package func current(for router: Router) -> Pipeline? {
        switch state.withLockInPlace({ $0.reading }) {
        case .plain: nil
        case .pipeline(let pipeline): pipeline
        case .stale: build(router)
        }
    }

    /// The pipeline, or `nil` if there are no settings, and handlers whose modules' set-ups it includes.
    ///
    /// They are read together: a set-up that ends later may have changed the settings.
    func snapshot(for router: Router) -> (pipeline: Pipeline?, ready: HandlerNumbers) {
        let (reading, ready) = state.withLockInPlace { ($0.reading, $0.ready) }
        return switch reading {
        case .plain: (nil, ready)
        case .pipeline(let pipeline): (pipeline, ready)
        case .stale: (build(router), ready)
        }
    }

    /// The handler of a typed route to which nothing else applies, if it is remembered.
    @inline(__always)
    func handler(of path: RoutePath) -> Router.Found? {
        state.withLockInPlace { $0.handlers[path.key] }
    }

    /// The settings.
    var settings: PipelineSettings { state.withLockInPlace { $0.settings } }

    /// Tells whether nothing but its handler applies to a request by URL, whose modules are set up.
    @inline(__always)
    func appliesNothing(to url: RouteURL, _ found: Router.Found, for router: Router) -> Bool {
        // Only the pipeline is copied from the state, to avoid counting more references.
        var pipeline: Pipeline?
        let isReady = state.withLockInPlace { state in
            guard state.ready.contains(found.handler) else { return false }
            switch state.reading {
            case .plain: return true
            case .pipeline(let current):
                pipeline = current
                return true
            case .stale: return false
            }
        }
        guard isReady else { return false }
        guard let pipeline else { return true }
        return !pipeline.applies(to: url, found, for: router)
    }

    /// Notes that the modules of a handler are set up, so that its calls may be remembered.
    func noteReady(_ handler: Int) {
        state.withLockInPlace { $0.ready.insert(handler) }
    }

    /// Remembers the handler of a typed route, unless something was added or removed meanwhile, or a module is not set
    /// up yet.
    ///
    /// - Parameters:
    ///   - found: The handler.
    ///   - path: The route.
    ///   - pipeline: The pipeline with which the handler was found.
    func remember(_ found: Router.Found, of path: RoutePath, for pipeline: Pipeline?) {
        state.withLockInPlace { state in
            switch state.reading {
            case .plain: guard pipeline == nil else { return }
            case .pipeline(let current): guard current === pipeline else { return }
            case .stale: return
            }
            guard state.ready.contains(found.handler) else { return }
            state.handlers[path.key] = found
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
            let isDone = state.withLock { state in
                guard state.version == version else { return false }
                state.settings = settings
                state.version += 1
                state.reading = settings.isPlain ? .plain : .stale
                if removes || settings.isPlain { state.built = nil }
                state.handlers = RememberedHandlers()
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
