import RoutePatterns
import RouteTables

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
