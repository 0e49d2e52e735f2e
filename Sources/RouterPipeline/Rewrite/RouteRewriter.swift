import RouteTables
import RouterRuntime

/// A rewriting engine, which changes requests before the lookup.
///
/// By default, a router has an engine that applies its rules. To replace the engine, conform a type and set it:
///
/// ```swift
/// struct Campaign: RouteRewriter {
///     func rewrite(_ request: RouteRequest, rules: RewriteRules) throws -> RouteRequest? {
///         if request.url.text == "//sale" { return request.replacing(url: "//campaigns/spring") }
///         return try rules.rewrite(request)
///     }
/// }
///
/// router.rewriter = Campaign()
/// ```
///
/// (Khala's `Khala.rewrite = Custom()`.)
public protocol RouteRewriter: Sendable {
    /// Rewrites a request.
    ///
    /// It is called once for the request of a caller, and once for each redirect and relocation. A new URL counts as a
    /// hop.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - rules: The rules of the router, which the engine may apply.
    /// - Returns: The request with a different URL or context; `nil` to leave it unchanged. Only the URL, context and
    ///   callbacks of the result are used. The origin and the hops remain those of the request.
    /// - Throws: Any error, which fails the request; a `RouteRedirect` redirects it.
    func rewrite(_ request: RouteRequest, rules: RewriteRules) throws -> RouteRequest?
}

/// The engine that applies the rules.
struct StandardRewriter: RouteRewriter {
    func rewrite(_ request: RouteRequest, rules: RewriteRules) throws -> RouteRequest? {
        try rules.rewrite(request)
    }
}
