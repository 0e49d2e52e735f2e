import RouteTables

/// What changes requests before their route is looked up.
///
/// A router has an engine that applies the rules it was given. An app that wants another one, conforms a type and sets it:
///
/// ```swift
/// struct Campaign: RouteRewriter {
///     func rewrite(_ request: RouteRequest, rules: RewriteRules) throws -> RouteRequest? {
///         if request.url == "//sale" { return request.replacing(url: "//campaigns/spring") }
///         return try rules.rewrite(request)
///     }
/// }
///
/// router.rewriter = Campaign()
/// ```
///
/// (Khala's `Khala.rewrite = Custom()`.)
public protocol RouteRewriter: Sendable {
    /// Changes a request.
    ///
    /// It is asked again for what it returned, until it leaves a request's URL as it is; each new URL counts as a hop.
    ///
    /// - Parameters:
    ///   - request: The request.
    ///   - rules: The rules that were added to the router, to be applied or not.
    /// - Returns: The request with another URL or context; `nil` to leave it as it is. URL, context and callbacks are
    ///   taken of it, and nothing else: the origin and the hops stay those of the request.
    /// - Throws: Whatever shall be the request's failure; a ``RouteRedirect`` redirects.
    func rewrite(_ request: RouteRequest, rules: RewriteRules) throws -> RouteRequest?
}

/// The engine that applies the rules.
struct StandardRewriter: RouteRewriter {
    func rewrite(_ request: RouteRequest, rules: RewriteRules) throws -> RouteRequest? {
        try rules.rewrite(request)
    }
}
