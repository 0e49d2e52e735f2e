import RoutePatterns
import RouteTables
import RouterPipeline
import RouterRuntime

/// A rule added at run time, which rewrites the URLs of a pattern to those of a target.
struct PatternRewriting: URLRewriting {
    private let dispatched: DispatchedPattern
    private let scope: PatternScope
    private let template: OwnedTemplate
    let description: String

    /// Parses a rule.
    ///
    /// - Throws: ``RoutePatternError``, or `RouterError` with the code `invalidRule`.
    init(_ pattern: String, to target: String, in router: Router) throws {
        if let general = router.links.general(pattern) {
            throw RouterError(.invalidRule, OwnLinkPattern(pattern: pattern, general: general))
        }
        let source = try RewriteSource(pattern)
        template = try OwnedTemplate.ofRule(target, source)
        dispatched = DispatchedPattern(try source.pattern.prepared(), router)
        scope = PatternScope(dispatched)
        description = RewriteRule.description(from: pattern, to: target)
    }

    var pattern: String { scope.pattern }

    var beginning: RouteURL.Beginning? { scope.beginning }

    func includes(_ url: RouteURL) -> Bool { scope.includes(url) }

    func mayInclude(urlsOfPattern patternIndex: Int, _ metadata: RouteMetadata) -> Bool {
        scope.mayInclude(urlsOfPattern: patternIndex, metadata)
    }

    func target(of url: RouteURL, writtenAs text: String) throws -> String? {
        guard let match = dispatched.match(url) else { return nil }
        let target = try template.url(of: match)
        return target == text ? nil : target
    }

    func rule(from url: RouteURL, writtenAs text: String, to target: String) -> String? {
        (try? self.target(of: url, writtenAs: text)) == target ? description : nil
    }
}
