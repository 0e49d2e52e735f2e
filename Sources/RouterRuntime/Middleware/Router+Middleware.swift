extension Router {
    /// Puts asynchronous middleware around the handlers of a scope.
    ///
    /// ```swift
    /// try router.use("//orders/**", priority: 10) { request, next in
    ///     if await !Session.shared.isOpen { try await Session.shared.logIn() }
    ///     return try await next(request)
    /// }
    /// ```
    ///
    /// This one form serves for all of it. Without calling `next`, the request ends here: with a response, a redirect or an error. The
    /// time before `next` is for waiting and for adding to the context, the time behind it for looking at the response,
    /// for giving another one, and for turning errors into others or into pages. Requests that no route takes pass too; there, `next`
    /// throws `notFound`.
    ///
    /// Middleware concerns all requests for a URL that the pattern matches once they have been rewritten, also those of typed routes. A
    /// synchronous call of a URL in its scope throws `requiresAsync` before anything else happens.
    ///
    /// - Parameters:
    ///   - pattern: Which URLs it concerns, as in a marker, or a regular expression over whole URLs behind `regex `; `nil` for all.
    ///   - priority: Middleware with a higher one stands around that with a lower one; of the same, what was added first stands
    ///     around what was added later.
    ///   - body: Gets the request and the rest of the way, and gives the response.
    /// - Returns: A token that removes it.
    /// - Throws: ``RoutePatternError`` for a malformed pattern; ``RouteTableError`` for one that is out of proportion.
    @discardableResult
    public func use(
        _ pattern: String? = nil,
        priority: Int = 0,
        _ body: @escaping @Sendable (_ request: RouteRequest, _ next: RouteNext) async throws -> RouteResponse
    ) throws -> RouteToken {
        try use(pattern, priority, .asynchronous(body))
    }

    /// Puts synchronous middleware around the handlers of a scope.
    ///
    /// It concerns synchronous and asynchronous requests alike and runs in the isolation of whoever makes the request. It says how the
    /// request goes on; see ``RouteStep``.
    ///
    /// - Parameters:
    ///   - pattern: Which URLs it concerns, as in a marker, or a regular expression over whole URLs behind `regex `; `nil` for all.
    ///   - priority: Middleware with a higher one stands around that with a lower one; of the same, what was added first stands
    ///     around what was added later.
    ///   - body: Gets the request and says how it goes on.
    /// - Returns: A token that removes it.
    /// - Throws: ``RoutePatternError`` for a malformed pattern; ``RouteTableError`` for one that is out of proportion.
    @discardableResult
    public func use(
        _ pattern: String? = nil,
        priority: Int = 0,
        _ body: @escaping @Sendable (_ request: RouteRequest) throws -> RouteStep
    ) throws -> RouteToken {
        try use(pattern, priority, .synchronous(body))
    }

    private func use(_ pattern: String?, _ priority: Int, _ middleware: Middleware) throws -> RouteToken {
        let scope = try pattern.map { try RoutePattern(scope: $0) }
        return pipelines.add { settings, id in
            let place =
                settings.middleware.value.firstIndex { $0.priority < priority } ?? settings.middleware.value.endIndex
            let member = Scoped(id: id, scope: scope, priority: priority, element: middleware)
            settings.middleware.value.insert(member, at: place)
        }
    }
}
