import RouteTables

extension Router {
    /// Finds the route of a URL without calling anything.
    ///
    /// Rewriting, relocations and access apply. Redirects by handlers and middleware do not, because no handler or
    /// middleware runs. Closures that rewrite are called, and so are conditions of routes. Observers are not notified,
    /// and no assertion is made.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - context: Values that the request would carry.
    ///   - origin: The caller.
    ///   - isolation: The caller's isolation. On the main actor, closures and conditions of the main actor are called,
    ///     too.
    /// - Returns: The route.
    /// - Throws: ``RouterError`` with the code `notFound`, `malformedURL`, `tooManyHops` or
    ///   `requiresAsync`; the error of a rewriting closure.
    public func resolve(
        _ url: String,
        context: [String: any Sendable] = [:],
        from origin: RouteOrigin = .app,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> RouteResolution {
        let request = RouteRequest(
            storage: RouteRequest.Storage(
                router: self,
                text: url,
                context: context,
                origin: origins.origin(of: url, from: origin)
            )
        )
        return try resolve(request, isolation)
    }

    /// Finds the route of a typed route without calling anything; see ``resolve(_:context:from:isolation:)-(String,_,_,_)``.
    ///
    /// - Returns: The route, which rewriting or a relocation may have changed.
    /// - Throws: ``RouterError`` with the code `unknownRoute`, `notFound`, `notEncodable` or `tooManyHops`;
    ///   the error of a rewriting closure.
    public func resolve<Output>(
        _ route: Route<Output>,
        context: [String: any Sendable] = [:],
        from origin: RouteOrigin = .app,
        isolation: isolated (any Actor)? = #isolation
    ) throws -> RouteResolution {
        let storage = RouteRequest.Storage(router: self, typed: route.arguments, context: context, origin: origin)
        return try resolve(RouteRequest(storage: storage), isolation)
    }

    private func resolve(_ request: RouteRequest, _ isolation: isolated (any Actor)?) throws -> RouteResolution {
        do {
            let machine = RequestMachine(self, request)
            return try machine.resolve(isolation: isolation)
        } catch {
            throw RouterError.reduced(error, for: request)
        }
    }

    /// Whether a route takes a URL, without calling anything; see ``resolve(_:context:from:isolation:)-(String,_,_,_)``.
    ///
    /// - Parameters:
    ///   - url: The URL.
    ///   - context: Values that the request would carry.
    ///   - origin: The caller.
    ///   - isolation: The caller's isolation. On the main actor, closures and conditions of the main actor are called,
    ///     too.
    /// - Returns: Whether a route that is open to the caller takes the URL; also `false` for a text that is not a URL.
    public func canOpen(
        _ url: String,
        context: [String: any Sendable] = [:],
        from origin: RouteOrigin = .app,
        isolation: isolated (any Actor)? = #isolation
    ) -> Bool {
        (try? resolve(url, context: context, from: origin, isolation: isolation)) != nil
    }
}
