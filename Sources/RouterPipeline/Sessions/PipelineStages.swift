import RouteTables
import RouterRuntime

/// The stages that a router's settings put around its requests.
final class PipelineStages: RequestStages {
    private let store: PipelineStore
    /// The stages that set modules up, if the table has such modules.
    let inner: (any RequestStages)?
    /// Whether code of the main actor rewrites requests.
    let lookUpNeedsMainActor: Bool
    /// The pipeline of the settings; `nil` until a request needs it.
    private let pipeline: Pipeline?

    init(
        _ store: PipelineStore,
        _ pipeline: Pipeline?,
        needsMainActor: Bool,
        around inner: (any RequestStages)?
    ) {
        self.store = store
        self.pipeline = pipeline
        lookUpNeedsMainActor = needsMainActor
        self.inner = inner
    }

    func setUp(for found: Router.Found, in router: Router) throws -> Bool {
        try inner?.setUp(for: found, in: router) ?? true
    }

    func lookUp(_ machine: inout RequestMachine, in router: Router, on isolation: (any Actor)?) throws {
        if let session = machine.session as? PipelineSession {
            session.beginHop()
            return try session.lookUp(&machine, nil, in: router, on: isolation)
        }
        guard let pipeline = pipeline ?? store.current(for: router) else {
            return try machine.lookUp(in: router, on: isolation)
        }
        let best = machine.best(in: router)
        if let best, let numbers = pipeline.settings(for: machine, best.found, in: router) {
            if numbers.isEmpty { return machine.take(best) }
            if !machine.isDryRun, pipeline.areSynchronousMiddleware(numbers) {
                machine.take(best)
                machine.steps = (pipeline, numbers)
                return
            }
            if pipeline.areMiddleware(numbers) {
                // While it has one owner, a request takes its match in place.
                machine.take(best)
                return beginSession(&machine, pipeline).take(machine.makeRequest(), numbers)
            }
        }
        let session = beginSession(&machine, pipeline)
        try session.lookUp(&machine, best, in: router, on: isolation)
        if session.isIdle { machine.session = session.last.map { HopSession(session.first, last: $0) } }
    }

    func failed(_ machine: inout RequestMachine) {
        if machine.session is PipelineSession { return }
        _ = beginSession(&machine, pipeline ?? store.current(for: machine.router))
    }

    private func beginSession(_ machine: inout RequestMachine, _ pipeline: Pipeline?) -> PipelineSession {
        let first = machine.session?.first ?? machine.makeRequest()
        let session = PipelineSession(pipeline, first, last: machine.last)
        if !machine.isDryRun { session.tellObservers(of: pipeline) }
        machine.session = session
        return session
    }

    func pattern(taking request: RouteRequest) -> String? {
        guard let overlay = store.current(for: request.router)?.overlay else { return request.patternInTable }
        return (try? overlay.find(request, with: request.router))?.target.route
    }
}
