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

    func setUp(for target: Router.Target, in router: Router) throws -> Bool {
        try inner?.setUp(for: target, in: router) ?? true
    }

    func lookUp(_ machine: inout RequestMachine, in router: Router, on isolation: (any Actor)?) throws {
        var session = machine.session?.stages as? PipelineSession
        session?.beginHop()
        guard let pipeline = session == nil ? self.pipeline ?? store.current(for: router) : session?.pipeline else {
            return try machine.lookUp(in: router, on: isolation)
        }
        let match = machine.match(in: router)
        let target = machine.target(of: match, in: router)
        let numbers: NumberSet
        var lookupError: (any Error)?
        if let target, let known = pipeline.settings(for: machine, target, in: router), pipeline.areMiddleware(known) {
            // While it has one owner, a request takes its match in place.
            machine.take(target, match)
            numbers = known
        } else {
            // Observers learn of a request before it is rewritten.
            if session == nil, !pipeline.observers.members.isEmpty { session = beginSession(&machine, pipeline) }
            numbers = try MainThread.perform(in: isolation) {
                try pipeline.lookUp(&machine, match, target, in: router, on: isolation, &lookupError)
            }
        }
        if numbers.isEmpty {
            if let lookupError { throw lookupError }
            if session?.isObserved != true { return }
        }
        if session == nil, lookupError == nil, !machine.isDryRun, pipeline.areSynchronous(numbers) {
            machine.steps = (pipeline, numbers)
        } else {
            let session = session ?? beginSession(&machine, pipeline)
            session.take(machine.makeRequest(), numbers, lookupError: lookupError)
        }
    }

    func failed(_ machine: inout RequestMachine) {
        if machine.session?.stages != nil { return }
        _ = beginSession(&machine, pipeline ?? store.current(for: machine.router))
    }

    private func beginSession(_ machine: inout RequestMachine, _ pipeline: Pipeline?) -> PipelineSession {
        let whole = machine.needSession()
        let session = PipelineSession(pipeline, whole.first)
        if !machine.isDryRun { session.tellObservers(of: pipeline) }
        whole.stages = session
        return session
    }

    func pattern(taking request: RouteRequest) -> String? {
        guard let overlay = store.current(for: request.router)?.overlay else { return request.patternInTable }
        var aliases: [RequestAlias] = []
        return (try? overlay.find(request, with: request.router, &aliases))?.request.route
    }
}
