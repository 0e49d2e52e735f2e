import RoutePatterns
import RouteTables

/// A rewriting rule of a configuration, read, or the rule of a requirement's second URL.
package struct RewriteRule: Sendable {
    package let rule: Configuration.Rewrite
    let source: RewriteSource
    package let template: RewriteTemplate
    /// A pattern of all URLs that the rule may give; `nil` if the target's captures make no pattern.
    let results: RewriteResults?
    /// The callers to which it applies, besides the app.
    package var origins = Set(RouteOrigin.allCases)

    /// The rule for messages.
    var name: String { "`\(rule.source.value)` to `\(rule.target.value)`" }

    /// A note about the rule.
    var related: Diagnostic.Related {
        Diagnostic.Related(location: rule.source.location, message: "the rule from \(name) is here")
    }

    /// A finding about the rule.
    func finding(
        _ code: DiagnosticCode,
        _ message: String,
        related: [Diagnostic.Related] = [],
        witness: String? = nil,
        help: String
    ) -> Diagnostic {
        Diagnostic(
            code,
            message,
            at: rule.source.location,
            length: rule.source.length,
            related: related,
            witness: witness,
            help: help
        )
    }
}

extension [RewriteRule] {
    /// Encodes the rules.
    ///
    /// - Parameter routes: The patterns of the route table, in their order there.
    /// - Returns: The tables that a router reads; `nil` if there are no rules, or too many that overlap.
    package func encoded(routes: [RoutePattern]) -> (sources: [UInt8], targets: [UInt8])? {
        guard !isEmpty else { return nil }
        var encoder = RewriteTableEncoder()
        for rule in self {
            let text = (rule.rule.source.value, rule.rule.target.value)
            encoder.add(rule.source, rule.template, text: text, origins: rule.origins)
        }
        return try? encoder.encode(routes: routes)
    }
}
