import RouteGenCore
import RoutePatterns
import RouteTables

/// Visits all states that the routes of two maps can be in together, shortest URLs first, and records which URLs lead
/// to other routes than before.
///
/// Both tables share a graph. `regex` routes are not in it.
struct TableComparison {
    private let routes: [ComparedRoute]
    private let views: [ComparedView]
    /// Each change with a URL.
    private(set) var found: [(change: Change, url: String)] = []
    private var known: Set<Change> = []
    private var walk: GraphWalk

    /// An old route with the route that gets one of its URLs now; `nil` for none.
    struct Change: Hashable {
        var old: Int
        var new: Int?
        var view: ComparedView
    }

    /// Compares routes.
    ///
    /// - Throws: ``RouteTableError`` if the routes overlap in too many ways.
    init(_ routes: [ComparedRoute]) throws(RouteTableError) {
        let conditional = routes.indices.filter { routes[$0].isConditional }
        let graph = try RouteGraph(routes.map { ($0.pattern, $0.route.priority) }, conditional: Set(conditional))
        self.routes = routes
        views = ComparedView.all(for: routes)
        let budget = WorkBudget(WorkBudget.comparison + WorkBudget.tableShare * routes.count)
        walk = WorkBudget.$current.withValue(budget) { GraphWalk(graph, budget) }
        WorkBudget.$current.withValue(budget) {
            while let state = walk.next() {
                if state.phase != .host { finish(state) }
            }
        }
        if budget.isExhausted {
            let error = Automaton.TooLarge(.steps, moreThan: budget.limit)
            throw RouteTableError(description: "comparing the maps \(error)", patternIndices: [])
        }
    }

    // MARK: Ends

    private mutating func finish(_ state: ConflictState) {
        let candidates = candidates(of: state)
        guard candidates.contains(where: { routes[$0].isOld }) else { return }
        for view in views {
            let visible = candidates.filter { view.sees(routes[$0]) }
            compare(visible.filter { routes[$0].isOld }, visible.filter { !routes[$0].isOld }, view)
        }
    }

    /// The routes that end in a state, best first.
    private func candidates(of state: ConflictState) -> [Int] {
        var candidates: [Int] = []
        for priority in walk.graph.roots.indices {
            for thread in state.groups.joined() where thread.priority == priority {
                candidates += walk.graph.nodes[thread.node].leaves.map(\.patternIndex)
            }
        }
        var seen: Set<Int> = []
        return candidates.filter { seen.insert($0).inserted }
    }

    private mutating func compare(_ old: [Int], _ new: [Int], _ view: ComparedView) {
        let isSame =
            old.count == new.count
            && zip(old, new).allSatisfy {
                routes[$0].identity == routes[$1].identity && routes[$0].pattern.query == routes[$1].pattern.query
            }
        if isSame { return }
        let oldDemands = old.map { routes[$0].query }
        let newDemands = new.map { routes[$0].query }
        for (place, route) in old.enumerated() {
            let better = Array(oldDemands[..<place])
            if let query = oldDemands[place].query(avoiding: better + newDemands) {
                note(route, nil, view, query)
            }
            for (other, rival) in new.enumerated() where routes[route].identity != routes[rival].identity {
                guard let both = oldDemands[place].combined(with: newDemands[other]),
                    let query = both.query(avoiding: better + newDemands[..<other])
                else { continue }
                note(route, rival, view, query)
            }
        }
    }

    private mutating func note(
        _ old: Int,
        _ new: Int?,
        _ view: ComparedView,
        _ query: [(name: [UInt8], value: [UInt8])]
    ) {
        let change = Change(old: old, new: new, view: view)
        guard known.insert(change).inserted else { return }
        found.append((change, walk.url(walk.current).text(query: query)))
    }
}
