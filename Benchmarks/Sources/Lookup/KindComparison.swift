import RouterDynamic

/// Compares the other kinds of patterns with a plain capture, in tables of the same size and for URLs of the same
/// length.
struct KindComparison {
    static let header = """
        | last component | ns | times a plain capture (at most 1.5) | blocks |
        | --- | --- | --- | --- |
        """

    private static let kinds = [
        ("`:id`", "/:id", "/4711"),
        (#"`:id(\d+)`"#, #"/:id(\d+)"#, "/4711"),
        ("`:name([a-z-]+)`", "/:name([a-z-]+)", "/s-io"),
        ("`:id?`, there", "/:id?", "/4711"),
        ("`:id?`, left out", "/:id?", ""),
        (#"`:id(\d+)?`"#, #"/:id(\d+)?"#, "/4711"),
        ("`**`", "/**", "/4711"),
        ("`:rest(.*)`", "/:rest(.*)", "/4711"),
        ("`:ids*`", "/:ids*", "/4711"),
        ("`@:user`", "/@:user", "/@bob"),
    ]

    let rows: [String]

    /// A table of each kind, named after it.
    static let sets = kinds.map { name, end, value in
        var set = RouteSet(name: "kind \(name)")
        for index in 0..<200 {
            let start = "/module\(index % 14)/page\(index / 14)/item"
            set.add(start + end, path: start + value, [])
        }
        return set
    }

    init() throws {
        var contest = Contest()
        for set in Self.sets {
            let matcher = try set.matcher()
            try set.verify(matcher)
            let paths = set.paths
            contest.add(paths.count) { paths.reduce(0) { $0 &+ lookUp(matcher, $1) } }
        }
        let costs = contest.costs()
        rows = zip(Self.kinds, costs).map { kind, cost in
            Table.row(
                kind.0,
                Table.number(cost.nanoseconds, 1),
                Table.number(cost.nanoseconds / costs[0].nanoseconds, 2),
                Table.number(cost.blocks, 2)
            )
        }
    }
}
