import RouteTables
@_spi(Generated) import RouterRuntime

extension Router {
    /// Sets up all modules that are not set up yet, rather than waiting for the first call into each.
    ///
    /// - Throws: The error of a module's ``RouteModule/setUp(for:)``. The modules after it are not set up.
    /// - Complexity: O(*n*) in the number of handlers and services.
    public func setUpModules() throws {
        for module in 0..<table.moduleCount { try table.dispatcher(ofModule: module)?.setUp(self) }
    }

    /// Sets a module up for this router, unless it is set up already.
    ///
    /// Generated code uses it.
    ///
    /// - Throws: The error of ``RouteModule/setUp(for:)``.
    @_spi(Generated)
    public func setUp(_ module: any RouteModule.Type) throws {
        // The name is `Chat.ChatModule`, or `(extension in Chat):Other.ChatModule`.
        if let closed = table.setUps?.closedModules, !closed.isEmpty {
            let name = String(reflecting: module)
            let owner =
                name.hasPrefix("(extension in ") ? name.dropFirst(14).prefix { $0 != ")" } : name.prefix { $0 != "." }
            if closed.contains(String(owner)) { return }
        }
        try moduleSetUps.run(module, for: self)
    }
}

extension RouteTable {
    /// The number of modules: of several, each has a handler or a service.
    ///
    /// - Complexity: O(*n*) in the number of handlers and services.
    fileprivate var moduleCount: Int {
        let handlers = (0..<metadata.handlerCount).lazy.map { metadata.module(ofHandler: $0) }
        let list = serviceMetadata
        let services = (0..<list.count).lazy.map { list.module(of: $0) }
        return max(handlers.max() ?? 0, services.max() ?? 0) + 1
    }

    /// The services of the table.
    var serviceMetadata: ServiceMetadata { ServiceMetadata(services) }
}
