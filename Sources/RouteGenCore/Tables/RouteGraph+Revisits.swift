import RoutePatterns
import RouteTables

extension RouteGraph {
    /// The nodes at which a search may arrive at the same component in many ways, each with a number from 0.
    ///
    /// Those are the loops behind other loops: every other node is reached for a component in as many ways as there are edges to it.
    /// A search remembers where such a node has failed, so that no URL can make it go over the same ground again.
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
