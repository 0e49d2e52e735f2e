@_spi(Locks) import RouteTables
import RouterRuntime

/// The pipeline of a router, which is replaced as a whole whenever something is added or removed.
///
/// The first request after a change compiles the pipeline, without holding a lock. From then on, the stages around the
/// router's requests have it, so requests read it with the router's state.
package final class PipelineStore: RouterPart {
    /// The pipeline for requests.
    private enum Reading {
        /// No settings apply.
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
    }

    /// It is read in place, since `Lock.read(_:)` would copy it.
    private let state: Lock<State>
    private let slot: StageSlot

    init(_ router: Router) {
        slot = StageSlot(router)
        state = Lock(State())
    }

    /// The pipeline, or `nil` if there are no settings.
    package func current(for router: Router) -> Pipeline? {
        switch state.withLockInPlace({ $0.reading }) {
        case .plain: nil
        case .pipeline(let pipeline): pipeline
        case .stale: build(router)
        }
    }

    /// The settings.
    var settings: PipelineSettings { state.withLockInPlace { $0.settings } }

    /// The reaction to failed calls.
    var assertions: RouteAssertions {
        get { state.withLockInPlace { $0.assertions } }
        set {
            state.withLock { state in
                state.assertions = newValue
                state.version += 1
            }
            plug()
        }
    }

    @inline(never)
    private func build(_ router: Router) -> Pipeline {
        let (settings, old, version) = state.withLockInPlace { ($0.settings, $0.built, $0.version) }
        let pipeline = Pipeline(settings, reusing: old?.overlay, for: router)
        let isCurrent = state.withLock { state in
            guard state.version == version, case .stale = state.reading else { return false }
            state.built = pipeline
            state.reading = .pipeline(pipeline)
            return true
        }
        if isCurrent { plug(isChange: false) }
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
        return RouteToken { [weak self] in self?.change(removes: true) { $0.remove(id) } }
    }

    /// Puts the stages of this store around the router's requests if there are settings, and takes them off otherwise.
    ///
    /// - Parameter isChange: Whether settings have changed, and not only been prepared for requests.
    private func plug(isChange: Bool = true) {
        let (version, isNeeded, pipeline) = state.withLockInPlace { state in
            let pipeline: Pipeline? = if case .pipeline(let pipeline) = state.reading { pipeline } else { nil }
            return (state.version, !state.settings.isPlain || state.assertions.areMade, pipeline)
        }
        slot.change(version) { state in
            let old = state.stages
            let stages = isNeeded ? PipelineStages(self, pipeline) : nil
            if isChange { state.change(stages) } else { state.stages = stages }
            return old
        }
    }
}

extension Router {
    package var pipelines: PipelineStore { part { PipelineStore(self) } }
}
