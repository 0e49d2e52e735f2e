extension Router {
    /// Sets all modules up that were not yet, instead of waiting for the first call into each.
    ///
    /// - Throws: What the ``RouteModule/setUp(for:)`` of a module throws; modules after it are not set up then.
    /// - Complexity: In proportion to the number of modules.
    public func setUpModules() throws {
        var module = 0
        while let dispatcher = table.dispatcher(ofModule: module) {
            try setUp(module, dispatcher)
            module += 1
        }
    }

    /// Sets a module up for this router, unless that is done; generated code calls it.
    ///
    /// - Throws: What ``RouteModule/setUp(for:)`` throws.
    public func setUp(_ module: any RouteModule.Type) throws {
        try moduleSetUps.run(module, for: self)
    }

    /// Sets the module of a number up, unless that is done, and notes it as ready where it is surely whole.
    ///
    /// Within a set-up, modules are called as they are. They are noted by a later call.
    @inline(never)
    func setUp(_ module: Int, _ dispatcher: any RouteDispatcher.Type) throws {
        let failures = moduleSetUps.failures
        try dispatcher.setUp(self)
        if moduleSetUps.areDone(since: failures) { pipelines.noteReady(module) }
    }

    /// Sets the module of a handler up that a request goes to by the short way.
    ///
    /// - Parameters:
    ///   - target: The handler.
    ///   - standing: What there was when the request was found to concern nothing else.
    /// - Returns: Whether that still holds; `false` if something was added or removed meanwhile.
    @inline(__always)
    func setUp(_ target: Target, after standing: PipelineStore.Standing) throws -> Bool {
        let module = table.catalogue.module(ofHandler: target.call.handler)
        if standing.ready.contains(module) { return true }
        try setUp(module, target.dispatcher)
        return pipelines.standing.version == standing.version
    }
}
