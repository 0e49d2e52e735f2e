@_spi(Locks) import RouteTables

/// Performs requests: finds the route, decodes the arguments, and calls the handler.
///
/// ```swift
/// let router = Router(.superApp)
/// let screen = try router.call(.openChat(chatID: 5))
/// let result = try router.call("kl://AModule/server2?value=64", as: Int.self)
/// ```
///
/// A router is an instance, so tests can create their own. `Router.shared` is there for apps that want a global one.
public final class Router: Sendable {
    /// The routes that the router knows.
    package let table: RouteTable
    package let instances = InstanceCache()
    package let origins: RouteOrigins
    /// How strictly the router reads the values of parameters.
    package let values: RouteValueReading
    /// The state that calls read, and that other modules change; see ``RequestStages``.
    package let state: Lock<RouterState>

    /// Creates a router for a generated table: `Router(.superApp)`.
    ///
    /// A debug build writes a line to the standard error for each request from outside of the app that fails, with the
    /// true reason, which the caller does not learn.
    ///
    /// - Parameters:
    ///   - table: The routes.
    ///   - origins: The callers that the schemes of URLs identify.
    ///   - values: How strictly to read the values of parameters.
    public init(_ table: RouteTable, origins: RouteOrigins = .none, values: RouteValueReading = .strict) {
        self.table = table
        self.values = values
        self.origins = origins
        state = Lock(RouterState(stages: table.setUps?.makeStages() as? any RequestStages))
    }
}
