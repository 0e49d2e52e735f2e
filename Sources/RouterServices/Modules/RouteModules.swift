@_spi(Generated) import RouterRuntime

/// Sets the modules of a table up before their first call.
///
/// Generated code uses it.
///
/// The table of modules with a ``RouteModule`` names it.
public enum RouteModules: RouteSetUps {
    /// Creates the object that sets modules up before their first call.
    @_spi(Generated)
    public static func makeStages() -> (any Sendable & AnyObject)? { ModulesBeforeCalls() }
}

/// Sets the modules of a handler up before it is called.
private final class ModulesBeforeCalls: RequestSetUps {
    func setUp(for target: Router.Target, in router: Router) throws -> Bool { try router.setUp(for: target) }
}
