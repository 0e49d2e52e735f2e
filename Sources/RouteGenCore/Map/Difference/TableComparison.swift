import RoutePatterns
import RouteTables

/// Visits all states that the routes of two maps can be in together, shortest URLs first, and records which URLs lead
/// to other routes than before.
///
/// Like ``ConflictSearch``, it visits each state of the common graph once. `regex` routes are not in the graph.
struct TableComparison {
    /// A pair of routes, an old one and a new one.
    struct Pair: Hashable {
        var old: Int
        var new: Int
    }

    private let graph: RouteGraph
    private let routes: [ComparedRoute]
    private let views: [ComparedView]
    /// The pairs for which a URL is wanted that leads to the one before and to the other now.
    private let wanted: Set<Pair>
    private let budget: WorkBudget
    private(set) var changes: [ComparedURL] = []
    private(set) var shared: [Pair: String] = [:]
    private var known: Set<Change> = []
    private var queue: [Visit] = []
    private var seen: SeenStates
    private var cache = ComponentClasses.Cache()

    private struct Change: Hashable {
        var old: Int
        var new: Int?
        var view: ComparedView
    }

    private struct Visit {
        var state: ConflictState
        var previous: Int
        var step: Step
    }

    private enum Step {
        case scheme([UInt8]?)
        case component([UInt8])
        case fragment
    }

    /// Compares routes.
    ///
    /// - Throws: ``RouteTableError`` if the routes overlap in too many ways.
    init(_ routes: [ComparedRoute], wanted: Set<Pair>) throws(RouteTableError) {
        let conditional = routes.indices.filter { routes[$0].isConditional }
        graph = try RouteGraph(routes.map { ($0.pattern, $0.route.priority) }, conditional: Set(conditional))
        self.routes = routes
        self.wanted = wanted
        views = ComparedView.all(for: routes)
        budget = WorkBudget(WorkBudget.comparison + WorkBudget.tableShare * routes.count)
        seen = SeenStates(graph)
        WorkBudget.$current.withValue(budget) { search() }
        if budget.isExhausted {
            let error = Automaton.TooLarge(.steps, moreThan: budget.limit)
            throw RouteTableError(description: "comparing the maps \(error)", patternIndices: [])
        }
    }

    private mutating func search() {
        for (scheme, starts) in schemes() {
            start(starts.map { ($0.priority, $0.nodes.withoutHost, $0.code) }, .path, scheme)
            start(starts.map { ($0.priority, $0.nodes.withHost, $0.code) }, .host, scheme)
        }
        var index = 0
        while index < queue.count, !budget.isExhausted {
            visit(index)
            index += 1
        }
    }

    // MARK: Steps

    private struct Start {
        var priority: Int
        var nodes: RouteGraph.StartNodes
        var code: Int
    }

    /// The schemes that the graph distinguishes, with their targets; `nil` is no scheme.
    private mutating func schemes() -> [([UInt8]?, [Start])] {
        let unnamed = graph.roots.enumerated().compactMap { priority, root in
            root.unnamed.map { Start(priority: priority, nodes: $0, code: Int.max) }
        }
        let edges = graph.roots.flatMap { $0.schemes.map(\.edge) }
        let texts = ComponentClasses(edges, allowsEmpty: false).texts(&cache)
        let named = texts.map { text in
            let starts = graph.roots.enumerated().flatMap { priority, root in
                root.schemes.compactMap { code, edge in
                    edge.target(text).map { Start(priority: priority, nodes: root.startNodes[$0], code: code) }
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
        let edges = state.groups.joined().filter { !$0.waits }.flatMap { graph.nodes[$0.node].edges.map(\.edge) }
        guard !edges.isEmpty else { return }
        for text in ComponentClasses(edges, allowsEmpty: state.phase != .host).texts(&cache) {
            guard (try? budget.spend(300 + 20 * edges.count)) != nil else { return }
            // At the start of a path without a host, an empty component would look like the start of a host.
            if text.isEmpty, state.phase == .path, case .scheme = queue[index].step { continue }
            enqueue(state.next(text, in: graph), after: index, .component(text))
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

    // MARK: Ends

    private mutating func finish(_ state: ConflictState, _ visit: Int) {
        let candidates = candidates(of: state)
        guard candidates.contains(where: { routes[$0].isOld }) else { return }
        for view in views {
            let visible = candidates.filter { view.sees(routes[$0]) }
            compare(visible.filter { routes[$0].isOld }, visible.filter { !routes[$0].isOld }, view, visit)
        }
    }

    /// The routes that end in a state, best first.
    private func candidates(of state: ConflictState) -> [Int] {
        var candidates: [Int] = []
        for priority in graph.roots.indices {
            for thread in state.groups.joined() where thread.priority == priority {
                candidates += graph.nodes[thread.node].leaves.map(\.patternIndex)
            }
        }
        var seen: Set<Int> = []
        return candidates.filter { seen.insert($0).inserted }
    }

    private mutating func compare(_ old: [Int], _ new: [Int], _ view: ComparedView, _ visit: Int) {
        let isSame =
            old.count == new.count
            && zip(old, new).allSatisfy {
                routes[$0].identity == routes[$1].identity && routes[$0].pattern.query == routes[$1].pattern.query
            }
        if isSame, wanted.isEmpty { return }
        let oldDemands = old.map { routes[$0].query }
        let newDemands = new.map { routes[$0].query }
        for (place, route) in old.enumerated() {
            let better = Array(oldDemands[..<place])
            if !isSame, let query = oldDemands[place].query(avoiding: better + newDemands) {
                note(route, nil, view, visit, query)
            }
            for (other, rival) in new.enumerated() {
                let pair = Pair(old: route, new: rival)
                let isTheSame = routes[route].identity == routes[rival].identity
                if isTheSame ? !wanted.contains(pair) || shared[pair] != nil || view != views[0] : isSame { continue }
                guard let both = oldDemands[place].combined(with: newDemands[other]),
                    let query = both.query(avoiding: better + newDemands[..<other])
                else { continue }
                if isTheSame {
                    shared[pair] = url(visit).text(query: query)
                } else {
                    note(route, rival, view, visit, query)
                }
            }
        }
    }

    private mutating func note(
        _ old: Int,
        _ new: Int?,
        _ view: ComparedView,
        _ visit: Int,
        _ query: [(name: [UInt8], value: [UInt8])]
    ) {
        guard known.insert(Change(old: old, new: new, view: view)).inserted else { return }
        changes.append(ComparedURL(old: old, new: new, view: view, url: url(visit).text(query: query)))
    }
}
