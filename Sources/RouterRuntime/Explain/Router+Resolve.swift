import RouteTables

extension Router {
    /// Finds the route of a URL without calling anything.
    ///
    /// The route need not be able to take the request: ``RouteResolution/problem`` says why a call would fail. To go on
    /// with the route, pass it to `perform(_:as:isolation:)`.
    ///
    /// Rewriting, relocations and access apply. Redirects by handlers and middleware do not, because no handler or
    /// middleware runs. Closures that rewrite are called, and so are conditions of routes. Observers are not notified,
    /// and no assertion is made.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - context: Values that the request would carry.
    ///   - origin: The caller.
    ///   - callbacks: Closures that the request would carry.
    ///   - isolation: The caller's isolation. On the main actor, closures and conditions of the main actor are called,
    ///     too.
    /// - Returns: The route.
    /// - Throws: ``RouterError`` with the code `notFound`, `malformedURL`, `tooManyHops` or
    ///   `requiresAsync`; the error of a rewriting closure.
    @_optimize(size)
    public func resolve(
        _ url: String,
        context: [String: any Sendable] = [:],
        from origin: RouteOrigin = .app,
        callbacks: sending [RouteCallback] = [],
        isolation: isolated (any Actor)? = #isolation
    ) throws -> RouteResolution {
        try resolve(makeRequest(url, context: context, from: origin, callbacks: .sent(callbacks)), isolation)
    }

    /// Finds the route of a typed route without calling anything; see
    /// ``resolve(_:context:from:callbacks:isolation:)``.
    ///
    /// - Returns: The route, which rewriting or a relocation may have changed.
    /// - Throws: ``RouterError`` with the code `unknownRoute`, `notFound`, `notEncodable` or `tooManyHops`;
    ///   the error of a rewriting closure.
    @_optimize(size)
    public func resolve<Output>(
        _ route: Route<Output>,
        context: [String: any Sendable] = [:],
        from origin: RouteOrigin = .app,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> RouteResolution {
        try resolve(makeRequest(route, context: context, from: origin), isolation)
    }

    @_optimize(size)
    private func resolve(_ request: RouteRequest, _ isolation: isolated (any Actor)?) throws -> RouteResolution {
        var machine = RequestMachine(request, isDryRun: true)
        do {
            return try machine.resolve(in: isolation)
        } catch {
            throw RouterError.reduced(machine.led(error), for: request)
        }
    }

    /// Calls the handler of a route that was determined before, which must be synchronous.
    ///
    /// Rewriting, conditions of routes and access have decided already, so their code does not run again. Middleware,
    /// observers and fallbacks take part as in a call. The request is looked up again only if settings have changed since
    /// it was resolved: something was added or removed, or the handler's module is set up now and has changed them.
    ///
    /// ```swift
    /// func open(_ url: String) throws {
    ///     let resolution = try router.resolve(url)
    ///     if resolution.problem == nil { try router.perform(resolution) }
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - resolution: The route, which a router with the same table and settings has determined: this one.
    ///   - output: The type that the handler returns; by default, any.
    ///   - isolation: The caller's isolation, which the compiler provides.
    /// - Returns: The handler's result.
    /// - Throws: The handler's error; ``RouterError`` for everything that can be wrong with a request, with the code
    ///   `notSendable` if a value or callback of the request is not `Sendable`, and the request was performed before.
    @discardableResult
    public func perform<Output>(
        _ resolution: RouteResolution,
        as output: Output.Type = Any.self,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> Output {
        var machine = RequestMachine(performing: resolution)
        machine.checkSynchronous(isolation)
        return try checked(run(&machine, as: output, { Self.isResult($0, of: output) }, isolation), as: output)
    }

    /// Opens the handler of a route that was determined before, and awaits its result; see
    /// `perform(_:as:isolation:)`.
    ///
    /// - Parameters:
    ///   - resolution: The route, which a router with the same table and settings has determined: this one.
    ///   - output: The type that the handler returns; by default, any.
    ///   - isolation: The caller's isolation, which the compiler provides.
    /// - Returns: The handler's result.
    /// - Throws: The handler's error; ``RouterError`` for everything that can be wrong with a request.
    @discardableResult
    public func perform<Output>(
        _ resolution: RouteResolution,
        as output: Output.Type = Any.self,
        isolation: isolated (any Actor)? = #isolation
    ) async throws -> Output {
        let machine = RequestMachine(performing: resolution)
        return try await checked(
            open(machine, as: output, { Self.isResult($0, of: output) }, isolation),
            as: output
        )
    }

    /// Whether a URL leads to a route that can take the request, without calling its handler.
    ///
    /// The answer is that of ``resolve(_:context:from:callbacks:isolation:)``, with a ``RouteResolution/problem`` or
    /// without. So rewriting, relocations, access and conditions apply. The handler's parameters must have values of
    /// their types, and its closures must have callbacks. Middleware, fallbacks and set-ups of modules do not run, and
    /// no instance is created: `true` does not mean that these succeed, and `false` does not mean that none of them
    /// would answer.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - context: Values that the request would carry.
    ///   - origin: The caller.
    ///   - callbacks: Closures that the request would carry.
    ///   - isolation: The caller's isolation. On the main actor, closures and conditions of the main actor are called,
    ///     too.
    /// - Returns: Whether a route that is open to the caller takes the request; also `false` for a string that is not a
    ///   URL.
    @_optimize(size)
    public func canOpen(
        _ url: String,
        context: [String: any Sendable] = [:],
        from origin: RouteOrigin = .app,
        callbacks: [RouteCallback] = [],
        isolation: isolated (any Actor)? = #isolation
    ) -> Bool {
        let callbacks = RouteCallbacks.lent(callbacks)
        defer { callbacks.end() }
        let request = makeRequest(url, context: context, from: origin, callbacks: callbacks)
        var machine = RequestMachine(request, isDryRun: true)
        guard let target = try? machine.findTarget(on: isolation) else { return false }
        return (try? machine.call.checkArguments(target)) != nil
    }
}

extension RequestMachine {
    /// The route that a call would take.
    ///
    /// - Parameter isolation: The isolation that this function runs in.
    /// - Returns: The route.
    /// - Throws: The error of a call that finds no route.
    @_optimize(size)
    package mutating func resolve(in isolation: (any Actor)?) throws -> RouteResolution {
        let target = try findTarget(on: isolation)
        let isAsynchronous: Bool
        do {
            try session?.stages?.checkSynchronous(isOnMainActor: false)
            try call.checkSynchronous(target, isOnMainActor: false)
            isAsynchronous = false
        } catch {
            isAsynchronous = true
        }
        return RouteResolution(target, of: self, isAsynchronous: isAsynchronous)
    }
}
