import RoutePatterns
import RouteTables
import RouterRuntime

/// Where the requests of a path are led to.
struct RouteForward: Sendable {
    private let pattern: RoutePattern
    private let template: RewriteTemplate

    /// Leads the URLs of a pattern to a target; see ``RewriteTemplate``.
    ///
    /// - Throws: ``RoutePatternError``, or `RouterError` with the code `invalidRule`.
    init(_ pattern: String, to target: String) throws {
        let source = try RewriteSource(pattern)
        self.pattern = source.pattern
        template = try RewriteTemplate(target, source, isPattern: true)
    }

    /// Where a URL of the pattern leads.
    func target(of url: RouteURL) throws -> String? {
        try pattern.found(in: url, spelling: .any).map { try template.expand($0) }
    }
}
