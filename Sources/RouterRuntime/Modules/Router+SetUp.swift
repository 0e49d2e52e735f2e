import RouteTables

extension Router {
    /// Sets the modules up that a handler needs, and notes the handler as ready where they are surely whole.
    ///
    /// Within a set-up, modules are called as they are. Their handlers are noted by a later call.
    @inline(never)
    func setUp(for target: Target) throws {
        let handler = target.call.handler
        var dispatchers = [target.dispatcher]
        dispatchers += servingDispatchers(ofHandler: handler)
        if try setUp(dispatchers) { pipelines.noteReady(handler) }
    }

    /// Sets modules up, unless that is done.
    ///
    /// - Returns: Whether they are whole: `false` if one of them may still be on the way, by this thread or one that waits for it.
    func setUp(_ dispatchers: [any RouteDispatcher.Type]) throws -> Bool {
        let failures = moduleSetUps.failures
        for dispatcher in dispatchers { try dispatcher.setUp(self) }
        return moduleSetUps.areDone(since: failures)
    }

    /// Sets the modules of a handler up that a request goes to by the short way.
    ///
    /// - Parameters:
    ///   - target: The handler.
    ///   - revision: What there was when the request was found to concern nothing else.
    /// - Returns: Whether that still holds; `false` if something was added or removed meanwhile.
    /// - Throws: What the set-up of a module throws.
    @inline(__always)
    func setUp(for target: Target, after revision: PipelineStore.Revision) throws -> Bool {
        if revision.ready.contains(target.call.handler) { return true }
        try setUp(for: target)
        return pipelines.revision.version == revision.version
    }

    /// The modules with services of the protocol that a handler is a requirement of: one of them serves its calls.
    ///
    /// Only the handler's code knows the type of the protocol, so its name must do.
    private func servingDispatchers(ofHandler handler: Int) -> [any RouteDispatcher.Type] {
        guard table.services.count > 0 else { return [] }
        let name = table.metadata.name(ofHandler: handler).prefix { $0 != "(" }
        guard let type = name.split(separator: ".").dropLast().last else { return [] }
        let modules = Set(table.services.services(named: String(type)).map { table.services.module(of: $0) })
        return modules.sorted().compactMap { table.dispatcher(ofModule: $0) }
    }
}
