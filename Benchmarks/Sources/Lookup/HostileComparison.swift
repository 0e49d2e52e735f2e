import RouterRuntime

/// Compares URLs of a megabyte that are made to be slow with a harmless one of that length, in tables of every kind.
struct HostileComparison {
    static let header = """
        | table | harmless, ms | slowest | times harmless (at most 3) |
        | --- | --- | --- | --- |
        """

    static let megabyte = 1 << 20

    private static let units = [
        ("one character", "a"), ("slashes", "/"), ("`%41`", "%41"), ("`/a`", "/a"), ("`/a/b`", "/a/b"), ("digits", "1"),
        ("dots", "."), ("near misses", "/a/m/n/a/b/x"), ("`é`", "é"), ("`%C3%A9/`", "%C3%A9/"), ("`?k=&`", "?k=&"),
        ("`&`", "&"),
        ("`#`", "#"),
    ]

    private static let starts = ["/", "/a/", "/s?", "//h/", "/#/"]

    let row: String

    init(_ name: String, _ patterns: [String]) throws {
        var encoder = RouteMatcherEncoder()
        for pattern in patterns { encoder.add(try RoutePattern(pattern)) }
        let matcher = RouteMatcher(try encoder.encode())
        var contest = Contest()
        let harmless = Self.text("/", "articles/of/july/", Self.megabyte)
        contest.add(1) { lookUp(matcher, harmless) }
        var names: [String] = []
        for start in Self.starts {
            for (unitName, unit) in Self.units {
                let text = Self.text(start, unit, Self.megabyte)
                names.append("`\(start)`, then \(unitName)")
                contest.add(1) { lookUp(matcher, text) }
            }
        }
        let costs = contest.costs(rounds: 8, roundNanoseconds: 0)
        let slowest = costs.dropFirst().enumerated().max { $0.element.nanoseconds < $1.element.nanoseconds }
        row = Table.row(
            name,
            Table.number(costs[0].nanoseconds / 1e6, 2),
            names[slowest?.offset ?? 0],
            Table.number((slowest?.element.nanoseconds ?? 0) / costs[0].nanoseconds, 2)
        )
    }

    private static func text(_ start: String, _ unit: String, _ length: Int) -> String {
        start + String(repeating: unit, count: (length - start.utf8.count) / unit.utf8.count)
    }
}
