import RoutePatterns
import RouteTables
import RouterRuntime

extension Router {
    /// Runs asynchronous middleware for the URLs of a pattern.
    ///
    /// ```swift
    /// try router.use("//orders/**", priority: 10) { request, next in
    ///     if await !Session.shared.isOpen { try await Session.shared.logIn() }
    ///     return try await next(request)
    /// }
    /// ```
    ///
    /// It applies to all requests whose URL, once it is rewritten, the pattern matches, and to typed routes by the URLs that stand for
    /// them. No other spelling of a URL evades it. A synchronous call of a URL in its scope throws `requiresAsync` before anything else
    /// happens.
    ///
    /// - Parameters:
    ///   - pattern: The URLs, as in a marker, or `regex ` followed by a regular expression over whole URLs.
    ///   - priority: Middleware with a higher priority runs around middleware with a lower one. Among equals, what was added first runs
    ///     around what was added later.
    ///   - body: Gets the request and the rest of the pipeline, and gives the response.
    /// - Returns: A token that removes it.
    /// - Throws: ``RoutePatternError`` for a malformed pattern.
    @discardableResult
    public func use(
        _ pattern: String,
        priority: Int = 0,
        _ body: @escaping @Sendable (_ request: RouteRequest, _ next: RouteNext) async throws -> RouteResponse
    ) throws -> RouteToken {
        use(try .pattern(pattern), priority, .asynchronous(body))
    }

    /// Runs synchronous middleware for the URLs of a pattern; see the asynchronous form.
    ///
    /// - Parameters:
    ///   - pattern: The URLs, as in a marker, or `regex ` followed by a regular expression over whole URLs.
    ///   - priority: Middleware with a higher priority runs around middleware with a lower one. Among equals, what was added first runs
    ///     around what was added later.
    ///   - body: Gets the request and says how it continues.
    /// - Returns: A token that removes it.
    /// - Throws: ``RoutePatternError`` for a malformed pattern.
    @discardableResult
    public func use(
        _ pattern: String,
        priority: Int = 0,
        _ body: @escaping @Sendable (_ request: RouteRequest) throws -> RouteStep
    ) throws -> RouteToken {
        use(try .pattern(pattern), priority, .synchronous(body))
    }
}
