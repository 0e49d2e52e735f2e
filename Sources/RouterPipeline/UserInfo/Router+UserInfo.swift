import RouteTables
import RouterRuntime

// Values of any type go along as callbacks do: a synchronous handler receives them in the caller's isolation, and `open`
// takes them from the caller for good.

extension Router {
    /// Calls the handler for a URL, which must be synchronous, and then a closure with the parameters and the result.
    ///
    /// ```swift
    /// try router.call("//chat/5?from=push") { parameters, instance in print(parameters, instance) }
    /// ```
    ///
    /// (TheRouter's completion.) The values precede those of the path and the query. Strings, integers, floating-point
    /// numbers, `Bool`, and arrays of strings or integers become part of the request's `context`. Any other value may not
    /// be `Sendable`, so middleware and observers do not see it, and it belongs to the caller, or to the first handler
    /// that takes it.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - userInfo: Values by parameter name, with their original types, `Sendable` or not.
    ///   - origin: The caller.
    ///   - callbacks: Closures for the handler's function-typed parameters.
    ///   - isolation: The caller's isolation, which the compiler provides.
    ///   - completion: Receives the merged parameters of the request for the last route, and the handler's result;
    ///     it is not called if the request fails.
    /// - Throws: The error of the handler or the closure; `RouterError` for everything that can be wrong with a
    ///   request.
    public func call(
        _ url: String,
        userInfo: [String: Any] = .init(),
        from origin: RouteOrigin = .app,
        callbacks: [RouteCallback] = [],
        isolation: isolated (any Actor)? = #isolation,
        completion: (_ parameters: [String: Any], _ instance: Any) throws -> Void
    ) throws {
        let (request, callbacks) = request(url, userInfo, origin, .lent(callbacks), .caller())
        defer { callbacks.end() }
        var machine = RequestMachine(request)
        let result = try run(&machine, as: Any.self, { _ in true }, isolation)
        try completion(machine.parameters(in: isolation), result)
    }

    /// Opens the handler for a URL, and then calls a closure with the parameters and the result; see
    /// ``call(_:userInfo:from:callbacks:isolation:completion:)``.
    ///
    /// The values are handed over. The closure does not receive those that a handler in another isolation has taken.
    ///
    /// - Throws: The error of the handler or the closure; `RouterError` for everything that can be wrong with a
    ///   request.
    public func open(
        _ url: String,
        userInfo: sending [String: Any] = .init(),
        from origin: RouteOrigin = .app,
        callbacks: sending [RouteCallback] = [],
        isolation: isolated (any Actor)? = #isolation,
        completion: (_ parameters: [String: Any], _ instance: Any) throws -> Void
    ) async throws {
        var machine = RequestMachine(request(url, userInfo, origin, .sent(callbacks), .sent()).request)
        let result = try await open(&machine, as: Any.self, { _ in true }, isolation)
        try completion(machine.parameters(in: isolation), result)
    }

    private func request(
        _ url: String,
        _ userInfo: [String: Any],
        _ origin: RouteOrigin,
        _ callbacks: RouteCallbacks,
        _ owner: ValueOwner
    ) -> (request: RouteRequest, callbacks: RouteCallbacks) {
        var (context, callbacks) = ([String: any Sendable](), callbacks)
        UserInfo(userInfo).add(to: &context, &callbacks, of: owner)
        return (makeRequest(url, context: context, from: origin, callbacks: callbacks), callbacks)
    }
}

extension RequestMachine {
    /// The merged parameters of the request for the last route, or of the request itself if no route was found.
    ///
    /// - Parameter isolation: The caller's isolation.
    /// - Returns: The parameters, with values that are not `Sendable` if the caller may use them.
    fileprivate func parameters(in isolation: (any Actor)?) -> [String: Any] {
        let request = reached ?? first
        let callbacks = request.storage.callbacks
        let user: ValueOwner.User = MainThread.isMainActor(isolation) ? .mainActor : .caller
        return callbacks.claimValues(for: user) ? request.parameters(carrying: callbacks.carried) : request.parameters
    }
}
