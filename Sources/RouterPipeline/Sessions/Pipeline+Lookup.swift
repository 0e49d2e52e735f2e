import RouteTables
import RouterRuntime

extension Pipeline {
    /// Rewrites the request of a hop, and finds its handler and the middleware that applies.
    ///
    /// - Parameters:
    ///   - machine: The request.
    ///   - match: The best match of the request as it is.
    ///   - target: The handler to which that leads, if it is known.
    ///   - router: The router.
    ///   - isolation: The isolation that this function runs in.
    ///   - lookupError: Gets the error because of which there is no handler, which middleware may handle.
    /// - Returns: The numbers of the middleware.
    /// - Throws: The error of code that rewrites; `RouteRedirect` for a redirect.
    func lookUp(
        _ machine: inout RequestMachine,
        _ match: FoundRoute?,
        _ target: Router.Target?,
        in router: Router,
        on isolation: (any Actor)?,
        _ lookupError: inout (any Error)?
    ) throws -> NumberSet {
        let start = machine.route == nil ? machine.makeRequest() : nil
        // The settings for a typed route whose URL nothing needs depend on its handler only.
        let needsURL = start != nil || machine.route.map { self.needsURL(of: $0.path, for: router) } ?? true
        let request = needsURL ? try rewritten(&machine) : nil
        var aliases: [RequestAlias] = []
        do {
            if let overlay {
                let found = try overlay.find(machine.makeRequest(), with: router, &aliases)
                machine.take(found.request, to: found.target)
            } else if request?.storage !== start?.storage {
                try machine.find(in: router, on: isolation)
            } else if let target {
                machine.take(target, match)
            } else {
                try machine.find(match, in: router, on: isolation)
            }
        } catch let error as RouterError {
            lookupError = error
        }
        let url = middleware.scopes.needsURL ? request?.storage.url : nil
        return middleware.scopes.numbers(for: url, handler: machine.target?.number, aliases: aliases)
    }

    /// Rewrites the request, which gets its URL.
    private func rewritten(_ machine: inout RequestMachine) throws -> RouteRequest {
        let request = try machine.makeRequest().withURL()
        if request.storage !== machine.makeRequest().storage { machine.lead(to: request) }
        guard mayRewrite else { return request }
        let pass = RewritePass(request)
        defer { machine.last = pass.latest ?? machine.last }
        let list = RewriteRules(list: rules, pass: pass)
        let rewritten: RouteRequest?
        if let rewriter {
            rewritten = try rewriter(request) { try list.rewrite($0) }.map(pass.request)
            pass.note(rewritten ?? request)
        } else {
            rewritten = try list.rewrite(request)
        }
        guard let rewritten, rewritten.storage !== request.storage else { return request }
        machine.lead(to: rewritten)
        return rewritten
    }
}
