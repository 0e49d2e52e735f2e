import RoutePatterns
import RouteTables
import RouterPipeline
import RouterRuntime

/// The target of the requests for a path.
struct RouteForward: Sendable {
    private let pattern: RoutePattern
    private let template: OwnedTemplate

    /// Creates the forward from the URLs of a pattern to a target; see `RewriteTemplate`.
    ///
    /// - Throws: ``RoutePatternError``, or `RouterError` with the code `invalidRule`.
    init(_ pattern: String, to target: String) throws {
        let source = try RewriteSource(pattern)
        self.pattern = source.pattern
        template = try OwnedTemplate.ofRule(target, source, isPattern: true)
    }

    /// The target for a URL of the pattern.
    func target(of url: RouteURL) throws -> String? {
        try pattern.found(in: url, spelling: .asWritten).map { try template.url(of: $0) }
    }
}
