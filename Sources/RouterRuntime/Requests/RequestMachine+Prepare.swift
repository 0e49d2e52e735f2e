import RouteTables

extension RequestMachine {
    /// Rewrites the request, looks it up, and sets up the modules that it needs.
    ///
    /// If a set-up changes what is set up, the request begins again with that. Until then, nothing but observers has
    /// been called for it.
    ///
    /// - Parameter isFinal: Whether a condition of the main actor that cannot be called is a failure, rather than a
    ///   reason to prepare the request on the main actor.
    func prepare(isFinal: Bool) {
        do {
            repeat { try lookUp() } while try setsUp()
            if !isFinal, case .failure(let error) = chain?.destination, Self.needsMainActor(error) {
                step = .prepareOnMainActor
            } else {
                step = chain == nil ? .call : .pass
                remember()
            }
        } catch {
            if !isFinal, Self.needsMainActor(error) {
                step = .prepareOnMainActor
            } else {
                fail(error)
            }
        }
    }

    private static func needsMainActor(_ error: any Error) -> Bool {
        guard case .mainActorCondition = (error as? RouterError)?.content else { return false }
        return true
    }

    /// Rewrites the request, and finds its handler and the middleware that applies.
    ///
    /// - Throws: ``RouterError`` if there is no route, and no middleware either; the errors of rewriting;
    ///   ``RouteRedirect`` for a route that was relocated.
    func lookUp() throws {
        target = nil
        chain = nil
        request = start
        guard let pipeline else {
            target = try router.target(for: request)
            return
        }
        let url = try rewrittenURL(pipeline)
        let requirement = url.flatMap { router.requirement(ofService: $0) }
        var aliases = requirement.map { [RequestAlias.url($0.url)] } ?? []
        let destination: Result<Router.Target, any Error>
        do {
            let found = try find(pipeline.overlay)
            aliases += found.aliases
            target = found.target
            destination = .success(found.target)
        } catch let error as RouterError {
            destination = .failure(error)
        }
        let members = pipeline.middleware.members(for: url, handler: target?.found.number, aliases: aliases)
        if members.isEmpty {
            _ = try destination.get()
        } else {
            chain = RequestChain(found ?? request, members, destination, errors)
        }
    }

    /// Rewrites the request.
    ///
    /// - Returns: The URL that scopes are compared with; `nil` for a typed route that nothing applies to by its URL.
    private func rewrittenURL(_ pipeline: Pipeline) throws -> RouteURL? {
        if let typed = request.storage.typed, !pipeline.needsURL(of: typed.path, for: router) { return nil }
        request = try rewritten(try request.withURL(), pipeline)
        return request.storage.url
    }

    /// Rewrites a request, by the rewriting engine or by the rules.
    private func rewritten(_ request: RouteRequest, _ pipeline: Pipeline) throws -> RouteRequest {
        guard pipeline.rewriter != nil || !pipeline.rules.members.isEmpty else { return request }
        let pass = RewritePass(request)
        defer { last = pass.latest ?? last }
        let rules = RewriteRules(list: pipeline.rules, pass: pass)
        guard let rewriter = pipeline.rewriter else { return try rules.rewrite(request) ?? request }
        let result = try rewriter.rewrite(request, rules: rules).map(pass.request) ?? request
        pass.note(result)
        return result
    }

    /// The handler of the request, among the routes of the table and those added at run time.
    private func find(_ overlay: (any RouteOverlay)?) throws -> RouteOverlayMatch {
        if let overlay { return try overlay.find(request, with: router) }
        return RouteOverlayMatch(target: try router.target(for: request))
    }

    /// The pattern of the route that would take another request; `nil` if there is none.
    func route(of request: RouteRequest) -> String? {
        if let overlay = pipeline?.overlay { return (try? overlay.find(request, with: router))?.target.route }
        return (try? router.target(for: request))?.route
    }

    /// Remembers the handler of a typed route to which nothing else applies.
    private func remember() {
        guard let path = first.storage.typedPath, request.storage === first.storage, chain == nil, first.isPlain,
            let found = target?.found, router.table.metadata.condition(ofPattern: found.patternIndex) == nil,
            pipeline?.observes(handler: found.handler) != true
        else { return }
        router.pipelines.remember(found, of: path, for: pipeline)
    }
}

// MARK: Set-up

extension RequestMachine {
    /// Sets up the modules that the handler needs, unless what is set up includes them.
    ///
    /// Observers that a set-up adds are told of the start now.
    ///
    /// - Returns: Whether something was set up differently since the request began, so that it begins again.
    private func setsUp() throws -> Bool {
        guard let target, let handler = target.found.number, !ready.contains(handler) else { return false }
        if startTime == 0 { startTime = MonotonicClock.now }
        try router.setUp(for: target.found)
        let current: Pipeline?
        (current, ready) = router.pipelines.snapshot(for: router)
        // During a set-up, the router does not note the handler as ready.
        ready.insert(handler)
        guard current !== pipeline else { return false }
        pipeline = current
        tellObservers()
        last = start
        return true
    }
}

// MARK: Resolution

extension RequestMachine {
    /// Follows rewriting and relocations to the route, without calling anything else.
    package func resolve(isolation: isolated (any Actor)?) throws -> RouteResolution {
        try MainThread.perform(in: isolation) { try resolve() }
    }

    private func resolve() throws -> RouteResolution {
        let target = try findTarget()
        return RouteResolution(
            request: found ?? request,
            isAsynchronous: (try? checkSynchronous(nil)) == nil,
            middleware: chain?.middleware.map { $0.scope?.description } ?? [],
            target: target,
            first: first
        )
    }

    /// Rejects a request that no handler can take, without calling the handler.
    ///
    /// - Throws: The error of ``resolve(isolation:)``, or of the handler's arguments.
    func check(isolation: isolated (any Actor)?) throws {
        try MainThread.perform(in: isolation) { try findTarget().checkArguments() }
    }

    private func findTarget() throws -> Router.Target {
        while true {
            do {
                try lookUp()
                if let chain { return try chain.destination.get() }
                if let target { return target }
                throw notFound
            } catch let redirect as RouteRedirect {
                follow(to: try request.followed(by: redirect))
            }
        }
    }
}
