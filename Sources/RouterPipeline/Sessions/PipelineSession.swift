import RouteTables
import RouterRuntime

/// The stages of one request: its rewriting, its middleware, its fallbacks, and what observers learn of it.
///
/// Only one driver uses a session at a time. Asynchronous middleware passes a request on with a session for the rest.
final class PipelineSession: RequestSession, @unchecked Sendable {
    let store: PipelineStore
    /// Everything that is set up; `nil` if nothing is.
    private var pipeline: Pipeline?
    /// The request as the caller made it.
    let first: RouteRequest
    let errors: RequestErrors
    /// The hop; `nil` until it was looked up.
    private var chain: RequestChain?
    /// Whether a synchronous caller is on the main actor; `nil` for an asynchronous caller.
    private var isOnMainActor: Bool?

    // Fallbacks.

    /// How many fallbacks have not been asked yet; `nil` before the first failure.
    private var fallbacks: Int?
    /// The failure about which the next fallback is asked.
    private var failure: (request: RouteRequest, error: any Error)?
    /// The result of the fallbacks.
    private var outcome: Result<RouteResponse, any Error>?

    // The record.

    var observers: ScopedList<RouteObserver>?
    var startTime: UInt64 = 0

    init(_ store: PipelineStore, _ pipeline: Pipeline?, _ machine: borrowing RequestMachine) {
        self.store = store
        self.pipeline = pipeline
        first = machine.first
        errors = RequestErrors()
        if !machine.isDryRun { tellObservers(of: pipeline) }
    }

    private init(_ other: PipelineSession, _ rest: RequestChain) {
        store = other.store
        pipeline = other.pipeline
        first = other.first
        errors = other.errors
        chain = rest
    }

    /// Whether nothing but the handler applies to the hop.
    var isIdle: Bool { observers == nil && chain?.middleware.isEmpty != false }

    var middleware: [String?] { chain?.middleware.map { $0.scope?.description } ?? [] }

    func readSettings(_ machine: borrowing RequestMachine) {
        pipeline = store.current(for: machine.router)
        tellObservers(of: pipeline)
    }
}

// MARK: Looking up

extension PipelineSession {
    /// Rewrites the request of a hop, and finds its handler and the middleware that applies.
    ///
    /// - Parameters:
    ///   - machine: The request.
    ///   - best: The handler for the URL of the request as it is, if it is known.
    ///   - isolation: The isolation that this function runs in.
    /// - Throws: The error of the lookup or of code that rewrites; `RouteRedirect` for a redirect.
    func lookUp(
        _ machine: inout RequestMachine,
        _ best: RequestMachine.Best?,
        on isolation: (any Actor)?
    ) throws {
        chain = nil
        outcome = nil
        guard let pipeline else { return try machine.lookUp(on: isolation) }
        try MainThread.perform(in: isolation) { try lookUp(&machine, pipeline, best, on: isolation) }
    }

    private func lookUp(
        _ machine: inout RequestMachine,
        _ pipeline: Pipeline,
        _ best: RequestMachine.Best?,
        on isolation: (any Actor)?
    ) throws {
        let isRewritten = try rewrite(&machine, pipeline)
        let url = isRewritten == nil ? nil : machine.request.storage.url
        let requirement = url.flatMap { machine.router.requirement(of: $0) }
        var aliases = requirement.map { [RequestAlias.url($0.url)] } ?? []
        let destination: Result<Router.Target, any Error>
        do {
            if let overlay = pipeline.overlay {
                let match = try overlay.find(machine.request, with: machine.router)
                aliases += match.aliases
                machine.target = match.target
            } else if let best, isRewritten == false {
                machine.take(best)
            } else {
                try machine.find(on: isolation)
            }
            destination = machine.target.map { .success($0) } ?? .failure(machine.notFound)
        } catch let error as RouterError {
            destination = .failure(error)
        }
        let handler = machine.target?.found.number
        let members = pipeline.middleware.members(for: url, handler: handler, aliases: aliases)
        if members.isEmpty { _ = try destination.get() }
        if members.isEmpty, observers == nil { return }
        chain = RequestChain(machine.target?.request ?? machine.request, members, destination, errors)
    }

    /// Rewrites the request.
    ///
    /// - Returns: Whether it has another URL; `nil` for a typed route whose URL nothing needs.
    private func rewrite(_ machine: inout RequestMachine, _ pipeline: Pipeline) throws -> Bool? {
        if let route = machine.route, !pipeline.needsURL(of: route.path, for: machine.router) { return nil }
        let request = try machine.request.withURL()
        if request.storage !== machine.request.storage { machine.request = request }
        guard pipeline.rewriter != nil || !pipeline.rules.members.isEmpty else { return false }
        let pass = RewritePass(request)
        defer { machine.last = pass.latest ?? machine.last }
        let rules = RewriteRules(list: pipeline.rules, pass: pass)
        let rewritten: RouteRequest?
        if let rewriter = pipeline.rewriter {
            rewritten = try rewriter.rewrite(request, rules: rules).map(pass.request)
            pass.note(rewritten ?? request)
        } else {
            rewritten = try rules.rewrite(request)
        }
        guard let rewritten, rewritten.storage !== request.storage else { return false }
        machine.request = rewritten
        return true
    }
}

// MARK: Steps

extension PipelineSession {
    var destination: Result<Router.Target, any Error>? { chain?.destination }

    var next: RequestSessionStep? {
        if failure != nil { return .run(fallback?.callKind ?? .synchronous) }
        if let outcome { return .end(outcome.flatMap(\.result)) }
        guard let chain else { return nil }
        switch chain.step {
        case .middleware: return .run(chain.member.element.callKind)
        case .call: return .call(chain.destination.map { $0.with(chain.request) })
        case .completion(let callKind): return .run(callKind)
        case .end(let result): return .end(result.flatMap(\.result))
        }
    }

    func settle(_ result: Result<Any, any Error>) {
        chain?.settle(result.map { RouteResponse(.value($0), by: .handler) })
    }

    func checkSynchronous(isOnMainActor: Bool) throws {
        self.isOnMainActor = isOnMainActor
        for member in chain?.middleware ?? [] {
            switch member.element {
            case .synchronous: continue
            case .mainActor where isOnMainActor: continue
            case .mainActor, .asynchronous: throw member.requiresAsync(for: chain?.request.origin ?? first.origin)
            }
        }
    }

    func refuse() {
        if failure != nil {
            fellBack(.failure(RouterError(.requiresAsync, PipelineProblem.mainActorFallback)))
        } else if let chain, case .middleware = chain.step {
            self.chain?.settle(.failure(chain.member.requiresAsync(for: chain.request.origin)))
        } else {
            chain?.complete { _, _ in throw RouterError(.requiresAsync, PipelineProblem.mainActorCompletion) }
        }
    }

    func run() {
        if let failure {
            guard case .anywhere(let body)? = fallback else { return }
            return fellBack(Result { try body(failure.request, failure.error) })
        }
        guard let chain else { return }
        switch chain.step {
        case .middleware:
            if case .synchronous(let body) = chain.member.element { decide(Result { try body(chain.request) }) }
        case .completion:
            self.chain?.complete { completion, result in
                guard case .anywhere(let body) = completion else { return nil }
                return try body(result)
            }
        case .call, .end: return
        }
    }

    @MainActor
    func runOnMainActor() {
        if let failure {
            guard case .mainActor(let body)? = fallback else { return }
            return fellBack(Result { try body(failure.request, failure.error) })
        }
        guard let chain else { return }
        switch chain.step {
        case .middleware:
            if case .mainActor(let body) = chain.member.element { decide(Result { try body(chain.request) }) }
        case .completion:
            self.chain?.complete { completion, result in
                guard case .mainActor(let body) = completion else { return nil }
                return try MainActor.assumeIsolated { try body(result) }
            }
        case .call, .end: return
        }
    }

    func run(_ isolation: isolated (any Actor)?) async {
        guard let chain, case .asynchronous(let body) = chain.member.element else { return }
        do {
            let response = try await body(chain.request, next(after: chain, isolation))
            self.chain?.settle(.success(response.given(by: chain.member.stage)))
        } catch {
            self.chain?.settle(.failure(error))
        }
    }

    private func next(after chain: RequestChain, _ isolation: isolated (any Actor)?) -> RouteNext {
        let caller: (any Actor)? = isolation
        return RouteNext { [self] request in
            let rest = PipelineSession(self, chain.rest(passing: request))
            var machine = RequestMachine(rest, of: request)
            await request.router.drive(&machine, caller)
            do {
                guard case .end(let result)? = rest.chain?.step else { throw machine.notFound }
                return try result.get()
            } catch {
                throw errors.noting(error)
            }
        }
    }

    private func decide(_ decision: Result<RouteStep, any Error>) {
        do {
            let step = try decision.get()
            if case .next(_, .mainActor) = step.content, isOnMainActor == false {
                throw RouterError(.requiresAsync, PipelineProblem.mainActorCompletion)
            }
            chain?.decided(step)
        } catch {
            chain?.settle(.failure(error))
        }
    }
}

// MARK: Fallbacks

extension PipelineSession {
    private var fallback: RouteFallback? {
        guard let pipeline, let fallbacks, fallbacks > 0 else { return nil }
        return pipeline.fallbacks[fallbacks - 1]
    }

    func fail(_ error: any Error, _ request: RouteRequest) -> (error: any Error, isHandled: Bool) {
        let noted = errors.noting(error)
        outcome = nil
        let count = fallbacks ?? pipeline?.fallbacks.count ?? 0
        fallbacks = count
        failure = count > 0 ? (request.withErrors(errors.appended), noted) : nil
        return (noted, count > 0)
    }

    private func fellBack(_ result: Result<RouteResponse?, any Error>) {
        switch result {
        case .success(nil):
            fallbacks = (fallbacks ?? 1) - 1
            guard fallback == nil, let error = failure?.error else { return }
            outcome = .failure(error)
        case .success(let response?):
            fallbacks = 0
            outcome = .success(response.given(by: .fallback))
        case .failure(let error):
            fallbacks = 0
            outcome = .failure(error)
        }
        failure = nil
    }

    /// The stage that gave the result.
    private var stage: RouteResponse.Stage? {
        var result = outcome
        if result == nil, case .end(let end)? = chain?.step { result = end }
        return (try? result?.get())?.stage
    }

    var isAnsweredByHandler: Bool {
        if case .handler = stage ?? .handler { true } else { false }
    }

    func wrongResult(actual: String, expected: String, for origin: RouteOrigin) -> RouterError? {
        guard !isAnsweredByHandler, let stage else { return nil }
        let problem = PipelineProblem.wrongResult(actual: actual, expected: expected, stage)
        return RouterError(.wrongResultType, problem, for: origin)
    }
}
