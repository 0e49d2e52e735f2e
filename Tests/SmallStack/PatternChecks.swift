@_spi(Benchmarks) import RouteGenCore
import RoutePatterns
@_spi(Benchmarks) import RouteTables

/// Patterns as deep and as long as the parsers take them, and beyond.
enum PatternChecks {
    /// The groups that a pattern nests at most.
    private static let depth = 100

    /// The beginning and the end of groups in each other, of which a group with all that nests expressions is the deepest.
    private static let deepest = [
        ("/:a((?:", "))"), ("/:a(", ")"), ("regex /", ""), ("/x", ""), ("//h/:a([a-z]", "/y)"), ("/s?k=:v(", ")"),
    ]
    private static let groups = [
        ("(a|b", ")+"), ("(", ")"), ("(a", "){0,1}"), ("(?:b|", "c)*"), ("(x", ")?"), ("(a|", "|c)"),
    ]

    private static func nested(_ count: Int, _ outer: (String, String), _ group: (String, String)) -> String {
        outer.0 + String(repeating: group.0, count: count) + "z" + String(repeating: group.1, count: count) + outer.1
    }

    static func run() throws {
        var accepted = 0
        for outer in deepest {
            for group in groups {
                for count in [1, depth / 2, depth - 1, depth, depth + 1, 5_000] {
                    accepted += try check(nested(count, outer, group)) ? 1 : 0
                }
            }
        }
        // Otherwise, nothing is tried at the limit.
        try require(accepted > deepest.count * groups.count, "only \(accepted) patterns are accepted")
        SmallStack.passed("patterns with nested groups")

        for unit in ["/a", "/:a(b)?", "(a)?", "(", "[", "(?:", "/:x(", "|", "\\(", "*", "{", "a+", "?", "/**", "&k=:k"]
        {
            _ = try check("/" + String(repeating: unit, count: 19_000 / unit.utf8.count))
            _ = try check("regex " + String(repeating: unit, count: 19_000 / unit.utf8.count))
        }
        SmallStack.passed("long patterns")
    }

    /// Whether a pattern is accepted; then all that is done with one is done.
    private static func check(_ text: String) throws -> Bool {
        guard let pattern = try? RoutePattern(text), let again = try? RoutePattern(text) else { return false }
        let expressions = [pattern, again].map { pattern in
            [pattern.regex]
                + (pattern.path + pattern.query.map(\.value)).map { component in
                    switch component {
                    case .text(let expression, _), .capture(_, let expression?): expression
                    default: nil
                    }
                }
        }
        // Nothing is shared, so each level is compared.
        try require(expressions[0] == expressions[1], "it differs from itself: \(text.prefix(100))")
        try require(Set(expressions).count == 1, "its hash differs: \(text.prefix(100))")
        try require(pattern.path == again.path, "its path differs: \(text.prefix(100))")
        for expression in expressions[0].compactMap(\.self) {
            _ = (expression.ungrouped, expression.size, expression.matchesEmpty, expression.canContainSlash)
            _ = (expression.hasGroups, expression.mapSets(\.inverted))
        }
        for url in ["/az", "/x", "/xaz", "//h/az/y", "/s?k=z", "/" + String(repeating: "a", count: 1_000)] {
            _ = (pattern.values(in: url), try? pattern.ignoringCase().values(in: url))
        }
        _ = (try? pattern.template(), try? pattern.prepared(), pattern.mayMatch(urlsOf: again))
        var encoder = RouteMatcherEncoder()
        encoder.add(pattern)
        _ = try? encoder.encode()
        return true
    }
}
