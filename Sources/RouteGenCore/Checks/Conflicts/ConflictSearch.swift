import RoutePatterns
@_spi(Benchmarks) import RouteTables

/// Visits all states that the routes of a table can be in, shortest URLs first, and records which routes compete at
/// their ends.
struct ConflictSearch {
    /// Two routes that match a URL, neither of which ranks above the other.
    struct Tie {
        var first: Int
        var second: Int
        var url: String
    }

    /// A route that loses a URL to another one.
    struct Loss {
        var loser: Int
        var winner: Int
        var witness: Witness
        /// Whether the loser would win without explicit priorities.
        var isByPriority: Bool
    }

    /// A URL that both routes match.
    ///
    /// Most losses are not reported, so their URLs are computed lazily.
    enum Witness {
        case url(String)
        /// The index of a visit in the queue, and a query.
        case visit(Int, query: [(name: [UInt8], value: [UInt8])])
    }

    /// A pair of routes that is recorded already.
    private struct Pair: Hashable {
        var first: Int
        var second: Int
        var isByPriority = false
    }

    private let routes: [ConflictRoute]
    /// The indices of the routes by their pattern indices in the graph; `nil` for one that is missing.
    private let places: [Int?]
    private(set) var ties: [Tie] = []
    private(set) var losses: [Loss] = []
    /// The last compared routes when the budget was exhausted.
    private(set) var unfinished: [Int] = []
    /// Routes of one path of which some could meet more than ``neighborLimit`` others, if there are such; then the search
    /// has ended.
    private(set) var crowd: [Int] = []

    /// The number of routes of the same path with which a route is compared, in addition to those whose queries differ in
    /// a literal value.
    static let neighborLimit = 200
    private let budget: WorkBudget
    /// The routes that win some URL.
    private(set) var winners: Set<Int> = []
    private var tied: Set<Pair> = []
    private var lost: Set<Pair> = []
    private var walk: GraphWalk
    private(set) var equals: EqualRoutes

    /// Searches the graph of the routes.
    ///
    /// If the budget is exhausted, the search ends early with ``unfinished`` routes.
    ///
    /// - Parameters:
    ///   - graph: The graph.
    ///   - matcher: The matcher of the graph.
    ///   - routes: The routes. Those of the graph that are missing here are ignored.
    ///   - patternCount: The number of patterns in the graph.
    ///   - budget: The maximum work.
    init(
        _ graph: RouteGraph,
        _ matcher: RouteMatcher,
        _ routes: [ConflictRoute],
        patternCount: Int,
        _ budget: WorkBudget = WorkBudget(WorkBudget.comparison)
    ) {
        self.budget = budget
        self.routes = routes
        var places = [Int?](repeating: nil, count: patternCount)
        for (place, route) in routes.enumerated() { places[route.patternIndex] = place }
        self.places = places
        equals = EqualRoutes(routes, graph)
        walk = GraphWalk(graph, budget)
        while crowd.isEmpty, let state = walk.next() {
            if state.phase != .host { finish(state) }
        }
        guard crowd.isEmpty else { return }
        if budget.isExhausted {
            unfinished = walk.state.map(reachable) ?? []
            return
        }
        guard let regexes = RegexConflicts(routes, places, matcher, winners: winners, ties: ties, equals) else {
            return
        }
        ties += regexes.ties
        losses += regexes.losses
        winners = regexes.winners
        if budget.isExhausted { unfinished = routes.indices.filter { routes[$0].pattern.pattern.regex != nil } }
    }

    /// The witness of a loss.
    func url(of loss: Loss) -> String {
        switch loss.witness {
        case .url(let text): text
        case .visit(let visit, let query): walk.url(visit).text(query: query)
        }
    }

    /// The routes that are reachable from a state.
    private func reachable(from state: ConflictState) -> [Int] {
        var pending = state.groups.joined().map(\.node)
        var seen = Set(pending)
        var patternIndices: Set<Int> = []
        while let number = pending.popLast() {
            patternIndices.formUnion(walk.graph.nodes[number].leaves.map(\.patternIndex))
            for target in walk.graph.targets(of: number) where seen.insert(target).inserted { pending.append(target) }
        }
        return patternIndices.compactMap { places[$0] }.sorted()
    }

    // MARK: Ends

    /// A route that matches the URL, with its rank.
    private struct Candidate {
        var route: Int
        var priority: Int
        var group: Int
        var endsWithEmptyRest: Bool
        var required: Int

        /// Whether both have the same rank.
        func ties(with other: Candidate) -> Bool {
            (priority, group, endsWithEmptyRest, required) == (
                other.priority, other.group, other.endsWithEmptyRest, other.required
            )
        }

        /// Whether it ranks above the other one without explicit priorities.
        func outranks(_ other: Candidate) -> Bool {
            if group != other.group { return group < other.group }
            if endsWithEmptyRest != other.endsWithEmptyRest { return other.endsWithEmptyRest }
            return required > other.required
        }
    }

    private mutating func finish(_ state: ConflictState) {
        var candidates = candidates(of: state)
        let firsts = equals.firsts(among: candidates.map(\.route))
        if !firsts.isEmpty { candidates.removeAll { firsts[$0.route] != nil } }
        compare(candidates)
        for (index, first) in firsts.sorted(by: { $0.key < $1.key }) {
            guard (try? budget.spend(10)) != nil else { return }
            noteTie(first, index)
            // It is reported as a duplicate already.
            winners.insert(index)
        }
    }

    private mutating func compare(_ candidates: [Candidate]) {
        guard candidates.count > 1 else {
            for candidate in candidates { judge(candidate, after: []) }
            return
        }
        var index = QueryIndex(candidates.map { routes[$0.route].query })
        for (place, candidate) in candidates.enumerated() {
            let neighbors = index.neighbors(before: place)
            guard neighbors.count <= Self.neighborLimit else {
                crowd = (neighbors + [place]).map { candidates[$0].route }.sorted()
                return
            }
            guard (try? budget.spend(10 * (neighbors.count + 1))) != nil else { return }
            judge(candidate, after: neighbors.map { candidates[$0] })
        }
    }

    /// The routes that end in a state, each with its best rank.
    private func candidates(of state: ConflictState) -> [Candidate] {
        if let thread = state.onlyThread, walk.graph.nodes[thread.node].leaves.isEmpty { return [] }
        var candidates: [Candidate] = []
        let groups = state.groups
        for priority in walk.graph.roots.indices {
            for (group, threads) in groups.enumerated() {
                for thread in threads where thread.priority == priority {
                    for leaf in walk.graph.nodes[thread.node].leaves {
                        guard let route = places[leaf.patternIndex] else { continue }
                        candidates.append(
                            Candidate(
                                route: route,
                                priority: priority,
                                group: group,
                                endsWithEmptyRest: leaf.endsWithEmptyRest,
                                required: leaf.required
                            )
                        )
                    }
                }
            }
        }
        guard candidates.count > 1 else { return candidates }
        var patternIndices: Set<Int> = []
        return candidates.filter { patternIndices.insert($0.route).inserted }
    }

    private mutating func judge(_ candidate: Candidate, after better: [Candidate]) {
        let route = routes[candidate.route]
        let tying = better.filter { $0.ties(with: candidate) }
        for other in tying { noteTie(other.route, candidate.route) }

        let rivals = tying.isEmpty ? better : better.filter { !$0.ties(with: candidate) }
        if !winners.contains(candidate.route) {
            let demands = rivals.filter { routes[$0.route].blocks(route) }.map { routes[$0.route].query }
            if route.query.canBeMet(avoiding: demands) { winners.insert(candidate.route) }
        }
        for rival in rivals { noteLoss(candidate, to: rival) }
    }

    private mutating func noteTie(_ first: Int, _ second: Int) {
        let pair = Pair(first: min(first, second), second: max(first, second))
        guard !tied.contains(pair), routes[first].meets(routes[second]),
            let query = routes[first].query.combined(with: routes[second].query)?.query(avoiding: [])
        else { return }
        tied.insert(pair)
        ties.append(Tie(first: pair.first, second: pair.second, url: walk.url(walk.current).text(query: query)))
    }

    private mutating func noteLoss(_ loser: Candidate, to winner: Candidate) {
        let isByPriority = winner.priority < loser.priority && loser.outranks(winner)
        let pair = Pair(first: loser.route, second: winner.route, isByPriority: isByPriority)
        guard !lost.contains(pair), routes[loser.route].meets(routes[winner.route]),
            let query = routes[loser.route].query.combined(with: routes[winner.route].query)?.query(avoiding: [])
        else { return }
        lost.insert(pair)
        losses.append(
            Loss(
                loser: loser.route,
                winner: winner.route,
                witness: .visit(walk.current, query: query),
                isByPriority: isByPriority
            )
        )
    }
}
