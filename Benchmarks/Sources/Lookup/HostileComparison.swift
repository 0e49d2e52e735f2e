@_spi(Benchmarks) import RouteGenCore
@_spi(Benchmarks) import RouterDynamic

/// Compares the slowest URL that is nearly as long as a path may be with one of half the length, in tables of every kind.
struct HostileComparison {
    static let header = """
        | table | slowest URL of 16,000 bytes | us | times one of 8,000 bytes (at most 2.5) |
        | --- | --- | --- | --- |
        """

    private static let units = [
        ("letters", "a"), ("slashes", "/"), ("`%41`", "%41"), ("`/a`", "/a"), ("`a/b/`", "a/b/"), ("digits", "1"),
        ("dots", "."), ("near misses", "a/m/n/a/b/x/"), ("`é`", "é"), ("`%C3%A9`", "%C3%A9"), ("`&`", "&"),
        ("`k=1&`", "k=1&"),
    ]

    private static let starts = ["/", "/a/", "/s?", "//h/", "/#/"]

    let row: String

    init(name: String, patterns: [String]) throws {
        var encoder = RouteMatcherEncoder()
        for pattern in patterns { encoder.add(try RoutePattern(pattern)) }
        let matcher = RouteMatcher(try encoder.encode())
        var contest = Contest()
        var names: [String] = []
        for start in Self.starts {
            for (unitName, unit) in Self.units {
                names.append("`\(start)`, then \(unitName)")
                for length in [16_000, 8_000] {
                    let text = start + String(repeating: unit, count: (length - start.utf8.count) / unit.utf8.count)
                    contest.add(1) { lookUp(matcher, text) }
                }
            }
        }
        let costs = contest.costs(rounds: 8, roundNanoseconds: 0).map(\.nanoseconds)
        let slowest = names.indices.max { costs[2 * $0] < costs[2 * $1] } ?? 0
        row = Table.row(
            name,
            names[slowest],
            Table.number(costs[2 * slowest] / 1e3, 1),
            Table.number(costs[2 * slowest] / costs[2 * slowest + 1], 2)
        )
    }
}
