public import Foundation
public import RouterPipeline
public import RouterRuntime

extension Router {
    /// Calls the handler for a URL, which must be synchronous.
    ///
    /// - Parameters:
    ///   - url: The URL. A relative URL includes its base.
    ///   - context: Values by parameter name, with their original types. They precede those of the path and the query.
    ///   - origin: The caller: `.external` for URLs that the system delivers to an app delegate.
    ///   - callbacks: Closures for the handler's function-typed parameters.
    ///   - output: The type that the handler returns.
    ///   - isolation: The caller's isolation, which the compiler provides.
    /// - Returns: The handler's result.
    /// - Throws: The handler's error; `RouterError` for everything that can be wrong with a request.
    @discardableResult
    @_disfavoredOverload
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

    /// Opens the handler for a URL, of any kind; see ``call(_:context:from:callbacks:as:isolation:)``.
    ///
    /// ```swift
    /// func application(_ application: NSApplication, open urls: [URL]) {
    ///     for url in urls {
    ///         Task { _ = try await router.open(url, from: .external) }
    ///     }
    /// }
    /// ```
    ///
    /// - Returns: The handler's result.
    /// - Throws: The handler's error; `RouterError` for everything that can be wrong with a request.
    @discardableResult
    @_disfavoredOverload
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
