import RoutePatterns
import RouteTables

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
