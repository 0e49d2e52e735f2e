import RoutePatterns
import RouteTables

/// The positions of all routes after the same components of a URL, in order of rank without explicit priorities.
package struct ConflictState: Hashable {
    /// A place in the graph.
    package struct Thread: Hashable {
        /// The index of its root; 0 is the highest priority.
        package var priority: Int
        package var node: Int
        /// Whether the path has ended here and the route ignores the fragment.
        var waits = false
    }

    /// The part of the URL that the next component belongs to.
    package enum Phase: Int {
        case host, path, fragment
    }

    /// The part of the URL that the next component belongs to.
    package let phase: Phase
    /// The only place, if it does not wait.
    ///
    /// Most states have just one, and so need no array.
    let onlyThread: Thread?
    private let several: [[Thread]]

    /// Creates a state from places by rank, the best first.
    ///
    /// A rank has at most one place of each priority.
    init(_ groups: [[Thread]], _ phase: Phase) {
        self.phase = phase
        if groups.count == 1, groups[0].count == 1, !groups[0][0].waits {
            onlyThread = groups[0][0]
            several = []
        } else {
            onlyThread = nil
            several = groups
        }
    }

    /// The places by rank.
    ///
    /// A rank has at most one place of each priority.
    package var groups: [[Thread]] { onlyThread.map { [[$0]] } ?? several }

    /// Whether there are no places.
    var isEmpty: Bool { onlyThread == nil && several.isEmpty }
}

extension [[ConflictState.Thread]] {
    /// Appends places of one rank.
    ///
    /// A place that is present already has a better rank.
    mutating func append(_ threads: some Sequence<ConflictState.Thread>, _ seen: inout SeenThreads) {
        let new = threads.filter { seen.insert($0) }
        if !new.isEmpty { append(new) }
    }
}

extension ConflictState {
    /// The part of the URL after the next component.
    private var nextPhase: Phase { phase == .host ? .path : phase }

    /// The state after a component with this string, in canonical form.
    func next(_ text: [UInt8], in graph: RouteGraph) -> ConflictState {
        if let onlyThread { return next(text, of: onlyThread, in: graph) }
        // The reached places, ordered by the previous rank and then by the rank of the edge.
        var reached: [(group: Int, code: Int, thread: Thread)] = []
        for (number, group) in several.enumerated() {
            for thread in group {
                if thread.waits {
                    reached.append((number, Int.max, thread))
                    continue
                }
                for (code, edge) in graph.nodes[thread.node].edges {
                    guard let target = edge.target(text) else { continue }
                    reached.append((number, code, Thread(priority: thread.priority, node: target)))
                }
            }
        }
        if reached.count == 1 { return ConflictState([[reached[0].thread]], nextPhase) }
        reached.sort { ($0.group, $0.code, $0.thread.priority) < ($1.group, $1.code, $1.thread.priority) }
        var groups: [[Thread]] = []
        var seen = SeenThreads()
        var rest = reached[...]
        while let first = rest.first {
            let rank = rest.prefix { ($0.group, $0.code) == (first.group, first.code) }
            groups.append(rank.lazy.map(\.thread), &seen)
            rest = rest.dropFirst(rank.count)
        }
        return ConflictState(groups, nextPhase)
    }

    /// The state after one place, whose edges are in order of rank.
    private func next(_ text: [UInt8], of thread: Thread, in graph: RouteGraph) -> ConflictState {
        var targets: [Int] = []
        for (_, edge) in graph.nodes[thread.node].edges {
            if let target = edge.target(text), !targets.contains(target) { targets.append(target) }
        }
        return ConflictState(targets.map { [Thread(priority: thread.priority, node: $0)] }, nextPhase)
    }

    /// The state at the start of a fragment; `nil` if no route matches fragments.
    func fragment(in graph: RouteGraph) -> ConflictState? {
        guard phase == .path else { return nil }
        if let onlyThread, graph.nodes[onlyThread.node].fragment == nil { return nil }
        let groups = groups
        guard groups.joined().contains(where: { graph.nodes[$0.node].fragment != nil }) else { return nil }
        var result: [[Thread]] = []
        var seen = SeenThreads()
        for group in groups {
            result.append(
                group.compactMap { thread in
                    graph.nodes[thread.node].fragment.map { Thread(priority: thread.priority, node: $0) }
                },
                &seen
            )
            result.append(group.map { Thread(priority: $0.priority, node: $0.node, waits: true) }, &seen)
        }
        return ConflictState(result, .fragment)
    }
}

extension RouteGraph.Edge {
    /// The target for a component with this string.
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

/// The places that a state already contains.
struct SeenThreads {
    private var few: [ConflictState.Thread] = []
    private var many: Set<ConflictState.Thread> = []

    /// Adds a place; returns whether it is new.
    mutating func insert(_ thread: ConflictState.Thread) -> Bool {
        // Most states have two or three places, and comparing them is faster than hashing one.
        if many.isEmpty, few.count < 8 {
            if few.contains(thread) { return false }
            few.append(thread)
            return true
        }
        if many.isEmpty { many = Set(few) }
        return many.insert(thread).inserted
    }
}
