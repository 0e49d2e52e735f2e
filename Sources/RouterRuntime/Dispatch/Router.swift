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
    let instances = InstanceCache()
    package let origins: RouteOrigins
    /// How strictly the router reads the values of parameters.
    package let values: RouteValueReading
    package let pipelines: PipelineStore
    private let assertionsLock: Lock<RouteAssertions>
    let serviceRegistry = ServiceRegistry()
    let moduleSetUps = ModuleSetUps()

    /// Creates a router for a generated table: `Router(.superApp)`.
    ///
    /// - Parameters:
    ///   - table: The routes.
    ///   - origins: The callers that the schemes of URLs identify.
    ///   - values: How strictly to read the values of parameters.
    ///   - assertions: The reaction, in debug builds, to a failed call of the app itself.
    public init(
        _ table: RouteTable,
        origins: RouteOrigins = .none,
        values: RouteValueReading = .strict,
        assertions: RouteAssertions = .report()
    ) {
        self.table = table
        self.values = values
        pipelines = PipelineStore(table.rewrites)
        self.origins = origins
        assertionsLock = Lock(assertions)
    }

    /// The reaction, in debug builds, to a failed call of the app itself.
    public var assertions: RouteAssertions {
        get { assertionsLock.read { copy $0 } }
        set { assertionsLock.withLock { $0 = newValue } }
    }
}
