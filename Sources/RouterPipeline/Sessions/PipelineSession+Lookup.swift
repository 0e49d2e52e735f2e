import RouteTables
import RouterRuntime

extension PipelineSession {
    /// Rewrites the request of a hop, and finds its handler and the middleware that applies.
    ///
    /// - Parameters:
    ///   - machine: The request.
    ///   - best: The handler for the request as it is, if it is known.
    ///   - router: The router.
    ///   - isolation: The isolation that this function runs in.
    /// - Throws: The error of the lookup or of code that rewrites; `RouteRedirect` for a redirect.
    func lookUp(
        _ machine: inout RequestMachine,
        _ best: RequestMachine.Best?,
        in router: Router,
        on isolation: (any Actor)?
    ) throws {
        guard let pipeline else { return try machine.lookUp(in: router, on: isolation) }
        try MainThread.perform(in: isolation) {
            try lookUp(&machine, pipeline, best, in: router, on: isolation)
        }
    }

    private func lookUp(
        _ machine: inout RequestMachine,
        _ pipeline: Pipeline,
        _ best: RequestMachine.Best?,
        in router: Router,
        on isolation: (any Actor)?
    ) throws {
        let start = machine.route == nil ? machine.makeRequest() : nil
        // The settings for a typed route whose URL nothing needs depend on its handler only.
        let needsURL = start != nil || machine.route.map { pipeline.needsURL(of: $0.path, for: router) } ?? true
        let request = needsURL ? try rewritten(&machine, pipeline) : nil
        var aliases = (request?.requirementURL).map { [RequestAlias.url($0)] } ?? []
        var lookupError: (any Error)?
        do {
            if let overlay = pipeline.overlay {
                let match = try overlay.find(machine.makeRequest(), with: router)
                aliases += match.aliases
                machine.target = match.target
            } else if let best, request?.storage === start?.storage {
                if !machine.isFound { machine.take(best) }
            } else {
                try machine.find(in: router, on: isolation)
            }
        } catch let error as RouterError {
            lookupError = error
        }
        let scopes = pipeline.middleware.scopes
        let url = scopes.needsURL ? request?.storage.url : nil
        let numbers = scopes.numbers(for: url, handler: machine.handler, aliases: aliases)
        if numbers.isEmpty {
            if let lookupError { throw lookupError }
            if !isObserved { return }
        }
        take(machine.makeRequest(), numbers, lookupError: lookupError)
    }

    /// Rewrites the request, which gets its URL.
    private func rewritten(_ machine: inout RequestMachine, _ pipeline: Pipeline) throws -> RouteRequest {
        let request = try machine.makeRequest().withURL()
        if request.storage !== machine.makeRequest().storage { machine.lead(to: request) }
        guard pipeline.rewriter != nil || !pipeline.rules.members.isEmpty else { return request }
        let pass = RewritePass(request)
        defer { machine.last = pass.latest ?? machine.last }
        let rules = RewriteRules(list: pipeline.rules, pass: pass)
        let rewritten: RouteRequest?
        if let rewriter = pipeline.rewriter {
            rewritten = try rewriter(request) { try rules.rewrite($0) }.map(pass.request)
            pass.note(rewritten ?? request)
        } else {
            rewritten = try rules.rewrite(request)
        }
        guard let rewritten, rewritten.storage !== request.storage else { return request }
        machine.lead(to: rewritten)
        return rewritten
    }
}
