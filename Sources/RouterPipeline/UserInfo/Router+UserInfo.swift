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
    /// (TheRouter's completion.) The values become the request's `context`, so they precede those of the path and the
    /// query. The compiler does not check how middleware and observers use values that are not `Sendable`: it must not be
    /// at the same time as the caller.
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
        var machine = machine(url, userInfo, origin, callbacks)
        let result = try run(&machine, as: Any.self, { _ in true }, isolation)
        try completion(machine.parameters, result)
    }

    /// Opens the handler for a URL, and then calls a closure with the parameters and the result; see
    /// ``call(_:userInfo:from:callbacks:isolation:completion:)``.
    ///
    /// The values are handed over.
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
        var machine = machine(url, userInfo, origin, callbacks)
        let result = try await open(&machine, as: Any.self, { _ in true }, isolation)
        try completion(machine.parameters, result)
    }

    private func machine(
        _ url: String,
        _ userInfo: [String: Any],
        _ origin: RouteOrigin,
        _ callbacks: [RouteCallback]
    ) -> RequestMachine {
        let context = UncheckedContext(userInfo).values
        return RequestMachine(
            makeRequest(url, context: context, from: origin, callbacks: RouteCallbacks(callbacks))
        )
    }
}

extension RequestMachine {
    /// The merged parameters of the request for the last route, or of the request itself if no route was found.
    fileprivate var parameters: [String: Any] {
        (target?.request ?? first).parameters
    }
}
