/// Where the requests of a path are led to.
struct RouteForward: Sendable {
    private let matcher: RouteMatcher
    private let template: RewriteTemplate

    /// Leads the URLs of a pattern to a target; see ``RewriteTemplate``.
    ///
    /// - Throws: ``RoutePatternError``, ``RouteTableError``, or ``RouterError`` with the code `invalidRule`.
    init(_ pattern: String, to target: String) throws {
        let source = try RewriteSource(pattern)
        matcher = try source.pattern.compiled.matcher(of: source.pattern)
        template = try RewriteTemplate(target, source, isPattern: true)
    }

    /// Where a URL of the pattern leads.
    func target(of url: RouteURL) throws -> String? {
        try matcher.firstMatch(in: url).map { try template.expand($0) }
    }
}
