import RouteTables

// The default for contexts is `.init()`, because `[:]` would search for metadata in each call that is compiled in
// another module.
//
// The compiler's errors about a misspelt typed route are to be about that. So the calls by URL and by path are
// disfavored, and a path needs its values, since `RoutePath` has a property where `Route` has a function.

extension Router {
    /// Calls the handler of a typed route, which must be synchronous.
    ///
    /// A handler of the main actor can be called from the main actor only. Elsewhere, use `await open`.
    ///
    /// - Parameters:
    ///   - route: The route with its values: `.openChat(chatID: 5)`.
    ///   - context: Values that the request carries, for handlers that receive the request itself.
    ///   - origin: The caller.
    ///   - isolation: The caller's isolation, which the compiler provides.
    /// - Returns: The handler's result.
    /// - Throws: The handler's error; ``RouterError`` with the code `requiresAsync` for a handler that must be
    ///   awaited, or `unknownRoute` for a route that is not in the table or not open to the origin.
    @_alwaysEmitIntoClient
    @discardableResult
    public func call<Output>(
        _ route: Route<Output>,
        context: [String: any Sendable] = .init(),
        from origin: RouteOrigin = .app,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Output {
        try perform(route, context: context, from: origin, isolation: isolation)
    }

    /// Calls the handler for a URL, which must be synchronous.
    ///
    /// - Parameters:
    ///   - url: The URL: `kl://AModule/server2?value=64`.
    ///   - context: Values by parameter name, with their original types. They precede those of the path and the query.
    ///   - origin: The caller.
    ///   - callbacks: Closures for the handler's function-typed parameters.
    ///   - output: The type that the handler returns; by default, any. The result is `()` if it returns nothing.
    ///   - isolation: The caller's isolation, which the compiler provides.
    /// - Returns: The handler's result.
    /// - Throws: The handler's error; ``RouterError`` for everything that can be wrong with a request.
    @_alwaysEmitIntoClient
    @discardableResult
    @_disfavoredOverload
    public func call<Output>(
        _ url: String,
        context: [String: any Sendable] = .init(),
        from origin: RouteOrigin = .app,
        callbacks: [RouteCallback] = [],
        as output: Output.Type = Any.self,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Output {
        try perform(
            url,
            context: context,
            from: origin,
            callbacks: callbacks,
            as: output,
            isolation: isolation
        )
    }

    /// Calls the handler of a path constant with values by name.
    ///
    /// The handler must be synchronous.
    ///
    /// - Parameters:
    ///   - path: The path: `.openChat`.
    ///   - values: The values of placeholders and query items; `[:]` for none.
    ///   - context: Values by parameter name, with their original types. They precede those of the path and the query.
    ///   - origin: The caller.
    ///   - callbacks: Closures for the handler's function-typed parameters.
    ///   - output: The type that the handler returns; by default, any.
    ///   - isolation: The caller's isolation, which the compiler provides.
    /// - Returns: The handler's result.
    /// - Throws: The handler's error; ``RouterError`` for everything that can be wrong with a request, with the
    ///   code `notEncodable` for a placeholder without a value.
    @_disfavoredOverload
    @_alwaysEmitIntoClient
    @discardableResult
    public func call<Output>(
        _ path: RoutePath,
        _ values: [String: any RouteValue],
        context: [String: any Sendable] = .init(),
        from origin: RouteOrigin = .app,
        callbacks: [RouteCallback] = [],
        as output: Output.Type = Any.self,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Output {
        try perform(
            path.url(values),
            context: context,
            from: origin,
            callbacks: callbacks,
            as: output,
            isolation: isolation
        )
    }
}

// A request begins here, for all forms of `call` and `open`. The generic functions only check the type of the result;
// the compiler specializes them in the caller's module.

extension Router {
    /// Calls the handler for a URL, which must be synchronous.
    @_alwaysEmitIntoClient
    package func perform<Output>(
        _ text: String,
        context: [String: any Sendable],
        from stated: RouteOrigin,
        callbacks: [RouteCallback],
        as output: Output.Type,
        isolation: isolated (any Actor)?
    ) throws -> Output {
        let value = try run(
            text,
            context: context,
            from: stated,
            callbacks: callbacks,
            as: output,
            { Self.cast($0, to: output) != nil },
            isolation
        )
        return try Self.cast(value, to: output) ?? wrongResult(value, output)
    }

    /// Calls the handler of a typed route, which must be synchronous.
    @_alwaysEmitIntoClient
    func perform<Output>(
        _ route: Route<Output>,
        context: [String: any Sendable],
        from origin: RouteOrigin,
        isolation: isolated (any Actor)?
    ) throws -> Output {
        let value = try run(
            route.arguments,
            context: context,
            from: origin,
            as: Output.self,
            { Self.cast($0, to: Output.self) != nil },
            isolation
        )
        return try Self.cast(value, to: Output.self) ?? wrongResult(value, Output.self)
    }

    /// Calls the handler of a request, which must be synchronous.
    package func perform<Output>(
        _ request: RouteRequest,
        as output: Output.Type,
        isolation: isolated (any Actor)?
    ) throws -> Output {
        var hop = RequestHop(request)
        return try checked(call(&hop, as: output, { Self.isResult($0, of: output) }, isolation), as: output)
    }

    /// Opens the handler for a URL.
    package func perform<Output>(
        _ text: String,
        context: [String: any Sendable],
        from stated: RouteOrigin,
        callbacks: RouteCallbacks,
        as output: Output.Type,
        isolation: isolated (any Actor)?
    ) async throws -> Output {
        let request = makeRequest(text, context: context, from: stated, callbacks: callbacks)
        return try await perform(request, as: output, isolation: isolation)
    }

    /// Opens the handler of a request.
    package func perform<Output>(
        _ request: RouteRequest,
        as output: Output.Type,
        isolation: isolated (any Actor)?
    ) async throws -> Output {
        // A closure with a name would be allocated.
        let value = try await open(
            RequestHop(request),
            as: output,
            { Self.isResult($0, of: output) },
            isolation
        )
        return try checked(value, as: output)
    }

    /// Opens the handler of a typed route.
    func perform<Output>(
        _ route: Route<Output>,
        context: [String: any Sendable],
        from origin: RouteOrigin,
        isolation: isolated (any Actor)?
    ) async throws -> Output {
        let value = try await open(
            hop(route.arguments, context, origin),
            as: Output.self,
            { Self.isResult($0, of: Output.self) },
            isolation
        )
        return try checked(value, as: Output.self)
    }

    @usableFromInline
    func run(
        _ text: String,
        context: [String: any Sendable],
        from stated: RouteOrigin,
        callbacks: [RouteCallback],
        as expected: Any.Type,
        _ isExpected: (Any) -> Bool,
        _ isolation: isolated (any Actor)?
    ) throws -> Any {
        let callbacks = callbacks.isEmpty ? .none : RouteCallbacks.lent(callbacks)
        defer { if !callbacks.isEmpty { callbacks.end() } }
        var hop = RequestHop(makeRequest(text, context: context, from: stated, callbacks: callbacks))
        return try call(&hop, as: expected, isExpected, isolation)
    }

    @usableFromInline
    func run(
        _ route: RouteArguments,
        context: [String: any Sendable],
        from origin: RouteOrigin,
        as expected: Any.Type,
        _ isExpected: (Any) -> Bool,
        _ isolation: isolated (any Actor)?
    ) throws -> Any {
        var hop = hop(route, context, origin)
        return try call(&hop, as: expected, isExpected, isolation)
    }

    /// The request for a URL.
    ///
    /// - Parameters:
    ///   - text: The URL.
    ///   - context: Values by parameter name.
    ///   - stated: The caller that was stated; the scheme of the URL may identify another.
    ///   - callbacks: Closures for function-typed parameters.
    /// - Returns: The request.
    package func makeRequest(
        _ text: String,
        context: [String: any Sendable],
        from stated: RouteOrigin,
        callbacks: RouteCallbacks
    ) -> RouteRequest {
        let origin = origins.origin(of: text, from: stated)
        return RouteRequest(
            storage: RouteRequest.Storage(
                router: self,
                text: text,
                context: context,
                callbacks: callbacks,
                origin: origin
            )
        )
    }

    /// The request for a typed route.
    package func makeRequest<Output>(
        _ route: Route<Output>,
        context: [String: any Sendable],
        from origin: RouteOrigin
    ) -> RouteRequest {
        let arguments = route.arguments
        return RouteRequest(
            storage: RouteRequest.Storage(router: self, typed: arguments, context: context, origin: origin)
        )
    }

    private func hop(
        _ route: RouteArguments,
        _ context: [String: any Sendable],
        _ origin: RouteOrigin
    ) -> RequestHop {
        if context.isEmpty, origin == .app { return RequestHop(self, route) }
        let storage = RouteRequest.Storage(router: self, typed: route, context: context, origin: origin)
        return RequestHop(RouteRequest(storage: storage))
    }

    /// Whether a result has the type that the caller expects.
    ///
    /// An optional result would have metadata, which generic code finds for each call.
    static func isResult<Output>(_ value: Any, of output: Output.Type) -> Bool {
        Swift.type(of: value) == output || value is Output
    }

    /// The result as the caller expects it; `nil` if it has another type.
    @_alwaysEmitIntoClient
    package static func cast<Output>(_ value: Any, to output: Output.Type) -> Output? {
        // A dynamic cast to the same type costs more than a comparison of types.
        func same<Value>(_ value: Value) -> Output? {
            // Unchecked: both types are the same.
            Value.self == Output.self ? unsafeBitCast(value, to: Output.self) : nil
        }
        return same(value) ?? value as? Output
    }

    // Not generic, so that the generic functions do not contain the hop.
    @inline(never)
    func open(
        _ hop: consuming RequestHop,
        as expected: Any.Type,
        _ isExpected: (Any) -> Bool,
        _ isolation: isolated (any Actor)?
    ) async throws -> Any {
        var hop = hop
        return try await open(&hop, as: expected, isExpected, isolation)
    }

    /// A value whose type was checked before.
    @inline(never)
    func checked<Output>(_ value: Any, as output: Output.Type) throws -> Output {
        try Self.cast(value, to: output) ?? wrongResult(value, output)
    }

    /// The error for a value whose type was checked before, so that it cannot be wrong.
    @usableFromInline
    func wrongResult<Output>(_ value: Any, _ expected: Output.Type) throws -> Output {
        let message = RouterMessage.wrongResult(actual: "\(type(of: value))", expected: "\(expected)", handler: nil)
        throw RouterError(.wrongResultType, message)
    }
}

// The loop of a router with nothing set up, which follows redirects. Where stages are there, it gives the request to them.

extension Router {
    /// Performs a request without waiting.
    ///
    /// - Parameters:
    ///   - hop: The first hop, with its handler if that is known; in the end, the last hop.
    ///   - expected: The type that the caller expects, for errors.
    ///   - isExpected: Whether a value has that type.
    ///   - isolation: The caller's isolation.
    /// - Returns: The value.
    /// - Throws: The error for the caller; ``RouterError`` with the code `requiresAsync` for what must be awaited.
    package func call(
        _ hop: inout RequestHop,
        as expected: Any.Type,
        _ isExpected: (Any) -> Bool,
        _ isolation: isolated (any Actor)?
    ) throws -> Any {
        do {
            // Nothing else applies to a handler that is remembered.
            if let target = hop.target {
                let value = try hop.call.perform(target, isolation)
                if isExpected(value) { return value }
                throw hop.wrongResult(value, as: expected)
            }
        } catch {
            return try call(&hop, after: error, as: expected, isExpected, isolation)
        }
        return try call(&hop, after: nil, as: expected, isExpected, isolation)
    }

    /// Performs a request whose handler is not known, has failed, or was found by a resolution.
    func call(
        _ hop: inout RequestHop,
        after failure: (any Error)?,
        as expected: Any.Type,
        _ isExpected: (Any) -> Bool,
        _ isolation: isolated (any Actor)?
    ) throws -> Any {
        var failure = failure
        var settings = RouterSettings(of: self)
        hop.check(settings)
        while true {
            if let stages = settings.stages {
                return try stages.call(&hop, with: settings, after: failure, as: expected, isExpected, isolation)
            }
            try hop.goOn(after: failure)
            failure = nil
            do {
                if try hop.isReady(in: self, &settings, on: isolation), let target = hop.target {
                    let value = try hop.call.perform(target, isolation)
                    if isExpected(value) { return value }
                    failure = hop.wrongResult(value, as: expected)
                }
            } catch {
                failure = error
            }
            if failure != nil { settings = RouterSettings(of: self) }
        }
    }
}
