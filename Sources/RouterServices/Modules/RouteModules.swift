@_spi(Generated) import RouterRuntime

/// Sets the modules of a table up before their first call.
///
/// Generated code uses it.
///
/// The table of modules with a ``RouteModule`` names it.
public enum RouteModules: RouteSetUps {
    /// Creates the stages that set modules up before their first call.
    @_spi(Generated)
    public static func makeStages() -> (any Sendable & AnyObject)? { SetUpStages() }
}

/// The stages of a router with modules that have a set-up, and with nothing else that is set up.
private final class SetUpStages: RequestStages {
    func setUp(for target: Router.Target, in router: Router) throws -> Bool { try router.setUp(for: target) }
}
