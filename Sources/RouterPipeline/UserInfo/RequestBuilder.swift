import RouteTables
import RouterRuntime

/// A request that is assembled step by step, for URLs that are only known at run time.
///
/// ```swift
/// let screen = try await router.request("//shop/product/5")
///     .with("variant", "red")
///     .with("image", image)
///     .open(from: .web, as: Screen.self)
/// ```
///
/// (TheRouter's `build(path).withInt(...)`.) If the route is known at build time, use a typed route, which the compiler
/// checks.
public struct RequestBuilder {
    private let router: Router
    private let url: String
    private var context: [String: any Sendable] = [:]
    /// Values that may not be `Sendable`.
    private var userInfo: [String: Any] = [:]

    init(_ router: Router, _ url: String) {
        self.router = router
        self.url = url
    }

    /// Adds the value of the parameter with a name, with its original type.
    public func with(_ name: String, _ value: any Sendable) -> RequestBuilder {
        var builder = self
        builder.context[name] = value
        return builder
    }

    /// Adds values of any type by parameter name, `Sendable` or not.
    ///
    /// ```swift
    /// try router.request("//chat/5").with(userInfo: ["image": image]).call()
    /// ```
    ///
    /// (TheRouter's `openURL(_:userInfo:)`.) They precede the values of the path and the query, and those that
    /// ``with(_:_:)`` has added. Middleware sees some of them; see
    /// ``RouterRuntime/Router/call(_:userInfo:from:callbacks:isolation:completion:)``.
    public func with(userInfo values: [String: Any]) -> RequestBuilder {
        var builder = self
        builder.userInfo.merge(values) { $1 }
        return builder
    }

    /// Calls the handler, which must be synchronous.
    ///
    /// - Parameters:
    ///   - origin: The caller.
    ///   - callbacks: Closures for the handler's function-typed parameters.
    ///   - output: The type of the result.
    ///   - isolation: The caller's isolation, which the compiler provides.
    /// - Returns: The result.
    /// - Throws: The errors of `Router.call(_:context:from:callbacks:as:isolation:)`.
    @discardableResult
    public func call<Output>(
        from origin: RouteOrigin = .app,
        callbacks: [RouteCallback] = [],
        as output: Output.Type = Any.self,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Output {
        let (request, callbacks) = request(from: origin, .lent(callbacks), of: .caller())
        defer { callbacks.end() }
        return try router.perform(request, as: output, isolation: isolation)
    }

    /// Opens the handler and awaits its result.
    ///
    /// - Parameters:
    ///   - origin: The caller.
    ///   - callbacks: Closures for the handler's function-typed parameters.
    ///   - output: The type of the result.
    ///   - isolation: The caller's isolation, which the compiler provides.
    /// - Returns: The result.
    /// - Throws: The errors of `Router.open(_:context:from:callbacks:as:isolation:)`.
    @discardableResult
    public func open<Output>(
        from origin: RouteOrigin = .app,
        callbacks: sending [RouteCallback] = [],
        as output: Output.Type = Any.self,
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> Output {
        let owner = ValueOwner.waitingCaller(isolation)
        let request = request(from: origin, .sent(callbacks), of: owner).request
        do {
            let result = try await router.perform(request, as: output, isolation: isolation)
            await owner.endWaiting(isolation: isolation)
            return result
        } catch {
            await owner.endWaiting(isolation: isolation)
            throw error
        }
    }

    private func request(
        from origin: RouteOrigin,
        _ callbacks: RouteCallbacks,
        of owner: ValueOwner
    ) -> (request: RouteRequest, callbacks: RouteCallbacks) {
        var (context, callbacks) = (context, callbacks)
        UserInfo(userInfo).add(to: &context, &callbacks, of: owner)
        return (router.makeRequest(url, context: context, from: origin, callbacks: callbacks), callbacks)
    }
}

extension Router {
    /// Begins a request for a URL, to be assembled step by step.
    public func request(_ url: String) -> RequestBuilder {
        RequestBuilder(self, url)
    }
}
