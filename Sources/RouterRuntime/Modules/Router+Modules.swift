import RouteTables

extension Router {
    /// Sets up all modules that are not set up yet, rather than waiting for the first call into each.
    ///
    /// - Throws: The error of a module's ``RouteModule/setUp(for:)``. The modules after it are not set up.
    /// - Complexity: O(*n*) in the number of modules.
    public func setUpModules() throws {
        var module = 0
        while let dispatcher = table.dispatcher(ofModule: module) {
            try dispatcher.setUp(self)
            module += 1
        }
    }

    /// Sets a module up for this router, unless it is set up already.
    ///
    /// Generated code uses it.
    ///
    /// - Throws: The error of ``RouteModule/setUp(for:)``.
    @_spi(Generated)
    public func setUp(_ module: any RouteModule.Type) throws {
        try moduleSetUps.run(module, for: self)
    }
}
