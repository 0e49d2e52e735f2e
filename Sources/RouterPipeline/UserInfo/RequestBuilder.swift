import RouteTables
import RouterRuntime

/// A request that is assembled step by step, for URLs that are only known at run time.
///
/// ```swift
/// let screen = try await router.request("//shop/product/5")
///     .with("variant", "red")
///     .with("image", image)
///     .from(.web)
///     .open(as: Screen.self)
/// ```
///
/// (TheRouter's `build(path).withInt(...)`.) If the route is known at build time, use a typed route, which the compiler
/// checks.
public struct RequestBuilder {
    private let router: Router
    private let url: String
    private var context: [String: any Sendable] = [:]
    private var origin = RouteOrigin.app
    private var callbacks: [RouteCallback] = []

    init(_ router: Router, _ url: String) {
        self.router = router
        self.url = url
    }

    /// Adds the value of the parameter with a name, with its original type.
    public func with(_ name: String, _ value: any Sendable) -> RequestBuilder {
        with([name: value])
    }

    /// Adds values by parameter name, with their original types.
    public func with(_ values: [String: any Sendable]) -> RequestBuilder {
        var builder = self
        builder.context.merge(values) { $1 }
        return builder
    }

    /// Adds values of any type by parameter name, `Sendable` or not; see
    /// ``RouterRuntime/Router/call(_:userInfo:from:callbacks:as:isolation:)``.
    public func with(userInfo values: [String: Any]) -> RequestBuilder {
        with(UncheckedContext(values).values)
    }

    /// Sets the caller.
    public func from(_ origin: RouteOrigin) -> RequestBuilder {
        var builder = self
        builder.origin = origin
        return builder
    }

    /// Adds a closure for a function-typed parameter.
    public func callback(_ callback: RouteCallback) -> RequestBuilder {
        var builder = self
        builder.callbacks.append(callback)
        return builder
    }

    /// Calls the handler, which must be synchronous.
    ///
    /// - Parameters:
    ///   - output: The type of the result.
    ///   - isolation: The caller's isolation, which the compiler provides.
    /// - Returns: The result.
    /// - Throws: The errors of `Router.call(_:context:from:callbacks:as:isolation:)`.
    @discardableResult
    public func call<Output>(
        as output: Output.Type = Any.self,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Output {
        try router.call(
            url,
            context: context,
            from: origin,
            callbacks: callbacks,
            as: output,
            isolation: isolation
        )
    }

    /// Opens the handler and awaits its result.
    ///
    /// - Parameters:
    ///   - output: The type of the result.
    ///   - isolation: The caller's isolation, which the compiler provides.
    /// - Returns: The result.
    /// - Throws: The errors of `Router.open(_:context:from:callbacks:as:isolation:)`.
    @discardableResult
    public consuming func open<Output>(
        as output: Output.Type = Any.self,
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> Output {
        try await router.perform(
            url,
            context: context,
            from: origin,
            callbacks: RouteCallbacks(callbacks),
            as: output,
            isolation: isolation
        )
    }
}

extension Router {
    /// Begins a request for a URL, to be assembled step by step.
    public func request(_ url: String) -> RequestBuilder {
        RequestBuilder(self, url)
    }
}
