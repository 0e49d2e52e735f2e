import RouteTables

// The overloads are disfavored for the same reasons as those of `call`.

extension Router {
    /// Opens the handler of a typed route.
    ///
    /// Handlers of every kind can be opened from everywhere. A synchronous handler that the caller's isolation can call
    /// directly runs without a task switch.
    ///
    /// - Parameters:
    ///   - route: The route with its values: `.openChat(chatID: 5)`.
    ///   - context: Values that the request carries, for handlers that receive the request itself.
    ///   - origin: The caller.
    ///   - isolation: The caller's isolation, which the compiler provides.
    /// - Returns: The handler's result.
    /// - Throws: The handler's error; ``RouterError`` with the code `unknownRoute` for a route that is not in the
    ///   table or not open to the origin.
    @discardableResult
    public func open<Output>(
        _ route: Route<Output>,
        context: [String: any Sendable] = .init(),
        from origin: RouteOrigin = .app,
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> Output {
        try await perform(route, context: context, from: origin, isolation: isolation)
    }

    /// Opens the handler for a URL.
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
    @discardableResult
    @_disfavoredOverload
    public func open<Output>(
        _ url: String,
        context: [String: any Sendable] = .init(),
        from origin: RouteOrigin = .app,
        callbacks: sending [RouteCallback] = [],
        as output: Output.Type = Any.self,
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> Output {
        try await perform(
            url,
            context: context,
            from: origin,
            callbacks: .sent(callbacks),
            as: output,
            isolation: isolation
        )
    }
}

// The loop of a router with nothing set up, for requests that may wait.

extension Router {
    /// Performs a request; see ``call(_:as:_:_:)``.
    @inline(never)
    @_optimize(size)
    package func open(
        _ hop: inout RequestHop,
        as expected: Any.Type,
        _ isExpected: (Any) -> Bool,
        _ isolation: isolated (any Actor)?
    ) async throws -> Any {
        var failure: (any Error)?
        // Nothing else applies to a handler that is remembered.
        if hop.target != nil {
            do { return try await value(of: &hop, as: expected, isExpected, isolation) } catch { failure = error }
        }
        return try await open(&hop, after: failure, as: expected, isExpected, isolation)
    }

    // The compiler divides an asynchronous function at each `await` and copies what follows, so little follows here.

    /// Performs a request whose handler is not known, has failed, or was found by a resolution.
    @inline(never)
    @_optimize(size)
    func open(
        _ hop: inout RequestHop,
        after failure: (any Error)?,
        as expected: Any.Type,
        _ isExpected: (Any) -> Bool,
        _ isolation: isolated (any Actor)?
    ) async throws -> Any {
        var failure = failure
        var settings = RouterSettings(of: self)
        hop.check(settings)
        while settings.stages == nil {
            try hop.goOn(after: failure)
            failure = nil
            do {
                if try await isReady(&hop, &settings, isolation) {
                    return try await value(of: &hop, as: expected, isExpected, isolation)
                }
            } catch {
                failure = error
                settings = RouterSettings(of: self)
            }
        }
        return try await openInStages(&hop, settings, after: failure, as: expected, isExpected, isolation)
    }

    @inline(never)
    @_optimize(size)
    private func openInStages(
        _ hop: inout RequestHop,
        _ settings: RouterSettings,
        after failure: (any Error)?,
        as expected: Any.Type,
        _ isExpected: (Any) -> Bool,
        _ isolation: isolated (any Actor)?
    ) async throws -> Any {
        guard let stages = settings.stages else { throw hop.notFound }
        return try await stages.open(&hop, with: settings, after: failure, as: expected, isExpected, isolation)
    }

    /// Calls the handler of a hop, and checks its value.
    @inline(never)
    @_optimize(size)
    private func value(
        of hop: inout RequestHop,
        as expected: Any.Type,
        _ isExpected: (Any) -> Bool,
        _ isolation: isolated (any Actor)?
    ) async throws -> Any {
        guard let target = hop.target else { throw hop.notFound }
        let value = try await hop.call.open(target, isolation)
        guard isExpected(value) else { throw hop.wrongResult(value, as: expected) }
        return value
    }

    /// Performs a request, or one that a resolution has looked up.
    ///
    /// - Parameters:
    ///   - hop: The first hop, or that of the resolution.
    ///   - expected: The type that the caller expects, for errors.
    ///   - isExpected: Whether a value has that type.
    ///   - isolation: The caller's isolation.
    /// - Returns: The answer.
    /// - Throws: The error for the caller.
    @inline(never)
    @_optimize(size)
    package func answer(
        _ hop: RequestHop,
        as expected: Any.Type = Any.self,
        _ isExpected: (Any) -> Bool = { _ in true },
        isolation: isolated (any Actor)?
    ) async throws -> RequestAnswer {
        var hop = hop
        let value = try await open(&hop, after: nil, as: expected, isExpected, isolation)
        return RequestAnswer(value, of: hop)
    }

    /// Performs a request that needs not wait, or one that a resolution has looked up; see
    /// `answer(_:as:_:isolation:)`.
    ///
    /// - Throws: The error for the caller, with the code `requiresAsync` if something must be awaited.
    @_optimize(size)
    package func answer(
        _ hop: RequestHop,
        as expected: Any.Type = Any.self,
        _ isExpected: (Any) -> Bool = { _ in true },
        isolation: isolated (any Actor)?
    ) throws -> RequestAnswer {
        var hop = hop
        let value = try call(&hop, after: nil, as: expected, isExpected, isolation)
        return RequestAnswer(value, of: hop)
    }

    @inline(never)
    @_optimize(size)
    private func isReady(
        _ hop: inout RequestHop,
        _ settings: inout RouterSettings,
        _ isolation: isolated (any Actor)?
    ) async throws -> Bool {
        do {
            return try hop.isReady(in: self, &settings, on: isolation)
        } catch let error where error.needsMainActor {
            return try await isReadyOnMainActor(&hop, &settings)
        }
    }

    @MainActor
    @_optimize(size)
    private func isReadyOnMainActor(_ hop: inout RequestHop, _ settings: inout RouterSettings) throws -> Bool {
        try hop.isReady(in: self, &settings, on: MainActor.shared)
    }
}
