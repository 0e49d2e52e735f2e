import RoutePatterns
import RouteTables
import RouterRuntime

extension Router {
    /// Leads all requests for the URLs of one pattern to those of another.
    ///
    /// ```swift
    /// try router.rewrite("//AModule/**", to: "//BModule/**")
    /// try router.rewrite("//shop/:id", to: "https://m.example.com/item?id=:id")
    /// ```
    ///
    /// The target is a URL in which `:name` stands for what the pattern's capture of that name took, and `**` or `*` as a whole
    /// component for what the pattern's first `**` or `*` took, then the second, and so on. What is taken over stays encoded as it
    /// is. A capture that took nothing leaves nothing behind, no slash either. A backslash takes the meaning from the character behind it.
    ///
    /// The query is kept: behind the target's own items, without those that the pattern names. A target that ends with `?` drops it. The
    /// fragment is kept unless the target has one.
    ///
    /// The rule that was added first goes first. What it gives is rewritten again if a rule matches. Typed routes are rewritten by the URLs that
    /// stand for them; values that no URL can carry go along under their parameters' names.
    ///
    /// - Parameters:
    ///   - pattern: Which URLs, as in a marker, or a regular expression over whole URLs behind `regex `.
    ///   - target: What they become.
    /// - Returns: A token that removes the rule.
    /// - Throws: ``RoutePatternError`` for a malformed pattern; `RouterError` with the code `invalidRule` for a target that refers to what
    ///   the pattern does not capture.
    @discardableResult
    public func rewrite(_ pattern: String, to target: String) throws -> RouteToken {
        let source = try RewriteSource(pattern)
        let template = try RewriteTemplate(target, source)
        let scope = try source.pattern.prepared()
        return rewrite(
            .urls(PatternScope(scope)),
            .url { url in try scope.found(in: url, spelling: .any).map { try template.expand($0) } }
        )
    }

    /// Adds a closure that rewrites the requests for the URLs of a pattern.
    ///
    /// ```swift
    /// try router.rewrite("//home") { request in
    ///     Experiment.isOn ? request.replacing(url: "//home/next") : nil
    /// }
    /// ```
    ///
    /// It is one rule among others; see ``rewrite(_:to:)``.
    ///
    /// - Parameters:
    ///   - pattern: The URLs, as in a marker, or `regex ` followed by a regular expression over whole URLs.
    ///   - body: Gives the request with another URL or context; `nil` to leave it as it is. Only URL, context and callbacks are
    ///     taken from what it gives: origin and hops stay those of the request. It runs in the caller's isolation, also for requests
    ///     that are only resolved or explained, so it should not do anything else.
    /// - Returns: A token that removes the rule.
    /// - Throws: ``RoutePatternError`` for a malformed pattern.
    @discardableResult
    public func rewrite(
        _ pattern: String,
        _ body: @escaping @Sendable (RouteRequest) throws -> RouteRequest?
    ) throws -> RouteToken {
        rewrite(try .pattern(pattern), .closure(body))
    }
}
