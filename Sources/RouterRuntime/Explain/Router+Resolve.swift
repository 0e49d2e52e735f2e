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
        var hop = RequestHop(request)
        do {
            return try resolution(of: &hop, on: isolation)
        } catch {
            throw RouterError.reduced(hop.led(error), for: request)
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
        var hop = resolution.hop
        let value = try call(&hop, after: nil, as: output, { Self.isResult($0, of: output) }, isolation)
        return try checked(value, as: output)
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
        var hop = resolution.hop
        let value = try await open(&hop, after: nil, as: output, { Self.isResult($0, of: output) }, isolation)
        return try checked(value, as: output)
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
        var hop = RequestHop(request)
        guard let target = try? target(of: &hop, with: RouterSettings(of: self), on: isolation) else { return false }
        return (try? hop.call.checkArguments(target)) != nil
    }
}

extension Router {
    /// The route that a call would take, without calling anything.
    ///
    /// - Parameters:
    ///   - hop: The first hop; in the end, the last one.
    ///   - isolation: The isolation that this function runs in.
    /// - Returns: The route.
    /// - Throws: The error of a call that finds no route.
    @_optimize(size)
    package func resolution(of hop: inout RequestHop, on isolation: (any Actor)?) throws -> RouteResolution {
        let settings = RouterSettings(of: self)
        let target = try target(of: &hop, with: settings, on: isolation)
        hop.resolve(with: settings)
        return RouteResolution(hop, to: target)
    }

    /// Looks a request up, and follows the redirects of its rewriting.
    @_optimize(size)
    private func target(
        of hop: inout RequestHop,
        with settings: RouterSettings,
        on isolation: (any Actor)?
    ) throws -> Target {
        while true {
            do {
                try settings.stages?.lookUp(&hop, with: settings, on: isolation)
                if settings.stages == nil { try hop.lookUp(in: self, on: isolation) }
                guard let target = hop.target else { throw hop.notFound }
                return target
            } catch let redirect as RouteRedirect {
                try hop.follow(redirect)
            }
        }
    }
}
