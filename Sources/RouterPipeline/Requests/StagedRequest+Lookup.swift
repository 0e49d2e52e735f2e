import RouteTables
import RouterRuntime

extension StagedRequest {
    /// Looks a hop up, sets its module up, and does so again if that has changed settings.
    mutating func lookUp(_ hop: inout RequestHop, on isolation: (any Actor)?) throws {
        begin(hop)
        try goOn(&hop, on: isolation)
    }

    /// Looks a hop up, on the main actor if code of it takes part.
    @_optimize(size)
    mutating func lookUp(_ hop: inout RequestHop, _ isolation: isolated (any Actor)?) async throws {
        begin(hop)
        if pipeline?.rewritesOnMainActor == true { return try await goOnOnMainActor(&hop) }
        do {
            try MainThread.perform(in: isolation) { try goOn(&hop, on: isolation) }
            guard let lookupError, lookupError.needsMainActor else { return }
        } catch let error where error.needsMainActor {}
        try await goOnOnMainActor(&hop)
    }

    private mutating func begin(_ hop: RequestHop) {
        begun = router.setUps == nil ? nil : hop.beforeLookup
        (isRewritten, middleware, lookupError) = (false, NumberSet(), nil)
    }

    @MainActor
    @_optimize(size)
    private mutating func goOnOnMainActor(_ hop: inout RequestHop) throws {
        try MainThread.perform(in: MainActor.shared) { try goOn(&hop, on: MainActor.shared) }
    }

    /// Looks a hop up where it stands: a request that was rewritten is not rewritten again.
    private mutating func goOn(_ hop: inout RequestHop, on isolation: (any Actor)?) throws {
        while true {
            try find(&hop, on: isolation)
            guard let begun, let target = hop.target, try settings.setsUp(target, in: router) else { break }
            pipeline = router.pipelines.current(for: router)
            tellObservers { hop.first }
            hop = begun
            isRewritten = false
        }
        if middleware.isEmpty, lookupError == nil, observers == nil { hop.remember(in: router, settings) }
    }

    /// Looks a hop up for a resolution.
    ///
    /// - Returns: The middleware; `nil` if none applies.
    /// - Throws: The error because of which there is no handler.
    mutating func foundMiddleware(
        _ hop: inout RequestHop,
        on isolation: (any Actor)?
    ) throws -> (any FoundMiddleware)? {
        try MainThread.perform(in: isolation) { try find(&hop, on: isolation) }
        if let lookupError { throw lookupError }
        return pipeline.flatMap { middleware.isEmpty ? nil : ResolvedMiddleware($0, middleware) }
    }

    /// Rewrites the request of a hop, and finds its handler and its middleware.
    private mutating func find(_ hop: inout RequestHop, on isolation: (any Actor)?) throws {
        if hop.target != nil {
            // A resolution has found it, or the first attempt, whose set-up needs the main actor.
            if let resolved = hop.middleware as? ResolvedMiddleware {
                (pipeline, middleware) = (resolved.pipeline, resolved.numbers)
            }
            return tellObservers { hop.first }
        }
        (middleware, lookupError) = (NumberSet(), nil)
        guard let pipeline else { return try hop.lookUp(in: router, on: isolation) }
        let match = hop.match(in: router)
        let target = hop.target(of: match, in: router)
        if let target, let known = pipeline.settings(for: hop, target, in: router), !pipeline.rewrites(known) {
            // While it has one owner, a request takes its match in place.
            hop.take(target, match)
            middleware = pipeline.middleware(of: known)
            if pipeline.observes(known) { tellObservers { hop.makeRequest() } }
            return
        }
        // Observers learn of a request before it is rewritten.
        tellObservers { hop.first }
        try find(&hop, match, target, with: pipeline, on: isolation)
    }

    private mutating func find(
        _ hop: inout RequestHop,
        _ match: FoundRoute?,
        _ target: Router.Target?,
        with pipeline: Pipeline,
        on isolation: (any Actor)?
    ) throws {
        // The settings for a typed route whose URL nothing needs depend on its handler only.
        let needsURL = hop.route.map { pipeline.needsURL(of: $0.path, for: router) } ?? true
        let before = hop.route == nil ? hop.makeRequest().storage : nil
        if needsURL { try rewrite(&hop, with: pipeline) }
        let request = needsURL ? hop.makeRequest() : nil
        var aliases: [RequestAlias] = []
        do {
            if let overlay = pipeline.overlay {
                let found = try overlay.find(hop.makeRequest(), with: router, &aliases, &hop.refused)
                hop.take(found.request, to: found.target)
            } else if request?.storage !== before {
                try hop.find(hop.match(in: router), in: router, on: isolation)
            } else if let target {
                hop.take(target, match)
            } else {
                try hop.find(match, in: router, on: isolation)
            }
        } catch let error as RouterError {
            lookupError = error
        }
        let scopes = pipeline.middleware.scopes
        let url = scopes.needsURL ? request?.storage.url : nil
        middleware = scopes.numbers(for: url, handler: hop.target?.number, aliases: aliases)
    }

    /// Rewrites the request of a hop, unless that was done before; it gets its URL.
    private mutating func rewrite(_ hop: inout RequestHop, with pipeline: Pipeline) throws {
        if isRewritten { return }
        let request = try hop.makeRequest().withURL()
        if request.storage !== hop.makeRequest().storage { hop.lead(to: request) }
        if pipeline.mayRewrite {
            let pass = RewritePass(request)
            defer { hop.last = pass.latest ?? hop.last }
            let list = RewriteRules(list: pipeline.rules, pass: pass)
            let rewritten: RouteRequest?
            if let rewriter = pipeline.rewriter {
                rewritten = try rewriter(request) { try list.rewrite($0) }.map(pass.request)
                pass.note(rewritten ?? request)
            } else {
                rewritten = try list.rewrite(request)
            }
            if let rewritten, rewritten.storage !== request.storage { hop.lead(to: rewritten) }
        }
        isRewritten = true
    }
}

/// The middleware that a resolution has found around a handler.
final class ResolvedMiddleware: FoundMiddleware {
    let pipeline: Pipeline
    let numbers: NumberSet

    init(_ pipeline: Pipeline, _ numbers: NumberSet) {
        self.pipeline = pipeline
        self.numbers = numbers
    }

    var scopes: [String?] { pipeline.middleware.members(numbers).map { $0.scope?.description } }

    func checkSynchronous(isOnMainActor: Bool, for origin: RouteOrigin) throws {
        for member in pipeline.middleware.members(numbers)
        where member.element.callKind.isAwaited(isOnMainActor: isOnMainActor) {
            throw member.requiresAsync(for: origin)
        }
    }
}
