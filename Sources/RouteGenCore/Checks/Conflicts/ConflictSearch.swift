import RoutePatterns
import RouteTables

/// Visits all states that the routes of a table can be in, shortest URLs first, and records which routes compete at
/// their ends.
///
/// The graph has merged what matches at the same rank. So a state is a short list of nodes, and there are about as many
/// states as nodes. Each state is visited once, so the cost does not depend on the number of pairs of routes.
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

    private let graph: RouteGraph
    private let routes: [ConflictRoute]
    private(set) var ties: [Tie] = []
    private(set) var losses: [Loss] = []
    /// The last compared routes when the budget was exhausted.
    private(set) var unfinished: [Int] = []
    private let budget: WorkBudget
    /// The routes that win some URL.
    private(set) var winners: Set<Int> = []
    private var tied: Set<Pair> = []
    private var lost: Set<Pair> = []
    private var queue: [Visit] = []
    private var seen: SeenStates
    private var cache = ComponentClasses.Cache()

    /// A state with the step that led to it.
    ///
    /// URLs are built from the steps only for reports.
    private struct Visit {
        var state: ConflictState
        /// The index of the previous state in the queue.
        var previous: Int
        var step: Step
    }

    private enum Step {
        case scheme([UInt8]?)
        case component([UInt8])
        case fragment
    }

    /// Searches the graph of the routes, which are at their indices in the graph.
    ///
    /// If the budget is exhausted, the search ends early with ``unfinished`` routes.
    init(_ graph: RouteGraph, _ routes: [ConflictRoute], _ budget: WorkBudget = WorkBudget(WorkBudget.comparison)) {
        self.graph = graph
        self.budget = budget
        self.routes = routes
        seen = SeenStates(graph)
        for (scheme, starts) in schemes() {
            start(starts.map { ($0.priority, $0.node.withoutHost, $0.code) }, .path, scheme)
            start(starts.map { ($0.priority, $0.node.withHost, $0.code) }, .host, scheme)
        }
        var index = 0
        while index < queue.count, !budget.isExhausted {
            visit(index)
            index += 1
        }
        if budget.isExhausted {
            unfinished = reachable(from: queue[max(0, index - 1)].state)
            return
        }
        guard let regexes = RegexConflicts(routes, winners: winners, ties: ties) else { return }
        ties += regexes.ties
        losses += regexes.losses
        winners = regexes.winners
        if budget.isExhausted { unfinished = routes.indices.filter { routes[$0].pattern.pattern.regex != nil } }
    }

    // MARK: Steps

    /// The schemes that the graph distinguishes, with their targets in order of rank.
    ///
    /// `nil` means no scheme.
    private mutating func schemes() -> [(
        scheme: [UInt8]?, starts: [(priority: Int, node: RouteGraph.StartNodes, code: Int)]
    )] {
        let unnamed = graph.roots.enumerated().compactMap { priority, root in
            root.unnamed.map { (priority: priority, node: $0, code: Int.max) }
        }
        let edges = graph.roots.flatMap { $0.schemes.map(\.edge) }
        let texts = ComponentClasses(edges, allowsEmpty: false).texts(&cache)
        let named = texts.map { text in
            let starts = graph.roots.enumerated().flatMap { priority, root in
                root.schemes.compactMap { code, edge in
                    edge.target(text).map { (priority: priority, node: root.startNodes[$0], code: code) }
                }
            }
            return (Optional(text), starts + unnamed)
        }
        return [(nil, unnamed)] + named
    }

    private mutating func start(
        _ places: [(priority: Int, node: Int?, code: Int)],
        _ phase: ConflictState.Phase,
        _ scheme: [UInt8]?
    ) {
        var groups: [[ConflictState.Thread]] = []
        var placed = SeenThreads()
        for (_, group) in Dictionary(grouping: places, by: \.code).sorted(by: { $0.key < $1.key }) {
            let threads = group.compactMap { place in
                place.node.map { ConflictState.Thread(priority: place.priority, node: $0) }
            }
            groups.append(threads, &placed)
        }
        enqueue(ConflictState(groups, phase), after: queue.endIndex, .scheme(scheme))
    }

    private mutating func enqueue(_ state: ConflictState, after previous: Int, _ step: Step) {
        guard !state.isEmpty, seen.insert(state) else { return }
        queue.append(Visit(state: state, previous: previous, step: step))
    }

    private mutating func visit(_ index: Int) {
        let state = queue[index].state
        if state.phase != .host { finish(state, index) }
        if let fragment = state.fragment(in: graph) { enqueue(fragment, after: index, .fragment) }
        let edges = edges(of: state)
        guard !edges.isEmpty else { return }
        let cost = 300 + 20 * edges.count
        for text in ComponentClasses(edges, allowsEmpty: state.phase != .host).texts(&cache) {
            guard (try? budget.spend(cost)) != nil else { return }
            if text.isEmpty, !canAddEmpty(index) { continue }
            enqueue(state.next(text, in: graph), after: index, .component(text))
        }
    }

    private func edges(of state: ConflictState) -> [RouteGraph.Edge] {
        if let thread = state.onlyThread { return graph.nodes[thread.node].edges.map(\.edge) }
        return state.groups.joined().filter { !$0.waits }.flatMap { graph.nodes[$0.node].edges.map(\.edge) }
    }

    /// Whether an empty component can follow.
    ///
    /// At the start of a path without a host, it would look like the start of a host.
    private func canAddEmpty(_ index: Int) -> Bool {
        if queue[index].state.phase == .path, case .scheme = queue[index].step { false } else { true }
    }

    /// The witness of a loss.
    func url(of loss: Loss) -> String {
        switch loss.witness {
        case .url(let text): text
        case .visit(let visit, let query): url(visit).text(query: query)
        }
    }

    /// The URL that led to a state.
    private func url(_ index: Int) -> WitnessURL {
        var steps = [index]
        while let last = steps.last, queue[last].previous < last { steps.append(queue[last].previous) }
        var url = WitnessURL()
        for step in steps.reversed() {
            switch queue[step].step {
            case .scheme(let scheme): url.scheme = scheme
            case .component(let text): url.add(text, queue[queue[step].previous].state.phase)
            case .fragment: url.startFragment()
            }
        }
        return url
    }

    /// The routes that are reachable from a state.
    private func reachable(from state: ConflictState) -> [Int] {
        var pending = state.groups.joined().map(\.node)
        var seen = Set(pending)
        var patternIndices: Set<Int> = []
        while let number = pending.popLast() {
            patternIndices.formUnion(graph.nodes[number].leaves.map(\.patternIndex))
            for target in graph.targets(of: number) where seen.insert(target).inserted { pending.append(target) }
        }
        return patternIndices.sorted()
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

    private mutating func finish(_ state: ConflictState, _ visit: Int) {
        let candidates = candidates(of: state)
        guard candidates.count > 1 else {
            for candidate in candidates { judge(candidate, after: [], visit) }
            return
        }
        var index = QueryIndex(candidates.map { routes[$0.route].query })
        for (place, candidate) in candidates.enumerated() {
            guard (try? budget.spend(10 * place)) != nil else { return }
            judge(candidate, after: index.neighbours(before: place).map { candidates[$0] }, visit)
        }
    }

    /// The routes that end in a state, each with its best rank.
    private func candidates(of state: ConflictState) -> [Candidate] {
        if let thread = state.onlyThread, graph.nodes[thread.node].leaves.isEmpty { return [] }
        var candidates: [Candidate] = []
        let groups = state.groups
        for priority in graph.roots.indices {
            for (group, threads) in groups.enumerated() {
                for thread in threads where thread.priority == priority {
                    for leaf in graph.nodes[thread.node].leaves {
                        candidates.append(
                            Candidate(
                                route: leaf.patternIndex,
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

    private mutating func judge(_ candidate: Candidate, after better: [Candidate], _ visit: Int) {
        let route = routes[candidate.route]
        let tying = better.filter { $0.ties(with: candidate) }
        for other in tying { noteTie(other.route, candidate.route, visit) }

        let rivals = tying.isEmpty ? better : better.filter { !$0.ties(with: candidate) }
        if !winners.contains(candidate.route) {
            let demands = rivals.filter { routes[$0.route].blocks(route) }.map { routes[$0.route].query }
            if route.query.canBeMet(avoiding: demands) { winners.insert(candidate.route) }
        }
        for rival in rivals { noteLoss(candidate, to: rival, visit) }
    }

    private mutating func noteTie(_ first: Int, _ second: Int, _ visit: Int) {
        let pair = Pair(first: min(first, second), second: max(first, second))
        guard !tied.contains(pair), routes[first].meets(routes[second]),
            let query = routes[first].query.combined(with: routes[second].query)?.query(avoiding: [])
        else { return }
        tied.insert(pair)
        ties.append(Tie(first: pair.first, second: pair.second, url: url(visit).text(query: query)))
    }

    private mutating func noteLoss(_ loser: Candidate, to winner: Candidate, _ visit: Int) {
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
                witness: .visit(visit, query: query),
                isByPriority: isByPriority
            )
        )
    }
}
