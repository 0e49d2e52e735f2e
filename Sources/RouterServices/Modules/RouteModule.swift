import RouteTables
@_spi(Generated) import RouterRuntime

/// A module that needs to do some work before its first use.
///
/// ```swift
/// enum ChatModule: RouteModule {
///     static func setUp(for router: Router) throws {
///         try router.use(for: .urls("//chat/**")) { request, next in try await next(request) }
///     }
/// }
/// ```
///
/// You do not register such a type: the generator finds it in the sources of a module with markers. (TheRouter's
/// `moduleSetUp`.)
public protocol RouteModule: Sendable {
    /// Sets up the module, once for each router, before the router calls one of the module's handlers or creates one of
    /// its services.
    ///
    /// Its additions to the router, such as middleware, rules and observers, also apply to the request that causes the
    /// set-up. It runs in the thread of that request, and calls of other threads into the module wait for it. It can
    /// call this and other modules and use services. Code that it calls, or waits for in another thread, finds the
    /// module in its current state. It must not wait by other means for a thread that may be calling the module.
    /// Queries such as `canOpen` set up nothing, and neither do requests for a route that does not exist or is closed to
    /// the caller.
    ///
    /// - Parameter router: The router that makes the first call.
    /// - Throws: An error that makes the call fail. The next call tries again.
    static func setUp(for router: Router) throws
}
