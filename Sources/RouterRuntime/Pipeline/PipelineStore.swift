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
        /// For each entry of the table what is known of the typed calls that are made through it, by the raw value of `Reach`.
        var reaches: [UInt8] = []
    }

    /// Whether anything in a pipeline may concern the typed calls of a route.
    private enum Reach: UInt8 {
        case unknown, none, some
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

    /// The pipeline if something in it may concern the typed calls of a route.
    ///
    /// - Parameters:
    ///   - entry: The number of the route's pattern in the table.
    ///   - count: How many there are.
    ///   - pattern: Gives the pattern.
    /// - Returns: The pipeline, or `nil` if nothing but a fallback may concern them.
    func current(forEntry entry: Int, of count: Int, pattern: () -> String) -> Pipeline? {
        let reach = state.withLock { state in
            if state.isPlain { return Reach.none }
            return entry < state.reaches.count ? Reach(rawValue: state.reaches[entry]) ?? .unknown : .unknown
        }
        if reach == .none { return nil }
        guard let pipeline = current else { return nil }
        if reach == .some { return pipeline }
        let concerns = pipeline.mayConcern(entry: entry, pattern())
        state.withLock { state in
            guard state.built?.pipeline === pipeline, state.built?.version == state.version else { return }
            if state.reaches.isEmpty { state.reaches = [UInt8](repeating: Reach.unknown.rawValue, count: count) }
            state.reaches[entry] = (concerns ? Reach.some : Reach.none).rawValue
        }
        return concerns ? pipeline : nil
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
