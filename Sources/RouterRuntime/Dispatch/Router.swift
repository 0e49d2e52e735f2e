import RouteTables

/// Carries out requests: finds the route, makes the arguments, calls the handler.
///
/// ```swift
/// let router = Router(.superApp)
/// let screen = try router.call(.openChat(chatID: 5))
/// let result = try router.call("kl://AModule/server2?value=64", as: Int.self)
/// ```
///
/// A router is an instance; tests make their own. `Router.shared` is there for apps that want one place.
public final class Router: Sendable {
    /// The routes that the router knows.
    public let table: RouteTable
    let instances = InstanceCache()
    package let origins: RouteOrigins
    package let pipelines = PipelineStore()
    private let assertionsLock: Lock<RouteAssertions>
    let serviceRegistry = ServiceRegistry()
    let moduleSetUps = ModuleSetUps()

    /// Creates a router for a table that was generated: `Router(.superApp)`.
    ///
    /// - Parameters:
    ///   - table: The routes.
    ///   - origins: Which callers the schemes of URLs stand for.
    ///   - assertions: What to do in debug builds when a call of the app's own fails.
    public init(_ table: RouteTable, origins: RouteOrigins = .none, assertions: RouteAssertions = .report()) {
        self.table = table
        self.origins = origins
        assertionsLock = Lock(assertions)
    }

    /// What is done in debug builds when a call of the app's own fails.
    public var assertions: RouteAssertions {
        get { assertionsLock.read { copy $0 } }
        set { assertionsLock.withLock { $0 = newValue } }
    }
}
