import RouteTables

/// Typed functions for calling other modules: `router.store.aModule.server2(value: 46)`.
///
/// Generated code extends it with a function for each handler, and a property for each type with handlers. An app can
/// add functions of its own in an extension, which call ``router``. (Khala's `KhalaStore`.)
public struct RouteStore: Sendable, InterfaceStoreAccessors {
    /// The router that performs the calls.
    public let router: Router

    /// Creates a store for a router.
    ///
    /// Usually, use ``Router/store``.
    @_spi(Generated)
    public init(router: Router) {
        self.router = router
    }
}
