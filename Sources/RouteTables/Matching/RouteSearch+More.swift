extension RouteSearch {
    /// How a walk continues after the rarer edges of a node.
    package enum Progress {
        /// A route was found.
        case found
        /// No edge matches.
        case failed
        /// The last alternative: a node, with the position of the next component.
        case on(Int, Int)
    }

    /// Tries the rarer edges of a node and the free one, by rank.
    ///
    /// The edges are listed at `more`. `free` is the node after any non-empty component, or 0. If the component is the
    /// host, the path follows.
    mutating func walkMore(
        _ more: Int,
        _ free: Int,
        _ position: Int,
        _ component: RouteReader.Component
    ) -> Progress {
        let slot = reader.number(more &+ 4)
        if slot != 0, let memory {
            // The search has failed here before.
            let bit = (slot &- 1) &* (reader.count &+ 2) &+ position
            if memory[bit &>> 3] >> UInt8(bit & 7) & 1 != 0 { return .failed }
            memory[bit &>> 3] |= 1 << UInt8(bit & 7)
        }
        let edgeCount = reader.number(more &+ 12)
        let freeCode = free == 0 ? Int.max : Int(RouteRank.free.rawValue) &* 2
        let isEmpty = component.end == position
        let (isHost, next) = (isHost, isHost ? Int(parts.pathStart) : component.end &+ 1)
        var index = 0
        var freeIsOpen = free != 0 && !isEmpty
        while true {
            let edge = more &+ 16 &+ 16 &* index
            found.steps.add(1)
            var code = index < edgeCount ? reader.number(edge) : Int.max
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
            let notedBefore = found.count
            if notes { found.note(position, component.end) }
            if codes != nil, !isHost { noteCode(code, position) }
            self.isHost = false
            if index >= edgeCount, !freeIsOpen { return .on(target, next) }
            if walk(target, next) { return .found }
            self.isHost = isHost
            found.count = notedBefore
        }
    }

    /// The target of an edge for a component, or 0.
    @inline(__always)
    mutating func follow(_ edge: Int, _ position: Int, _ component: RouteReader.Component) -> Int {
        let first = reader.number(edge &+ 8)
        switch reader.number(edge &+ 4) {
        case EdgeKind.any: return first
        case EdgeKind.nonEmpty: return component.end > position ? first : 0
        case EdgeKind.automaton:
            return label(first, position..<component.end) == 0 ? 0 : reader.number(edge &+ 12)
        case EdgeKind.automata:
            let label = self.label(first, position..<component.end)
            return label == 0 ? 0 : reader.number(reader.number(edge &+ 12) &+ 4 &* (label &- 1))
        default:
            return isHost
                ? reader.unusualLiteral(first, position..<component.end, .folded)
                : literal(first, position, component)
        }
    }

    /// The label of an automaton for a part of the text.
    @inline(__always)
    private mutating func label(_ offset: Int, _ range: Range<Int>) -> Int {
        found.steps.add(range.count)
        if !isHost {
            let label = AutomatonReader.run(reader.table, offset, reader.text, range)
            if label >= 0 { return label }
        }
        return AutomatonReader(reader.table, offset).run(CanonicalBytes(reader.text, range, isHost ? .folded : .path))
    }

    /// Ends at a node that is stored elsewhere, or may be followed by a fragment.
    mutating func finishMore(_ node: Int, _ flags: Int) -> Bool {
        let more = reader.number(node &+ 4 &+ (flags & NodeFlags.free != 0 ? 4 : 0))
        if reader.number(more) != 0 { return walk(reader.number(more &+ 4), limit &+ 1) }
        let fragment = reader.number(more &+ 8)
        if fragment != 0, parts.flags.contains(.hasFragment), walkFragment(fragment) { return true }
        return finishHere(node, flags)
    }

    private mutating func walkFragment(_ node: Int) -> Bool {
        let (start, end) = parts.fragmentComponents(
            in: UnsafeBufferPointer(start: reader.text, count: reader.count)
        )
        let before = (limit, isUnusual, found.count)
        limit = end
        isUnusual = isUnusual || parts.flags.contains(.unusualFragment)
        if walk(node, start) { return true }
        (limit, isUnusual, found.count) = before
        return false
    }

    /// Tries the routes of a list, whose query must match.
    mutating func finishList(_ list: Int) -> Bool {
        for index in 0..<reader.number(list) {
            let record = list &+ 4 &+ 12 &* index
            let query = reader.number(record &+ 4)
            if query != 0, !fits(query) { continue }
            let patternIndex = reader.number(record)
            if offer(patternIndex, reader.number(record &+ 8)) { return true }
        }
        return false
    }

    mutating func fits(_ requirements: Int) -> Bool {
        let bytes = UnsafeBufferPointer(start: reader.text, count: reader.count)
        for index in 0..<reader.number(requirements) {
            let item = reader.number(requirements &+ 4 &+ 4 &* index)
            let requirement = QueryRequirement(reader.table, item, parts.queryForm)
            let items = requirement.items(bytes, parts)
            found.steps.add(items.count + 1)
            if !requirement.find(bytes, items).fits { return false }
        }
        return true
    }

    // MARK: Hosts, schemes and whole URLs

    /// Matches the host, then the path.
    mutating func walkHost(_ node: Int) -> Bool {
        if reader.edges(node) & NodeFlags.literals != 0 {
            let range = Int(parts.hostStart)..<Int(parts.hostEnd)
            let child =
                isUnusual
                ? reader.unusualLiteral(node, range, .folded)
                : reader.host(node, range.lowerBound, range.upperBound)
            if child != 0, walk(child, Int(parts.pathStart)) { return true }
        }
        return walkOtherHosts(node)
    }

    /// Matches the host by other edges than literals, then the path.
    mutating func walkOtherHosts(_ node: Int) -> Bool {
        found.count = 0
        let (start, end) = (Int(parts.hostStart), Int(parts.hostEnd))
        let flags = reader.edges(node)
        let free = flags & NodeFlags.free != 0 ? reader.number(node &+ 4) : 0
        guard flags & NodeFlags.more != 0 else {
            guard free != 0 else { return false }
            found.note(start, end)
            return walk(free, Int(parts.pathStart))
        }
        let more = reader.number(node &+ 4 &+ (flags & NodeFlags.free) &* 2)
        let component = RouteReader.Component(end: end, word: 0, isLong: false, seen: 0)
        isHost = true
        defer { isHost = false }
        switch walkMore(more, free, start, component) {
        case .found: return true
        case .failed: return false
        case .on(let node, let position): return walk(node, position)
        }
    }

    /// Tries the schemes that patterns name, by rank.
    mutating func matchScheme(_ list: Int) -> Bool {
        let source = CanonicalBytes(reader.text, Int(parts.start)..<Int(parts.schemeEnd), .folded)
        for index in 0..<reader.number(list) {
            let edge = list &+ 4 &+ 16 &* index
            let first = reader.number(edge &+ 8)
            let second = reader.number(edge &+ 12)
            var target = 0
            switch reader.number(edge &+ 4) {
            case EdgeKind.any, EdgeKind.nonEmpty: target = first
            case EdgeKind.scheme: target = isScheme(source, first) ? second : 0
            case EdgeKind.automaton: target = AutomatonReader(reader.table, first).run(source) == 0 ? 0 : second
            default:
                let label = AutomatonReader(reader.table, first).run(source)
                target = label == 0 ? 0 : reader.number(second &+ 4 &* (label &- 1))
            }
            if target != 0, run(starts: target) { return true }
        }
        return false
    }

    private func isScheme(_ source: CanonicalBytes, _ label: Int) -> Bool {
        var source = source
        let length = reader.number(label)
        var index = 0
        while let byte = source.next() {
            if index == length || byte != reader.table[label &+ 4 &+ index] { return false }
            index &+= 1
        }
        return index == length
    }

    /// Tries the `regex` routes.
    mutating func matchRegexes(_ list: Int) -> Bool {
        let source = CanonicalBytes(
            reader.text,
            Int(parts.start)..<Int(parts.end),
            .path,
            foldedUntil: parts.foldedEnd
        )
        for index in 0..<reader.number(list) {
            let record = list &+ 4 &+ 12 &* index
            let automaton = AutomatonReader(reader.table, reader.number(record))
            found.steps.add(Int(parts.end))
            if automaton.run(source) == 0 { continue }
            let patternIndex = reader.number(record &+ 4)
            if offer(patternIndex, reader.number(record &+ 8)) { return true }
        }
        return false
    }
}
