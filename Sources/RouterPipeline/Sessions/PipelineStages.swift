import RouteTables
import RouterRuntime

/// The stages that a router's settings put around its requests.
final class PipelineStages: RequestStages {
    private let store: PipelineStore
    /// The stages that set modules up, if the table has such modules.
    let inner: (any RequestStages)?

    init(_ store: PipelineStore, around inner: (any RequestStages)?) {
        self.store = store
        self.inner = inner
    }

    var lookUpNeedsMainActor: Bool { store.needsMainActor }

    func setUp(for found: Router.Found, in router: Router) throws -> Bool {
        try inner?.setUp(for: found, in: router) ?? true
    }

    func lookUp(_ machine: inout RequestMachine, on isolation: (any Actor)?) throws {
        if let session = machine.session as? PipelineSession { return try session.lookUp(&machine, nil, on: isolation) }
        guard let pipeline = store.current(for: machine.router) else { return try machine.lookUp(on: isolation) }
        let best = machine.best
        if let best, !pipeline.applies(to: best.url, best.found, for: machine.router) { return machine.take(best) }
        let session = PipelineSession(store, pipeline, machine)
        machine.session = session
        try session.lookUp(&machine, best, on: isolation)
        if session.isIdle { machine.session = nil }
    }

    func failed(_ machine: inout RequestMachine) {
        machine.session = PipelineSession(store, store.current(for: machine.router), machine)
    }

    func remark(_ line: () -> String) { store.assertions.remark(line()) }
}
