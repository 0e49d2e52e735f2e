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
    /// It runs in the thread of the first such call, whatever thread that is, and calls of other threads into any module that has yet to be set
    /// up wait for it. It may itself call this module and others. It must not wait for another thread that may be calling such a module. Asking without
    /// calling, as by ``Router/canOpen(_:context:from:)``, sets nothing up.
    ///
    /// - Parameter router: The router whose call comes first.
    /// - Throws: What makes that call fail. The next call tries again.
    static func setUp(for router: Router) throws
}
