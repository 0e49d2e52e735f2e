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

    /// The pipeline, or `nil` if there is nothing between requests and their handlers.
    var current: Pipeline? {
        let (pipeline, missing) = state.withLock { state in
            if state.isPlain { return (Pipeline?.none, State?.none) }
            if let built = state.built, built.version == state.version { return (built.pipeline, nil) }
            return (nil, state)
        }
        guard let missing else { return pipeline }
        return build(missing)
    }

    /// What concerns the typed calls of a route.
    ///
    /// - Parameters:
    ///   - entry: The number of the route's pattern in the table.
    ///   - catalogue: The table's catalogue.
    /// - Returns: What concerns them.
    func reach(ofEntry entry: Int, _ catalogue: @autoclosure () -> RouteCatalogue) -> Pipeline.Reach {
        let known = state.withLock { state in
            if state.isPlain { return Pipeline.Reach.none.rawValue }
            return entry < state.reaches.count ? state.reaches[entry] : State.unknown
        }
        if let reach = Pipeline.Reach(rawValue: known) { return reach }
        guard let pipeline = current else { return .none }
        let catalogue = catalogue()
        let reach = pipeline.reach(catalogue.pattern(ofEntry: entry))
        state.withLock { state in
            guard state.built?.pipeline === pipeline, state.built?.version == state.version else { return }
            if state.reaches.isEmpty {
                state.reaches = [UInt8](repeating: State.unknown, count: catalogue.entryCount)
            }
            state.reaches[entry] = reach.rawValue
        }
        return reach
    }

    private func build(_ state: State) -> Pipeline {
        let pipeline = Pipeline(state.settings, reusing: state.built?.pipeline)
        self.state.withLock { current in
            guard current.version == state.version else { return }
            current.built = (pipeline, state.version)
        }
        return pipeline
    }

    /// Changes the settings.
    func change<Result>(_ body: (inout PipelineSettings) throws -> Result) rethrows -> Result {
        try state.withLock { state in
            let result = try body(&state.settings)
            state.version += 1
            state.isPlain = state.settings.isPlain
            state.reaches = []
            return result
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
}
