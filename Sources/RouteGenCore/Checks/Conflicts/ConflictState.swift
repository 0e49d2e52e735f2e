import RouterRuntime

/// Where all routes are after the same components of a URL, in the order in which they would win if nobody had given any of
/// them a priority.
struct ConflictState: Hashable {
    /// A place in the graph.
    struct Thread: Hashable {
        /// The root that it began at: 0 is the highest priority.
        var priority: Int
        var node: Int
        /// Whether the path has ended here and the fragment makes no difference.
        var waits = false
    }

    /// The part of the URL that the next component belongs to.
    enum Phase: Hashable {
        case host, path, fragment
    }

    /// Places of one rank; of each priority there is one at the most.
    var groups: [[Thread]]
    var phase: Phase

    /// Adds places of one rank behind the others; one that is there already can only win by its better rank.
    mutating func append(_ threads: [Thread], _ seen: inout Set<Thread>) {
        let new = threads.filter { seen.insert($0).inserted }
        if !new.isEmpty { groups.append(new) }
    }

    /// Whether no route is anywhere.
    var isEmpty: Bool { groups.isEmpty }
}

extension ConflictState {
    /// The state after a component with this text, in canonical form.
    func next(_ text: [UInt8], in graph: RouteGraph) -> ConflictState {
        var result = ConflictState(groups: [], phase: phase == .host ? .path : phase)
        if groups.count == 1, groups[0].count == 1, !groups[0][0].waits {
            // Most states are one place, whose edges stand in order of rank.
            let thread = groups[0][0]
            for (_, edge) in graph.nodes[thread.node].edges {
                guard let target = edge.target(text) else { continue }
                let next = [Thread(priority: thread.priority, node: target)]
                if !result.groups.contains(next) { result.groups.append(next) }
            }
            return result
        }
        var seen: Set<Thread> = []
        for group in groups {
            var byCode: [Int: [Thread]] = [:]
            for thread in group {
                if thread.waits {
                    byCode[Int.max, default: []].append(thread)
                    continue
                }
                for (code, edge) in graph.nodes[thread.node].edges {
                    guard let target = edge.target(text) else { continue }
                    byCode[code, default: []].append(Thread(priority: thread.priority, node: target))
                }
            }
            for code in byCode.keys.sorted() { result.append(byCode[code] ?? [], &seen) }
        }
        return result
    }

    /// The state in which the path has ended and a fragment follows; `nil` if no route looks at it.
    func fragment(in graph: RouteGraph) -> ConflictState? {
        guard phase == .path, groups.joined().contains(where: { graph.nodes[$0.node].fragment != nil }) else {
            return nil
        }
        var result = ConflictState(groups: [], phase: .fragment)
        var seen: Set<Thread> = []
        for group in groups {
            result.append(
                group.compactMap { thread in
                    graph.nodes[thread.node].fragment.map { Thread(priority: thread.priority, node: $0) }
                },
                &seen
            )
            result.append(group.map { Thread(priority: $0.priority, node: $0.node, waits: true) }, &seen)
        }
        return result
    }
}

extension RouteGraph.Edge {
    /// Where a component with this text leads.
    func target(_ text: [UInt8]) -> Int? {
        switch self {
        case .literals(let children): return children[text]
        case .nonEmpty(let target): return text.isEmpty ? nil : target
        case .any(let target): return target
        case .automaton(let automaton, let targets):
            let label = Int(automaton.labels[automaton.run(text)])
            return label == 0 ? nil : targets[label - 1]
        }
    }
}
