import RouteTables

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
        var machine = RequestMachine(request)
        return try checked(run(&machine, as: output, { Self.isResult($0, of: output) }, isolation), as: output)
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
            RequestMachine(request),
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
            machine(route.arguments, context, origin),
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
        var machine = RequestMachine(makeRequest(text, context: context, from: stated, callbacks: callbacks))
        return try run(&machine, as: expected, isExpected, isolation)
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
        var machine = machine(route, context, origin)
        return try run(&machine, as: expected, isExpected, isolation)
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

    private func machine(
        _ route: RouteArguments,
        _ context: [String: any Sendable],
        _ origin: RouteOrigin
    ) -> RequestMachine {
        if context.isEmpty, origin == .app { return RequestMachine(self, route) }
        let storage = RouteRequest.Storage(router: self, typed: route, context: context, origin: origin)
        return RequestMachine(RouteRequest(storage: storage))
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

    // Not generic, so that the generic functions do not contain the machine.
    @inline(never)
    func open(
        _ machine: consuming RequestMachine,
        as expected: Any.Type,
        _ isExpected: (Any) -> Bool,
        _ isolation: isolated (any Actor)?
    ) async throws -> Any {
        var machine = machine
        return try await open(&machine, as: expected, isExpected, isolation)
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
