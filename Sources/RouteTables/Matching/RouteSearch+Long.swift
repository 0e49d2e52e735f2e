/// Walks through long paths in three passes over the components.
///
/// Each pass looks up repeated steps.
///
/// The first pass goes forward with all nodes that can be reached, and the second one backward with those from which an
/// end can be reached. The third one selects the path of the highest rank among those. So a URL that nearly matches in
/// many ways takes little longer than one that matches.
extension RouteSearch {
    /// The minimum length of a long path.
    static let usualLongFrom = 4_096

    /// The outcome of a walk through a long path.
    package enum LongWalkOutcome {
        case found
        case failed
        /// The best end was refused.
        ///
        /// Others have not been tried.
        case refused
        /// There were too many sets of nodes.
        case unknown
    }

    /// Walks from a node to the limit.
    mutating func walkLong(_ start: Int, _ position: Int) -> LongWalkOutcome {
        var memory = LongWalkMemory(capacity: limit - position + 1)
        let start = resolved(start)
        guard let (count, reached) = goForward(start, position, &memory) else {
            return memory.isExhausted ? .unknown : .failed
        }
        let last = memory.number(of: memory.sets[reached].filter { mayEnd($0) })
        if last == LongWalkMemory.emptySet { return .failed }
        goBackward(count, to: last, &memory)
        if memory.isExhausted { return .unknown }
        let countBefore = found.count
        let end = choose(start, count, to: last, &memory)
        if finish(end) { return .found }
        found.count = countBefore
        return .refused
    }

    /// Notes for each component the nodes that can be reached before it.
    ///
    /// - Returns: The number of components, and the set that is reached after them; `nil` if no path leads there, or
    ///   the set is unknown.
    private mutating func goForward(
        _ start: Int,
        _ first: Int,
        _ memory: inout LongWalkMemory
    ) -> (count: Int, set: Int)? {
        var set = memory.number(of: [start])
        var position = first
        var count = 0
        var transitions: [LongWalkMemory.Transition] = []
        var (lastKey, lastStep) = (UInt64(0), 0)
        while position <= limit {
            let component = reader.component(from: position, to: limit)
            found.steps.add(component.end - position + 1)
            let key = memory.key(.forward, from: set, memory.text(reader, position, component))
            if key != lastKey {
                lastKey = key
                if let known = memory.result(of: key) {
                    lastStep = known
                } else {
                    transitions.removeAll(keepingCapacity: true)
                    for node in memory.sets[set] {
                        appendTransitions(from: node, position, component, to: &transitions)
                    }
                    let (kind, next) = memory.kind(set, transitions)
                    if memory.isExhausted { return nil }
                    lastStep = kind &<< 16 | next
                    memory.remember(key, lastStep)
                }
            }
            let next = lastStep & 0xFFFF
            if next == LongWalkMemory.emptySet { return nil }
            memory.places[count] = LongWalkMemory.Place(
                start: Int32(truncatingIfNeeded: position),
                kind: Int32(truncatingIfNeeded: lastStep &>> 16),
                set: Int32(truncatingIfNeeded: set)
            )
            set = next
            position = component.end &+ 1
            count &+= 1
        }
        return (count, set)
    }

    /// Keeps for each component only the nodes from which the set after the last one can be reached.
    private mutating func goBackward(_ count: Int, to last: Int, _ memory: inout LongWalkMemory) {
        var set = last
        var index = count
        var (lastKey, lastSet) = (UInt64(0), 0)
        while index > 0 {
            index &-= 1
            found.steps.add(1)
            let kind = Int(memory.places[index].kind)
            // A kind belongs to a set, so it identifies the set.
            let key = memory.key(.backward, from: 0, kind, to: set)
            if key != lastKey {
                lastKey = key
                if let known = memory.result(of: key) {
                    lastSet = known
                } else {
                    lastSet = memory.sources(kind, to: set)
                    if memory.isExhausted { return }
                    memory.remember(key, lastSet)
                }
            }
            set = lastSet
            memory.places[index].set = Int32(truncatingIfNeeded: set)
        }
    }

    /// Takes the path of the highest rank among those that lead to the end, and notes its captures.
    ///
    /// - Returns: The node after the last component.
    private mutating func choose(_ start: Int, _ count: Int, to last: Int, _ memory: inout LongWalkMemory) -> Int {
        var node = start
        var (lastKey, lastTransition) = (UInt64(0), 0)
        for index in 0..<count {
            found.steps.add(1)
            let kind = Int(memory.places[index].kind)
            let goal = index &+ 1 < count ? Int(memory.places[index &+ 1].set) : last
            let key = memory.key(.choice, from: node, kind, to: goal)
            if key != lastKey {
                lastKey = key
                if let known = memory.result(of: key) {
                    lastTransition = known
                } else {
                    guard let transition = memory.best(kind, from: node, to: goal) else { return node }
                    lastTransition = transition.target &<< 1 | (transition.isNoted ? 1 : 0)
                    memory.remember(key, lastTransition)
                }
            }
            node = lastTransition &>> 1
            if lastTransition & 1 != 0 {
                let end = index &+ 1 < count ? Int(memory.places[index &+ 1].start) &- 1 : limit
                found.note(Int(memory.places[index].start), end)
            }
        }
        return node
    }

    // MARK: Transitions

    /// Appends the transitions from a node with a component, by rank, including those without a target.
    private mutating func appendTransitions(
        from node: Int,
        _ position: Int,
        _ component: RouteReader.Component,
        to transitions: inout [LongWalkMemory.Transition]
    ) {
        func append(_ target: Int, isNoted: Bool) {
            transitions.append(LongWalkMemory.Transition(node: node, target: resolved(target), isNoted: isNoted))
        }
        let flags = reader.edges(node)
        if flags & NodeFlags.literals != 0 { append(literal(node, position, component), isNoted: false) }
        var freeIsOpen = flags & NodeFlags.free != 0
        let free = freeIsOpen && component.end > position ? reader.number(node &+ 4) : 0
        if flags & NodeFlags.more != 0 {
            let more = reader.number(node &+ 4 &+ (flags & NodeFlags.free) &* 2)
            for index in 0..<reader.number(more &+ 12) {
                let edge = more &+ 16 &+ 16 &* index
                found.steps.add(1)
                let code = reader.number(edge)
                let rank = code &>> 1
                if freeIsOpen, code > Int(RouteRank.free.rawValue) &* 2 {
                    freeIsOpen = false
                    append(free, isNoted: true)
                }
                let isNoted = rank == Int(RouteRank.constrained.rawValue) || rank == Int(RouteRank.free.rawValue)
                append(follow(edge, position, component), isNoted: isNoted)
            }
        }
        if freeIsOpen { append(free, isNoted: true) }
    }

    /// The offset of a node that is stored elsewhere in the table.
    private func resolved(_ node: Int) -> Int {
        if node == 0 { return 0 }
        var node = node
        while reader.flags(node) & NodeFlags.more != 0 {
            let more = reader.number(node &+ 4 &+ (reader.flags(node) & NodeFlags.free) &* 2)
            if reader.number(more) == 0 { break }
            node = reader.number(more &+ 4)
        }
        return node
    }

    // MARK: Ends

    /// Whether a route may end at a node, without evaluating `accept`.
    mutating func mayEnd(_ node: Int) -> Bool {
        let node = resolved(node)
        let flags = reader.flags(node)
        if flags & (NodeFlags.terminal | NodeFlags.leaf) != 0 { return true }
        if flags & NodeFlags.more != 0, parts.flags.contains(.hasFragment) {
            let more = reader.number(node &+ 4 &+ (flags & NodeFlags.free) &* 2)
            if reader.number(more &+ 8) != 0 { return true }
        }
        guard flags & NodeFlags.leafList != 0 else { return false }
        let list = reader.number(reader.leaf(node, flags))
        for index in 0..<reader.number(list) {
            let query = reader.number(list &+ 8 &+ 12 &* index)
            if query == 0 || fits(query) { return true }
        }
        return false
    }
}
