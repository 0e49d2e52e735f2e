/// The pipeline of a router, which is exchanged as a whole whenever something is added or removed.
///
/// A request reads it once, under a lock that is held for a few instructions. What was added is compiled by the first request that
/// needs it, outside of the lock.
final class PipelineStore: Sendable {
    private struct State {
        var settings = PipelineSettings()
        /// Counts the changes of the settings.
        var version = 0
        var nextID = 0
        /// Whether there is nothing between requests and their handlers.
        var isPlain = true
        /// The pipeline that was built last, and for which version.
        var built: (pipeline: Pipeline, version: Int)?
        /// What concerns the typed calls through each entry of the table: a `Pipeline.Reach`, or `unknown`; empty if nothing is known.
        var reaches: [UInt8] = []

        static let unknown = UInt8.max
    }

    private let state = Lock(State())
    /// Those who change something wait for each other here, so that nobody who reads waits for them.
    private let writing = Lock(())
    private let index = Lock<RouteIndex?>(nil)

    /// Whether there is nothing between requests and their handlers.
    var isPlain: Bool { state.withLock(\.isPlain) }

    /// The pipeline, or `nil` if there is nothing between requests and their handlers.
    func current(for router: Router) -> Pipeline? {
        let (pipeline, missing) = state.withLock { state in
            if state.isPlain { return (Pipeline?.none, State?.none) }
            if let built = state.built, built.version == state.version { return (built.pipeline, nil) }
            return (nil, state)
        }
        guard let missing else { return pipeline }
        return build(missing, router)
    }

    /// What concerns the typed calls of a route.
    ///
    /// - Parameters:
    ///   - entry: The number of the route's pattern in the table.
    ///   - router: The router.
    /// - Returns: What concerns them.
    func reach(ofEntry entry: Int, for router: Router) -> Pipeline.Reach {
        let known = state.withLock { state in
            if state.isPlain { return Pipeline.Reach.none.rawValue }
            return entry < state.reaches.count ? state.reaches[entry] : State.unknown
        }
        if let reach = Pipeline.Reach(rawValue: known) { return reach }
        guard let pipeline = current(for: router) else { return .none }
        let catalogue = router.table.catalogue
        let reach = pipeline.reach(entry: entry, catalogue.pattern(ofEntry: entry))
        state.withLock { state in
            guard state.built?.pipeline === pipeline, state.built?.version == state.version else { return }
            if state.reaches.isEmpty {
                state.reaches = [UInt8](repeating: State.unknown, count: catalogue.entryCount)
            }
            state.reaches[entry] = reach.rawValue
        }
        return reach
    }

    private func build(_ state: State, _ router: Router) -> Pipeline {
        let pipeline = Pipeline(state.settings, reusing: state.built?.pipeline, for: router)
        self.state.withLock { current in
            guard current.version == state.version else { return }
            current.built = (pipeline, state.version)
        }
        return pipeline
    }

    /// Changes the settings.
    ///
    /// - Parameter body: Changes them; it may take its time, but must not change the pipeline by another way.
    func change(_ body: (inout PipelineSettings) throws -> Void) rethrows {
        try writing.withLock { _ in
            var settings = state.withLock(\.settings)
            try body(&settings)
            state.withLock { state in
                state.settings = settings
                state.version += 1
                state.isPlain = settings.isPlain
                state.reaches = []
            }
        }
    }

    /// Changes the settings, adding something under a number of its own.
    ///
    /// - Returns: A token that removes what has that number.
    func add(_ body: (inout PipelineSettings, Int) throws -> Void) rethrows -> RouteToken {
        let id = state.withLock { state in
            state.nextID += 1
            return state.nextID
        }
        try change { try body(&$0, id) }
        return RouteToken { [self] in change { $0.remove(id) } }
    }

    /// The routes of a table by name.
    func index(of table: RouteTable) -> RouteIndex {
        if let known = index.withLock({ $0 }) { return known }
        let made = RouteIndex(table)
        index.withLock { $0 = made }
        return made
    }
}
