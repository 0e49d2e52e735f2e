public import Foundation
public import RouterRuntime

extension Router {
    /// Calls the handler that a URL leads to, which has to be synchronous.
    ///
    /// - Parameters:
    ///   - url: The URL; one that is relative counts with its base.
    ///   - context: Values by parameter name, with the types they have. They go before those of the path and the query.
    ///   - origin: Who makes the request: `.external` for what the system hands to an app delegate.
    ///   - callbacks: Closures for the handler's function-typed parameters.
    ///   - output: The type that the handler returns.
    ///   - isolation: The caller's isolation, which the compiler fills in.
    /// - Returns: What the handler returns.
    /// - Throws: What the handler throws; `RouterError` for everything that can be wrong with a request.
    @discardableResult
    public func call<Output>(
        _ url: URL,
        context: [String: any Sendable] = [:],
        from origin: RouteOrigin = .app,
        callbacks: [RouteCallback] = [],
        as output: Output.Type = Any.self,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Output {
        try call(
            url.absoluteString,
            context: context,
            from: origin,
            callbacks: callbacks,
            as: output,
            isolation: isolation
        )
    }

    /// Opens the handler that a URL leads to, whatever its kind; see ``call(_:context:from:callbacks:as:isolation:)``.
    ///
    /// ```swift
    /// func scene(_ scene: UIScene, openURLContexts contexts: Set<UIOpenURLContext>) {
    ///     for url in contexts.map(\.url) {
    ///         Task { try await router.open(url, from: .external) }
    ///     }
    /// }
    /// ```
    ///
    /// - Returns: What the handler returns.
    /// - Throws: What the handler throws; `RouterError` for everything that can be wrong with a request.
    @discardableResult
    public func open<Output>(
        _ url: URL,
        context: [String: any Sendable] = [:],
        from origin: RouteOrigin = .app,
        callbacks: sending [RouteCallback] = [],
        as output: Output.Type = Any.self,
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> Output {
        try await open(
            url.absoluteString,
            context: context,
            from: origin,
            callbacks: callbacks,
            as: output,
            isolation: isolation
        )
    }
}
