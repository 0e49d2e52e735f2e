import RoutePatterns

/// The shapes of the routes of a table.
///
/// Routes with one shape match the same URLs, and none of them ranks above the others. The graph shows it: it has merged
/// what matches at the same rank, so such routes end at the same nodes.
struct RouteShapes {
    /// The matches and the rank of a route.
    struct Shape: Hashable {
        fileprivate var ends: Set<End>
        fileprivate var query: QueryDemand
        /// The URLs of a `regex` route, which the graph does not hold, and its priority.
        fileprivate var regex: Automaton?
        fileprivate var priority: RoutePriority
    }

    /// A node at which a route ends.
    fileprivate struct End: Hashable {
        var node: Int
        var endsWithEmptyRest: Bool
    }

    private var ends: [Int: Set<End>] = [:]

    init(_ graph: RouteGraph) {
        for (number, node) in graph.nodes.enumerated() {
            for leaf in node.leaves {
                let end = End(node: number, endsWithEmptyRest: leaf.endsWithEmptyRest)
                ends[leaf.patternIndex, default: []].insert(end)
            }
        }
    }

    /// The shape of a route; `nil` if its expression is too large to be compared.
    func shape(of route: ConflictRoute) -> Shape? {
        let expression = route.pattern.pattern.regex
        let regex = expression.flatMap { try? route.pattern.pattern.compiled.automaton(of: $0) }
        guard expression == nil || regex != nil else { return nil }
        let ends = ends[route.patternIndex] ?? []
        return Shape(ends: ends, query: route.query, regex: regex, priority: route.pattern.priority)
    }
}
