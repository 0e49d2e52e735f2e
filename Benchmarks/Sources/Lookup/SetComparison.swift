/// Looks up every path of a set, and compares with lookups in a dictionary and in Hummingbird's trie.
struct SetComparison {
    static let header = """
        | set | routes | ns | times a dictionary's (at most 1) | the same, its keys being the very strings | Hummingbird's times this (at least 25) | with values, ns | blocks | blocks with values |
        | --- | --- | --- | --- | --- | --- | --- | --- | --- |
        """

    let row: String

    init(_ set: RouteSet) throws {
        let matcher = try set.matcher()
        try set.verify(matcher)
        // A URL from elsewhere shares no storage with a key, so its bytes are compared. Strings that share storage are
        // equal without a comparison.
        let dictionary = Dictionary(set.paths.enumerated().map { ($1.inOwnStorage, $0) }) { first, _ in first }
        let sharing = Dictionary(set.paths.enumerated().map { ($1, $0) }) { first, _ in first }
        let trie = HummingbirdTrie(set.patterns)
        let paths = set.paths
        // For a router that takes microseconds, a tenth of a large set is enough, spread over the whole set.
        let some = paths.indices.filter { paths.count < 1_000 || $0 % 10 == 0 }.map { paths[$0] }
        var contest = Contest()
        contest.add(paths.count) { paths.reduce(0) { $0 &+ lookUp(matcher, $1) } }
        contest.add(paths.count) { paths.reduce(0) { $0 &+ lookUp(dictionary, $1) } }
        contest.add(paths.count) { paths.reduce(0) { $0 &+ lookUp(sharing, $1) } }
        contest.add(paths.count) { paths.reduce(0) { $0 &+ lookUpValues(matcher, $1) } }
        contest.add(some.count) { some.reduce(0) { $0 &+ trie.lookUp($1) } }
        let costs = contest.costs()
        let (ours, theirs, sharingTheirs, values, hummingbird) = (costs[0], costs[1], costs[2], costs[3], costs[4])
        row = Table.row(
            set.name,
            String(set.patterns.count),
            Table.number(ours.nanoseconds, 1),
            Table.number(ours.nanoseconds / theirs.nanoseconds, 2),
            Table.number(ours.nanoseconds / sharingTheirs.nanoseconds, 2),
            Table.number(hummingbird.nanoseconds / ours.nanoseconds, 0),
            Table.number(values.nanoseconds, 1),
            Table.number(ours.blocks, 2),
            Table.number(values.blocks, 2)
        )
    }
}
