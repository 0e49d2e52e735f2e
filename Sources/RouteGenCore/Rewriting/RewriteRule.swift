import RoutePatterns
import RouteTables

/// A rewriting rule of a configuration, read, or the rule of a requirement's second URL.
package struct RewriteRule: Sendable {
    package let rule: Configuration.Rewrite
    let source: RewriteSource
    package let template: RewriteTemplate
    /// A pattern of all URLs that the rule may give; `nil` if the target's captures make no pattern.
    let results: RoutePattern?
    /// The callers to which it applies, besides the app.
    package var origins = Set(RouteOrigin.allCases)

    /// The rule for messages.
    var name: String { "`\(rule.source.value)` to `\(rule.target.value)`" }

    /// Whether the rule only leaves out the first components, such as that of a language before a path or before a host: a
    /// URL without a route would have none either if it were written without them.
    var onlyShortens: Bool {
        let (from, to) = (Self.parts(rule.source.value), Self.parts(rule.target.value))
        return from.head == to.head && to.path.hasPrefix("/") && from.path.hasSuffix(to.path)
            && !from.path.dropLast(to.path.count).utf8.contains(UInt8(ascii: "*"))
            || leavesOutHost
    }

    /// Whether only the host is left out, so that the first component of the path becomes the host: `//:language/:host/**`
    /// to `//:host/**`.
    private var leavesOutHost: Bool {
        let (from, to) = (Self.parts(rule.source.value), rule.target.value)
        guard let start = to.firstRange(ofBytes: "//")?.upperBound, from.head.hasPrefix(to[..<start]) else {
            return false
        }
        let host = from.head.dropFirst(to[..<start].count)
        return from.path == "/" + to[start...] && !host.isEmpty && !host.utf8.contains(UInt8(ascii: "*"))
    }

    /// The scheme and host of a pattern, and its path with everything after it.
    private static func parts(_ pattern: String) -> (head: Substring, path: Substring) {
        let start = pattern.firstRange(ofBytes: "//")?.upperBound ?? pattern.startIndex
        let path = pattern[start...].firstIndex(of: "/") ?? pattern.endIndex
        return (pattern[..<path], pattern[path...])
    }

    /// A note about the rule.
    var related: Diagnostic.Related { location.note("the rule from \(name) is here") }
}

extension RewriteRule: Placed {
    /// The place of its source.
    package var location: SourceLocation { rule.source.location }
    package var caretLength: Int { rule.source.length }
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
