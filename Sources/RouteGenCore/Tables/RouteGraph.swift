import RoutePatterns
import RouteTables

/// The routes as a graph: each node describes what may follow after some components have matched.
///
/// At every node, at most one edge of each rank matches a given component, because everything that matches with the
/// same rank has been merged. So a walk along the edges by rank, with backtracking, visits the candidates in the order
/// in which they win.
package struct RouteGraph: Sendable {
    /// A route that ends at a node, if its query matches.
    package struct Leaf: Hashable, Sendable {
        /// The route.
        package var patternIndex: Int
        /// The index of its variant in the whole graph.
        package var variant: Int
        /// The number of query items that it requires.
        package var required: Int
        /// Whether it ends with an empty `**`.
        package var endsWithEmptyRest: Bool
    }

    /// The matchers of the next component, and the nodes after it.
    package enum Edge: Sendable {
        /// Literals, each with its node.
        case literals(LiteralChildren)
        /// Any non-empty component.
        case nonEmpty(Int)
        /// Any component.
        case any(Int)
        /// An automaton, whose label `n` leads to the node `n - 1` of the list.
        case automaton(Automaton, [Int])
    }

    /// A node.
    package struct Node: Sendable {
        /// The edges, the most specific first.
        ///
        /// A code is twice the rank, plus one after an empty `**`.
        package var edges: [(code: Int, edge: Edge)] = []
        /// The routes that end here, best first.
        package var leaves: [Leaf] = []
        /// The node for the fragment of the routes whose path ends here.
        package var fragment: Int?
        /// Whether a component may lead back to the node.
        package var loops = false
    }

    /// The start nodes of URLs with and without a host.
    package struct StartNodes: Sendable {
        /// The start of URLs without a host: the path.
        package var withoutHost: Int?
        /// The start of URLs with a host: the host, then the path.
        package var withHost: Int?
    }

    /// The start of the routes with one priority.
    package struct Root: Sendable {
        /// Edges for schemes, whose targets are indices of `startNodes`.
        package var schemes: [(code: Int, edge: Edge)] = []
        /// The start nodes after a scheme.
        package var startNodes: [StartNodes] = []
        /// The start nodes of patterns without a scheme.
        package var unnamed: StartNodes?
        /// The `regex` routes: those with a condition first, then by their indices.
        package var regexes: [(patternIndex: Int, expression: RegularExpression)] = []
    }

    /// A variant of a route, as steps from the scheme to the fragment.
    package struct Variant: Sendable {
        package var patternIndex: Int
        package var scheme: PatternVariant.Step?
        package var host: PatternVariant.Step?
        package var path: PatternVariant
        package var fragment: PatternVariant?
        package var required: Int
    }

    /// The variants of all routes.
    package internal(set) var variants: [Variant] = []
    /// The nodes.
    package internal(set) var nodes: [Node] = []
    /// The roots of the priorities, the highest first.
    package internal(set) var roots: [Root] = []
}

extension RouteGraph {
    /// The nodes that a search may reach in many ways at the same component, numbered from 0.
    ///
    /// These are the loops after other loops: every other node is reached in at most as many ways as it has incoming
    /// edges. A search remembers where it failed at such a node, so no URL can make it repeat the work.
    func revisitedNodes() -> [Int: Int] {
        guard nodes.contains(where: \.loops) else { return [:] }
        var followsLoop = [Bool](repeating: false, count: nodes.count)
        var pending = nodes.indices.filter { nodes[$0].loops }
        var isExpanded = [Bool](repeating: false, count: nodes.count)
        while let number = pending.popLast() {
            if isExpanded[number] { continue }
            isExpanded[number] = true
            for target in targets(of: number) where target != number {
                followsLoop[target] = true
                pending.append(target)
            }
        }
        var result: [Int: Int] = [:]
        for number in nodes.indices where nodes[number].loops && followsLoop[number] { result[number] = result.count }
        return result
    }

    /// The nodes to which a node leads.
    package func targets(of number: Int) -> [Int] {
        var result = nodes[number].edges.flatMap { edge -> [Int] in
            switch edge.edge {
            case .literals(let children): children.targets
            case .any(let target), .nonEmpty(let target): [target]
            case .automaton(_, let targets): targets
            }
        }
        if let fragment = nodes[number].fragment { result.append(fragment) }
        return result
    }
}
