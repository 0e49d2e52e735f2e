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

    /// Opens the handler of a path constant with values by name.
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
    @discardableResult
    public func open<Output>(
        _ path: RoutePath,
        _ values: [String: any RouteValue],
        context: [String: any Sendable] = .init(),
        from origin: RouteOrigin = .app,
        callbacks: sending [RouteCallback] = [],
        as output: Output.Type = Any.self,
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> Output {
        try await perform(
            path.url(values),
            context: context,
            from: origin,
            callbacks: .sent(callbacks),
            as: output,
            isolation: isolation
        )
    }
}

// The asynchronous driver.

extension Router {
    /// Drives a request to its result; see ``run(_:as:_:_:)``.
    @_optimize(size)
    package func open(
        _ machine: inout RequestMachine,
        as expected: Any.Type,
        _ isExpected: (Any) -> Bool,
        _ isolation: isolated (any Actor)?
    ) async throws -> Any {
        while true {
            let value = await drive(&machine, isolation)
            if let answer = try machine.answer(value, as: expected, isExpected) { return answer }
        }
    }

    /// Drives the rest of a session, which takes the result.
    @_optimize(size)
    package func driveRest(_ machine: inout RequestMachine, _ isolation: isolated (any Actor)?) async {
        _ = await drive(&machine, isolation)
    }

    /// Drives a request until it has a result.
    ///
    /// - Returns: The value of the handler if no session takes it; otherwise, the machine has the result.
    @_optimize(size)
    private func drive(_ machine: inout RequestMachine, _ isolation: isolated (any Actor)?) async -> Any? {
        while true {
            switch machine.step {
            case .prepare: machine.prepare(in: self, isFinal: false, on: isolation)
            case .prepareOnMainActor: await prepareOnMainActor(&machine)
            case .run(let kind):
                await runStep(&machine, kind, isolation)
                machine.advance()
            case .call: if let value = await call(&machine, isolation) { return value }
            case .end: return nil
            }
        }
    }

    // The compiler divides an asynchronous function at each `await` and copies what follows, so little follows here.

    @MainActor
    @_optimize(size)
    private func prepareOnMainActor(_ machine: inout RequestMachine) {
        machine.prepare(in: self, isFinal: true, on: MainActor.shared)
    }

    @inline(never)
    private func runStep(_ machine: inout RequestMachine, _ kind: CallKind, _ isolation: isolated (any Actor)?) async {
        switch kind {
        case .synchronous: machine.run(isOnMainActor: nil)
        case .mainActor: await runOnMainActor(machine.session?.stages)
        default: await machine.session?.stages?.run(before: machine.target, isolation)
        }
    }

    @MainActor
    private func runOnMainActor(_ stages: (any SessionStages)?) { stages?.run(isOnMainActor: true) }

    @inline(never)
    @_optimize(size)
    private func call(_ machine: inout RequestMachine, _ isolation: isolated (any Actor)?) async -> Any? {
        do {
            guard let target = machine.target else { throw machine.notFound }
            let value = try await machine.call.open(target, isolation)
            if !machine.stagesReceiveResult { return value }
            machine.settle(.success(value))
        } catch {
            machine.settle(.failure(error))
        }
        return nil
    }
}
