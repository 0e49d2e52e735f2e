import RoutePatterns
import RouteTables

/// A walk through all states that the routes of a graph can be in, shortest URLs first.
///
/// The graph has merged the edges that match at the same rank. So a state is a short list of nodes, and there are about
/// as many states as nodes. Each state is visited once, so the cost does not depend on the number of pairs of routes.
package struct GraphWalk {
    package let graph: RouteGraph
    private let budget: WorkBudget
    private var queue: [Visit] = []
    /// The index of the current visit; -1 before the first one.
    package private(set) var current = -1
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

    package init(_ graph: RouteGraph, _ budget: WorkBudget) {
        self.graph = graph
        self.budget = budget
        seen = SeenStates(graph)
        for (scheme, starts) in schemes() {
            start(starts.map { ($0.priority, $0.node.withoutHost, $0.code) }, .path, scheme)
            start(starts.map { ($0.priority, $0.node.withHost, $0.code) }, .host, scheme)
        }
    }

    /// Visits the next state.
    ///
    /// - Returns: The state; `nil` after the last one, or if the budget is exhausted.
    package mutating func next() -> ConflictState? {
        if current >= 0 { enqueueSuccessors(of: current) }
        guard current + 1 < queue.count, !budget.isExhausted else { return nil }
        current += 1
        return queue[current].state
    }

    /// The state of the current visit, or of the first one before it; `nil` if there is none.
    var state: ConflictState? { queue.isEmpty ? nil : queue[max(0, current)].state }

    /// The URL that led to a visit.
    package func url(_ visit: Int) -> WitnessURL {
        var steps = [visit]
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

    private mutating func enqueueSuccessors(of index: Int) {
        let state = queue[index].state
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
}

/// The states that a search has visited.
///
/// Most states have one place, and are stored as a bit. Only the others are hashed.
struct SeenStates {
    private let nodes: Int
    private var single: [Bool]
    private var others: Set<ConflictState> = []

    /// Creates an empty set for a graph.
    init(_ graph: RouteGraph) {
        nodes = graph.nodes.count
        single = [Bool](repeating: false, count: nodes * graph.roots.count * 3)
    }

    /// Adds a state; returns whether it is new.
    mutating func insert(_ state: ConflictState) -> Bool {
        guard let thread = state.onlyThread else { return others.insert(state).inserted }
        let index = (thread.priority * 3 + state.phase.rawValue) * nodes + thread.node
        guard !single[index] else { return false }
        single[index] = true
        return true
    }
}
