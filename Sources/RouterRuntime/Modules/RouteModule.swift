import RouteTables

/// A module with work of its own to do before it is used.
///
/// ```swift
/// enum ChatModule: RouteModule {
///     static func setUp(for router: Router) throws {
///         try router.use("//chat/**") { request, next in try await next(request) }
///     }
/// }
/// ```
///
/// Nothing else names such a type: a module that has markers is searched for it when it is built. TheRouter has it as `moduleSetUp`.
public protocol RouteModule: Sendable {
    /// Sets the module up, once for each router, before the router calls a handler of the module or makes one of its services.
    ///
    /// What it adds to the router, such as middleware, rules and observers, applies to the request that causes it too. It runs in the thread of that
    /// request, whatever thread that is, and calls of other threads into the module wait for it. It may itself call this module and others and use
    /// services: what it calls, or waits for in another thread, finds the module as it is so far. It must not wait by other means for a thread
    /// that may be calling the module. Asking without calling, as by ``Router/canOpen(_:context:from:)``, sets nothing up, and neither does a
    /// request for a route that does not exist or is closed to the caller.
    ///
    /// - Parameter router: The router whose call comes first.
    /// - Throws: What makes that call fail. The next call tries again.
    static func setUp(for router: Router) throws
}
