/// How the requests of a scope are rewritten.
enum RewriteRule: Sendable {
    /// To the URL that a template gives with what the scope captured.
    case template(RewriteTemplate)
    /// By code.
    case closure(@Sendable (RouteRequest) throws -> RouteRequest?)
}
