import RouteTables

/// Typed functions for calling other modules: `router.store.aModule.server2(value: 46)`.
///
/// Generated code extends it with a function for each handler, and a property for each type with handlers.
public struct RouteStore: Sendable {
    /// The router that performs the calls.
    @_spi(Generated)
    public let router: Router

    /// Creates a store for a router.
    ///
    /// Usually, use ``Router/store``.
    @_spi(Generated)
    public init(router: Router) {
        self.router = router
    }
}

extension Router {
    /// The typed functions of all modules whose accessors are imported.
    public var store: RouteStore { RouteStore(router: self) }
}
