import RouteTables
@_spi(Generated) import RouterRuntime

extension Router {
    /// Sets up the modules that a handler needs.
    ///
    /// - Returns: Whether their set-up is complete. During a set-up, calls do not wait for it.
    @inline(never)
    func setUp(for target: Target) throws -> Bool {
        try setUp([target.dispatcher] + servingDispatchers(ofHandler: target.handler))
    }

    /// Sets up modules, unless they are set up already.
    ///
    /// - Returns: Whether their set-up is complete: `false` if this thread, or one that waits for it, may still be
    ///   setting one up.
    func setUp(_ dispatchers: [any RouteDispatcher.Type]) throws -> Bool {
        let failures = moduleSetUps.failures
        for dispatcher in dispatchers { try dispatcher.setUp(self) }
        return moduleSetUps.areDone(since: failures)
    }

    /// The modules with services of the protocol whose requirement is the handler: one of them serves its calls.
    ///
    /// Only the handler's code knows the type of the protocol, so the name identifies it.
    private func servingDispatchers(ofHandler handler: Int) -> [any RouteDispatcher.Type] {
        let services = table.serviceMetadata
        guard services.count > 0 else { return [] }
        let name = table.metadata.name(ofHandler: handler).prefix { $0 != "(" }
        guard let type = name.split(separator: ".").dropLast().last else { return [] }
        let modules = Set(services.services(named: String(type)).map { services.module(of: $0) })
        return Array(modules).sorted().compactMap { table.dispatcher(ofModule: $0) }
    }
}
