import RouteTables

extension RequestExecution {
    /// The middleware and destination of a request, after rewriting it and setting up the modules that it needs.
    ///
    /// If a set-up changes the pipeline, the request restarts with the new one. Until then, nothing but observers has
    /// been called for it. Observers that the set-up added are told of the start now.
    ///
    /// - Parameter request: The request; afterward, the rewritten request.
    /// - Returns: The chain.
    /// - Throws: The errors of ``rewritten(_:)``, ``chain(for:)`` and the set-up of a module.
    mutating func chainAfterSetUp(for request: inout RouteRequest) throws -> MiddlewareChain {
        let original = request
        while true {
            request = try rewritten(original)
            let chain = try chain(for: request)
            if try !setsUp(for: chain) { return chain }
            trace.noteHop(original)
        }
    }

    /// Sets up the modules that a chain leads to, unless the pipeline includes their set-up.
    ///
    /// - Returns: Whether the pipeline has changed since it was read.
    private mutating func setsUp(for chain: MiddlewareChain) throws -> Bool {
        guard case .success(.table(let target)) = chain.destination else { return false }
        let handler = target.call.handler
        guard !revision.ready.contains(handler) else { return false }
        let now = observers == nil ? MonotonicClock.now : start
        try router.setUp(for: target)
        let (newPipeline, newRevision) = router.pipelines.snapshot(for: router)
        let isChanged = newRevision.version != revision.version
        revision = newRevision
        // During a set-up, the router does not note the handler as ready.
        revision.ready.insert(handler)
        guard isChanged else { return false }
        pipeline = newPipeline ?? Pipeline(.init(), reusing: nil, for: router)
        start = now
        let told = observers?.members ?? []
        let new = pipeline.observers.members.filter { member in !told.contains { $0.id == member.id } }
        if !new.isEmpty { observers = ScopedList(told + new) }
        for member in new { member.element.onStart?(first) }
        return true
    }
}
