@_spi(Benchmarks) import RouteGenCore
@_spi(Benchmarks) import RouterDynamic

/// Compares hostile URLs of a megabyte with a harmless one of the same length, in tables of every kind.
///
/// The harmless URL matches if the table has routes for URLs of that length. Otherwise, it is a link with a long query.
struct HostileComparison {
    static let header = """
        | table | harmless, ms | taken | slowest | times harmless (at most 3) |
        | --- | --- | --- | --- | --- |
        """

    static let megabyte = 1 << 20

    private static let units = [
        ("letters", "a"), ("slashes", "/"), ("`%41`", "%41"), ("`/a`", "/a"), ("`a/b/`", "a/b/"), ("digits", "1"),
        ("dots", "."), ("near misses", "a/m/n/a/b/x/"), ("`é`", "é"), ("`%C3%A9`", "%C3%A9"), ("`&`", "&"),
        ("`k=1&`", "k=1&"),
    ]

    private static let starts = ["/", "/a/", "/s?", "//h/", "/#/"]

    let row: String

    init(_ table: HostileTable) throws {
        var encoder = RouteMatcherEncoder()
        for pattern in table.patterns { encoder.add(try RoutePattern(pattern)) }
        let matcher = RouteMatcher(try encoder.encode())
        var contest = Contest()
        let harmless = Self.text(table.harmless.start, table.harmless.unit) + table.harmless.end
        contest.add(1) { lookUp(matcher, harmless) }
        var names: [String] = []
        for start in Self.starts {
            for (unitName, unit) in Self.units {
                let text = Self.text(start, unit)
                names.append("`\(start)`, then \(unitName)")
                contest.add(1) { lookUp(matcher, text) }
            }
        }
        let costs = contest.costs(rounds: 8, roundNanoseconds: 0)
        let slowest = costs.dropFirst().enumerated().max { $0.element.nanoseconds < $1.element.nanoseconds }
        row = Table.row(
            table.name,
            Table.number(costs[0].nanoseconds / 1e6, 2),
            try matcher.firstMatch(in: harmless) == nil ? "no" : "yes",
            names[slowest?.offset ?? 0],
            Table.number((slowest?.element.nanoseconds ?? 0) / costs[0].nanoseconds, 2)
        )
    }

    private static func text(_ start: String, _ unit: String) -> String {
        start + String(repeating: unit, count: (megabyte - start.utf8.count) / unit.utf8.count)
    }
}
