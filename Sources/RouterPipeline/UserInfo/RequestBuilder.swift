import RouteTables
import RouterRuntime

/// A request that is assembled step by step, for URLs that are only known at run time.
///
/// ```swift
/// let screen = try await router.request("//shop/product/5")
///     .with("variant", "red")
///     .with("image", image)
///     .open(from: .webView, as: Screen.self)
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
    /// ``with(_:_:)`` has added. Strings, integers, floating-point numbers, `Bool`, and arrays of strings or integers
    /// become part of the request's `context`. Any other value may not be `Sendable`, so middleware and observers do not
    /// see it: a handler receives it by the name of a parameter, or by a parameter of type `[String: Any]`, and code of the
    /// main actor has it in the request's `userInfo`. A synchronous call lends it until the call ends. An awaited one must begin on the main actor, to which the value then belongs;
    /// elsewhere, a handler that takes the value fails with the code `notSendable`.
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
        let (request, callbacks) = request(from: origin, .lent(callbacks), of: .lent())
        defer { callbacks.end() }
        return try router.perform(request, as: output, isolation: isolation)
    }

    /// Calls the handler, which must be synchronous, and then a closure with the parameters and the result.
    ///
    /// ```swift
    /// try router.request("//chat/5?from=push").call { parameters, instance in print(parameters, instance) }
    /// ```
    ///
    /// (TheRouter's completion.)
    ///
    /// - Parameters:
    ///   - origin: The caller.
    ///   - callbacks: Closures for the handler's function-typed parameters.
    ///   - isolation: The caller's isolation, which the compiler provides.
    ///   - completion: Receives the merged parameters of the request for the last route, and the handler's result; it is
    ///     not called if the request fails.
    /// - Throws: The errors of ``call(from:callbacks:as:isolation:)``, or that of the closure.
    public func call(
        from origin: RouteOrigin = .app,
        callbacks: [RouteCallback] = [],
        isolation: isolated (any Actor)? = #isolation,
        completion: (_ parameters: [String: Any], _ instance: Any) throws -> Void
    ) throws {
        let (request, callbacks) = request(from: origin, .lent(callbacks), of: .lent())
        defer { callbacks.end() }
        var hop = RequestHop(request)
        let result = try router.call(&hop, as: Any.self, { _ in true }, isolation)
        try hop.complete(with: result, in: isolation, completion)
    }

    /// Opens the handler, and then calls a closure with the parameters and the result; see
    /// ``call(from:callbacks:isolation:completion:)``.
    ///
    /// - Throws: The errors of ``open(from:callbacks:as:isolation:)``, or that of the closure.
    public func open(
        from origin: RouteOrigin = .app,
        callbacks: sending [RouteCallback] = [],
        isolation: isolated (any Actor)? = #isolation,
        completion: (_ parameters: [String: Any], _ instance: Any) throws -> Void
    ) async throws {
        var hop = RequestHop(request(from: origin, .sent(callbacks), of: .awaited(by: isolation)).request)
        let result = try await router.open(&hop, as: Any.self, { _ in true }, isolation)
        try hop.complete(with: result, in: isolation, completion)
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
        let request = request(from: origin, .sent(callbacks), of: .awaited(by: isolation)).request
        return try await router.perform(request, as: output, isolation: isolation)
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

extension RequestHop {
    /// Passes a result to a closure, with the merged parameters of the request for the last route, or of the request itself
    /// if no route was found: with values that are not `Sendable` if the caller may use them.
    fileprivate func complete(
        with result: Any,
        in isolation: (any Actor)?,
        _ completion: ([String: Any], Any) throws -> Void
    ) rethrows {
        let request = reached ?? first
        let callbacks = request.storage.callbacks
        let mayUse = callbacks.claim(isOnMainActor: MainThread.isMainActor(isolation))
        try completion(mayUse ? request.parameters(carrying: callbacks.carried) : request.parameters, result)
    }
}

extension Router {
    /// Begins a request for a URL, to be assembled step by step.
    public func request(_ url: String) -> RequestBuilder {
        RequestBuilder(self, url)
    }
}
