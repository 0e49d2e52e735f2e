extension RouteSearch {
    /// How a walk goes on after the rarer edges of a node.
    enum Progress {
        /// A route was found.
        case found
        /// Nothing leads on.
        case failed
        /// The last way on: to a node, for the next component.
        case on(Int)
        /// The node stands elsewhere in the table.
        case elsewhere(Int)
    }

    /// Tries the rarer edges of a node and the free one, by rank.
    ///
    /// The edges are listed at `more`; `free` is where any non-empty component leads, or 0.
    mutating func walkMore(
        _ more: Int,
        _ free: Int,
        _ position: Int,
        _ component: Component,
        _ accept: Visitor
    ) -> Progress {
        if MatcherTable.number(table, more) != 0 { return .elsewhere(MatcherTable.number(table, more &+ 4)) }
        let slot = MatcherTable.number(table, more &+ 4)
        if slot != 0, let memory {
            // Arrived here before, and in vain.
            let bit = (slot &- 1) &* (count &+ 2) &+ position
            if memory[bit &>> 3] >> UInt8(bit & 7) & 1 != 0 { return .failed }
            memory[bit &>> 3] |= 1 << UInt8(bit & 7)
        }
        let edgeCount = MatcherTable.number(table, more &+ 12)
        let freeCode = free == 0 ? Int.max : Int(RouteRank.free.rawValue) &* 2
        let isEmpty = component.end == position
        var index = 0
        var freeIsOpen = free != 0 && !isEmpty
        while true {
            let edge = more &+ 16 &+ 16 &* index
            var code = index < edgeCount ? MatcherTable.number(table, edge) : Int.max
            var target = 0
            if freeIsOpen, code > freeCode {
                freeIsOpen = false
                code = freeCode
                target = free
            } else if code == Int.max {
                return .failed
            } else {
                index &+= 1
                target = follow(edge, position, component)
            }
            if target == 0 { continue }
            let rank = code &>> 1
            let notes = rank == Int(RouteRank.constrained.rawValue) || rank == Int(RouteRank.free.rawValue)
            let notedBefore = notedCount
            if notes { note(position, component.end) }
            if let codes { codes[position] = UInt8(truncatingIfNeeded: code) }
            if index >= edgeCount, !freeIsOpen { return .on(target) }
            if walk(target, component.end &+ 1, accept) { return .found }
            notedCount = notedBefore
        }
    }

    /// The node to which an edge leads for a component, or 0.
    @inline(__always)
    private func follow(_ edge: Int, _ position: Int, _ component: Component) -> Int {
        let first = MatcherTable.number(table, edge &+ 8)
        switch MatcherTable.number(table, edge &+ 4) {
        case EdgeKind.any: return first
        case EdgeKind.nonEmpty: return component.end > position ? first : 0
        case EdgeKind.automaton:
            return label(first, position..<component.end) == 0 ? 0 : MatcherTable.number(table, edge &+ 12)
        case EdgeKind.automata:
            let label = self.label(first, position..<component.end)
            return label == 0
                ? 0 : MatcherTable.number(table, MatcherTable.number(table, edge &+ 12) &+ 4 &* (label &- 1))
        default:
            return literal(first &+ 4, MatcherTable.number(table, first), position, component)
        }
    }

    /// What an automaton says of a part of the text.
    @inline(__always)
    private func label(_ automaton: Int, _ range: Range<Int>) -> Int {
        let reader = AutomatonReader(table, automaton)
        if !isHost {
            let label = reader.run(text, range)
            if label >= 0 { return label }
        }
        return reader.run(CanonicalBytes(text, range, isHost ? .folded : .path))
    }

    /// Ends at a node that has more than routes that end there: it stands elsewhere, or a fragment may be matched.
    mutating func finishMore(_ node: Int, _ header: Int, _ accept: Visitor) -> Bool {
        let isLeaf = header & (NodeFlags.leaf | NodeFlags.leafList) != 0
        let field = node &+ 4 &+ (isLeaf ? 4 : 0) &+ (header & NodeFlags.free != 0 ? 4 : 0)
        let more = MatcherTable.number(table, field)
        if MatcherTable.number(table, more) != 0 {
            return walk(MatcherTable.number(table, more &+ 4), limit &+ 1, accept)
        }
        let fragment = MatcherTable.number(table, more &+ 8)
        if fragment != 0, parts.flags.contains(.hasFragment), walkFragment(fragment, accept) { return true }
        return finishHere(node, header, accept)
    }

    private mutating func walkFragment(_ node: Int, _ accept: Visitor) -> Bool {
        let (start, end) = RouteURL.Parts.trimmed(UnsafeBufferPointer(start: text, count: count), parts.fragment)
        let before = (limit, isUnusual, notedCount)
        limit = end
        isUnusual = isUnusual || parts.flags.contains(.unusualFragment)
        if walk(node, start, accept) { return true }
        (limit, isUnusual, notedCount) = before
        return false
    }

    /// Tries the routes of a list, whose query has to fit.
    mutating func finishList(_ list: Int, _ accept: Visitor) -> Bool {
        for index in 0..<MatcherTable.number(table, list) {
            let record = list &+ 4 &+ 12 &* index
            let query = MatcherTable.number(table, record &+ 4)
            if query != 0, !fits(query) { continue }
            let entry = MatcherTable.number(table, record)
            if offer(entry, MatcherTable.number(table, record &+ 8), accept) { return true }
        }
        return false
    }

    private func fits(_ requirements: Int) -> Bool {
        let bytes = UnsafeBufferPointer(start: text, count: count)
        for index in 0..<MatcherTable.number(table, requirements) {
            let item = MatcherTable.number(table, requirements &+ 4 &+ 4 &* index)
            if !QueryRequirement(table, item).find(bytes, parts.query).fits { return false }
        }
        return true
    }

    // MARK: Hosts, schemes and whole URLs

    /// Matches the host, then goes on with the path.
    mutating func walkHost(_ node: Int, _ header: Int, _ accept: Visitor) -> Bool {
        let range = Int(parts.hostStart)..<Int(parts.hostEnd)
        let pathStart = Int(parts.pathStart)
        var fields = node &+ 4 &+ (header & (NodeFlags.leaf | NodeFlags.leafList) != 0 ? 4 : 0)
        let free = header & NodeFlags.free != 0 ? MatcherTable.number(table, fields) : 0
        if header & NodeFlags.free != 0 { fields &+= 4 }
        let more = header & NodeFlags.more != 0 ? MatcherTable.number(table, fields) : 0
        if header & NodeFlags.more != 0 { fields &+= 4 }
        if header & NodeFlags.literals != 0 {
            let child = isUnusual ? unusualLiteral(fields, header, range) : foldedLiteral(fields, header, range)
            if child != 0 {
                isHost = false
                if walk(child, pathStart, accept) { return true }
                isHost = true
                notedCount = 0
            }
        }
        defer { isHost = false }
        let component = Component(end: range.upperBound, hash: 0)
        return more != 0
            ? walkMoreHost(more, free, range, component, accept)
            : free != 0 && enter(free, range, notes: true, accept)
    }

    private mutating func walkMoreHost(
        _ more: Int,
        _ free: Int,
        _ range: Range<Int>,
        _ component: Component,
        _ accept: Visitor
    ) -> Bool {
        let edgeCount = MatcherTable.number(table, more &+ 12)
        var freeIsOpen = free != 0
        for index in 0...edgeCount {
            let edge = more &+ 16 &+ 16 &* index
            let rank = index < edgeCount ? MatcherTable.number(table, edge) &>> 1 : Int.max
            if freeIsOpen, rank > Int(RouteRank.free.rawValue) {
                freeIsOpen = false
                if enter(free, range, notes: true, accept) { return true }
            }
            guard index < edgeCount else { break }
            isHost = true
            let target = follow(edge, range.lowerBound, component)
            let notes = rank == Int(RouteRank.constrained.rawValue) || rank == Int(RouteRank.free.rawValue)
            if target != 0, enter(target, range, notes: notes, accept) { return true }
        }
        return false
    }

    private mutating func enter(_ node: Int, _ host: Range<Int>, notes: Bool, _ accept: Visitor) -> Bool {
        isHost = false
        notedCount = 0
        if notes { note(host.lowerBound, host.upperBound) }
        return walk(node, Int(parts.pathStart), accept)
    }

    /// Tries the schemes that patterns name, by rank.
    mutating func matchScheme(_ list: Int, _ accept: Visitor) -> Bool {
        let source = CanonicalBytes(text, Int(parts.start)..<Int(parts.schemeEnd), .folded)
        for index in 0..<MatcherTable.number(table, list) {
            let edge = list &+ 4 &+ 16 &* index
            let first = MatcherTable.number(table, edge &+ 8)
            let second = MatcherTable.number(table, edge &+ 12)
            var target = 0
            switch MatcherTable.number(table, edge &+ 4) {
            case EdgeKind.any, EdgeKind.nonEmpty: target = first
            case EdgeKind.scheme: target = isScheme(source, first) ? second : 0
            case EdgeKind.automaton: target = AutomatonReader(table, first).run(source) == 0 ? 0 : second
            default:
                let label = AutomatonReader(table, first).run(source)
                target = label == 0 ? 0 : MatcherTable.number(table, second &+ 4 &* (label &- 1))
            }
            if target != 0, run(origins: target, accept) { return true }
        }
        return false
    }

    private func isScheme(_ source: CanonicalBytes, _ label: Int) -> Bool {
        var source = source
        let length = MatcherTable.number(table, label)
        var index = 0
        while let byte = source.next() {
            if index == length || byte != table[label &+ 4 &+ index] { return false }
            index &+= 1
        }
        return index == length
    }

    /// Tries the `regex` routes.
    mutating func matchRegexes(_ list: Int, _ accept: Visitor) -> Bool {
        let source = CanonicalBytes(
            text,
            Int(parts.start)..<Int(parts.end),
            .path,
            foldedUntil: parts.foldedEnd
        )
        for index in 0..<MatcherTable.number(table, list) {
            let record = list &+ 4 &+ 12 &* index
            guard AutomatonReader(table, MatcherTable.number(table, record)).run(source) != 0 else { continue }
            let entry = MatcherTable.number(table, record &+ 4)
            if offer(entry, MatcherTable.number(table, record &+ 8), accept) { return true }
        }
        return false
    }
}
