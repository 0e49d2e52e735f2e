import RoutePatterns
import RouteTables

/// A place in a route graph: what may come next once some components have been matched.
///
/// At every node at most one edge of each rank leads on for a given component, because everything that matches at the same rank has been
/// merged. So walking the edges by rank, with backtracking, meets the candidates in the order in which they win.
package struct RouteGraph: Sendable {
    /// A route that ends at a node, if its query fits.
    package struct Leaf: Hashable, Sendable {
        /// The route.
        package var patternIndex: Int
        /// Which variant of it, numbered through the whole graph.
        package var variant: Int
        /// How many query items it requires.
        package var required: Int
        /// Whether it ends with a `**` that took nothing.
        package var endsWithEmptyRest: Bool
    }

    /// What leads on for a component.
    package enum Edge: Sendable {
        /// To a node by the component's text.
        case literals(LiteralChildren)
        /// Any component but the empty one.
        case nonEmpty(Int)
        /// Any component.
        case any(Int)
        /// By what the automaton says of the component: its label `n` leads to the node `n - 1` of the list.
        case automaton(Automaton, [Int])
    }

    /// A node.
    package struct Node: Sendable {
        /// The edges, most specific first; a code is twice the rank, and one more behind an empty `**`.
        package var edges: [(code: Int, edge: Edge)] = []
        /// The routes that end here, best first.
        package var leaves: [Leaf] = []
        /// Where the fragment is matched, of the routes whose path ends here.
        package var fragment: Int?
        /// Whether several components may be taken while nothing changes.
        package var loops = false
    }

    /// The two nodes at which URLs without and with a host begin.
    package struct StartNodes: Sendable {
        /// For URLs without a host: the first component of the path is next.
        package var withoutHost: Int?
        /// For URLs with a host: the host is next.
        package var withHost: Int?
    }

    /// Where the routes of one priority begin.
    package struct Root: Sendable {
        /// By scheme: edges like those of a node, whose targets are indices of `startNodes`.
        package var schemes: [(code: Int, edge: Edge)] = []
        /// The pairs of nodes that schemes lead to.
        package var startNodes: [StartNodes] = []
        /// For patterns that name no scheme.
        package var unnamed: StartNodes?
        /// The `regex` routes, those that may be refused first, then by their indices.
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
    /// Where each priority begins, the highest first.
    package internal(set) var roots: [Root] = []
}
