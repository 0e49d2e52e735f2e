import RouteTables

extension Router {
    /// Sets all modules up that were not yet, instead of waiting for the first call into each.
    ///
    /// - Throws: What the ``RouteModule/setUp(for:)`` of a module throws; modules after it are not set up then.
    /// - Complexity: In proportion to the number of modules.
    public func setUpModules() throws {
        var module = 0
        while let dispatcher = table.dispatcher(ofModule: module) {
            try dispatcher.setUp(self)
            module += 1
        }
    }

    /// Sets a module up for this router, unless that is done; generated code calls it.
    ///
    /// - Throws: What ``RouteModule/setUp(for:)`` throws.
    public func setUp(_ module: any RouteModule.Type) throws {
        try moduleSetUps.run(module, for: self)
    }
}
