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
    /// It applies to all requests whose rewritten URL matches the pattern, and to typed routes by their URLs. No other
    /// spelling of a URL evades it: a regular expression matches a URL as it is written, as a route's does, and every
    /// spelling of a URL that a route by pattern takes. A synchronous call of a URL in its scope throws
    /// `requiresAsync` before anything else happens.
    ///
    /// - Parameters:
    ///   - pattern: The URLs, as in a marker, or `regex ` followed by a regular expression over whole URLs.
    ///   - priority: Middleware with a higher priority wraps middleware with a lower one. Among equals, middleware that
    ///     was added earlier wraps middleware that was added later.
    ///   - body: Receives the request and the rest of the pipeline, and returns the response.
    /// - Returns: A token that removes it.
    /// - Throws: ``RoutePatternError`` for a malformed pattern.
    @discardableResult
    public func use(
        _ pattern: String,
        priority: Int = 0,
        _ body: @escaping @Sendable (_ request: RouteRequest, _ next: RouteNext) async throws -> RouteResponse
    ) throws -> RouteToken {
        use(try .pattern(pattern, of: self), priority, .asynchronous(body))
    }

    /// Runs synchronous middleware for the URLs of a pattern; see the asynchronous variant.
    ///
    /// - Parameters:
    ///   - pattern: The URLs, as in a marker, or `regex ` followed by a regular expression over whole URLs.
    ///   - priority: Middleware with a higher priority wraps middleware with a lower one. Among equals, middleware that
    ///     was added earlier wraps middleware that was added later.
    ///   - body: Receives the request and returns how it continues.
    /// - Returns: A token that removes it.
    /// - Throws: ``RoutePatternError`` for a malformed pattern.
    @discardableResult
    public func use(
        _ pattern: String,
        priority: Int = 0,
        _ body: @escaping @Sendable (_ request: RouteRequest) throws -> RouteStep
    ) throws -> RouteToken {
        use(try .pattern(pattern, of: self), priority, .synchronous(body))
    }

    /// Runs synchronous middleware of the main actor for the URLs of a pattern.
    ///
    /// Elsewhere than on the main actor, a synchronous call of a URL in its scope throws `requiresAsync` before
    /// anything else happens.
    ///
    /// - Parameters:
    ///   - pattern: The URLs, as in a marker, or `regex ` followed by a regular expression over whole URLs.
    ///   - priority: Middleware with a higher priority wraps middleware with a lower one. Among equals, middleware that
    ///     was added earlier wraps middleware that was added later.
    ///   - body: Receives the request and returns how it continues.
    /// - Returns: A token that removes it.
    /// - Throws: ``RoutePatternError`` for a malformed pattern.
    @_disfavoredOverload
    @discardableResult
    public func use(
        _ pattern: String,
        priority: Int = 0,
        onMainActor body: @escaping @MainActor @Sendable (_ request: RouteRequest) throws -> RouteStep
    ) throws -> RouteToken {
        use(try .pattern(pattern, of: self), priority, .mainActor(body))
    }
}
