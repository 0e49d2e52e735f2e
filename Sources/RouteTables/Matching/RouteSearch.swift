/// One search for the routes of one URL.
///
/// Every offset that it reads from the table was written by the encoder, and every offset into the text lies between the bounds that
/// the splitter found.
package struct RouteSearch {
    /// The table and the text, both of which outlive the search.
    let reader: RouteReader
    let parts: RouteURL.Parts
    /// What has been found so far.
    var found = FoundRoute()
    /// Behind the path, or behind the fragment while that is matched.
    var limit: Int
    /// Whether comparing the raw bytes is not enough.
    var isUnusual: Bool
    /// Whether the host is being matched, in which case letters do not matter.
    var isHost = false
    /// For each node that can be arrived at in many ways and each byte of the text, whether that has failed; nil if there is no such node.
    var memory: UnsafeMutablePointer<UInt8>?
    /// Where the ranks of the components go, by the bytes where they begin; nil if nobody asks.
    var codes: UnsafeMutablePointer<UInt8>?
    /// From how many bytes on a path is a long one.
    var longFrom = RouteSearch.usualLongFrom
    /// Whether the first end that is met was refused before.
    var skipsEnd = false
    /// What ends the search.
    var goal = Goal.best

    /// What ends a search.
    package enum Goal {
        /// The first candidate, which is the best one.
        case best
        /// The first candidate of this pattern.
        case pattern(Int)
        /// Nothing: all candidates are collected, best first.
        case all(UnsafeMutablePointer<[FoundRoute]>)
    }

    init(
        _ reader: RouteReader,
        _ head: RouteTableHead,
        _ parts: RouteURL.Parts,
        _ memory: UnsafeMutablePointer<UInt8>?
    ) {
        self.reader = reader
        self.parts = parts
        self.memory = memory
        limit = Int(parts.pathEnd)
        isUnusual = parts.flags.contains(.unusualPath) || head.hasUnusualLiterals
    }

    /// Searches, from the highest priority on.
    @inline(__always)
    mutating func run(_ head: RouteTableHead) -> Bool {
        if head.withoutHost != 0, parts.hostStart == parts.hostEnd, !parts.flags.contains(.foreignScheme) {
            return walk(head.withoutHost, Int(parts.pathStart))
        }
        if head.withHost != 0, parts.hostStart != parts.hostEnd, !parts.flags.contains(.foreignScheme) {
            return walkHost(head.withHost)
        }
        return head.high != 0 && run(root: head.high)
            || head.normal != 0 && run(root: head.normal)
            || head.low != 0 && run(root: head.low)
    }

    private mutating func run(root: Int) -> Bool {
        let schemes = reader.number(root &+ 8)
        if schemes != 0, parts.schemeEnd > parts.start, matchScheme(schemes) { return true }
        if !parts.flags.contains(.foreignScheme), run(starts: root) { return true }
        let regexes = reader.number(root &+ 12)
        return regexes != 0 && matchRegexes(regexes)
    }

    /// Begins at the host, or at the path if there is none.
    mutating func run(starts: Int) -> Bool {
        found.count = 0
        if parts.hostStart == parts.hostEnd {
            let node = reader.number(starts)
            return node != 0 && walk(node, Int(parts.pathStart))
        }
        let node = reader.number(starts &+ 4)
        return node != 0 && walkHost(node)
    }

    /// Walks on from a node; the next component begins at `position`, or there is none if that lies behind the limit.
    ///
    /// - Returns: Whether a route was found and accepted.
    mutating func walk(_ node: Int, _ position: Int) -> Bool {
        if limit &- position >= longFrom, codes == nil {
            switch walkLong(node, position) {
            case .found: return true
            case .failed: return false
            case .refused: skipsEnd = true
            case .unknown: break
            }
        }
        defer { skipsEnd = false }
        return walkOn(node, position)
    }

    /// Walks on from a node, trying one way after the other.
    mutating func walkOn(_ node: Int, _ position: Int) -> Bool {
        var walk = PlainWalk(node: node, position: position)
        // What is rare takes the long way at every node: texts not in canonical form, and searches for ranks.
        let isRare = isUnusual || codes != nil
        let outcome = isRare ? .blocked : walk.run(reader, to: limit, &found)
        return proceed(&walk, outcome, isRare: isRare)
    }

    /// Goes on with a walk that has come to a route or to something that is not plain.
    ///
    /// - Returns: Whether a route was found and accepted.
    mutating func proceed(
        _ walk: inout PlainWalk,
        _ firstOutcome: PlainWalk.Outcome,
        isRare: Bool
    ) -> Bool {
        var outcome = firstOutcome
        while true {
            switch outcome {
            case .failed: return false
            case .refused: guard walk.goBack(reader, &found) else { return false }
            case .route(let patternIndex, let captures):
                if !isSkipped(walk.node, atRoute: true), offer(patternIndex, captures) { return true }
                guard walk.goBack(reader, &found) else { return false }
            case .blocked where walk.position > limit:
                if !isSkipped(walk.node, atRoute: false), finish(walk.node) { return true }
                guard walk.goBack(reader, &found) else { return false }
            case .blocked:
                switch branch(walk.node, reader.edges(walk.node), walk.position) {
                case .found: return true
                case .failed: guard walk.goBack(reader, &found) else { return false }
                case .on(let node, let position):
                    walk.node = node
                    walk.position = position
                }
            }
            outcome = isRare ? .blocked : walk.run(reader, to: limit, &found)
        }
    }

    /// Walks on from a node at which there are several ways, or none.
    @inline(never)
    private mutating func branch(_ start: Int, _ startFlags: Int, _ position: Int) -> Progress {
        if startFlags == 0 { return .failed }
        var node = start
        var flags = startFlags
        let component = reader.component(from: position, to: limit)
        found.steps.add(component.end - position + 1)
        let next = component.end &+ 1
        while true {
            let free = node &+ 4
            let more = free &+ (flags & NodeFlags.free != 0 ? 4 : 0)
            if flags & NodeFlags.literals != 0 {
                let child = literal(node, position, component)
                if child != 0 {
                    if codes != nil { noteCode(0, position) }
                    let countBefore = found.count
                    if walkOn(child, next) { return .found }
                    found.count = countBefore
                }
            }
            let freeNode = flags & NodeFlags.free != 0 ? reader.number(free) : 0
            guard flags & NodeFlags.more != 0 else {
                guard freeNode != 0, component.end > position else { return .failed }
                found.note(position, component.end)
                if codes != nil { noteCode(Int(RouteRank.free.rawValue) * 2, position) }
                return .on(freeNode, next)
            }
            let edges = reader.number(more)
            if reader.number(edges) == 0 { return walkMore(edges, freeNode, position, component) }
            // The node stands elsewhere in the table.
            node = reader.number(edges &+ 4)
            flags = reader.edges(node)
            if flags == 0 { return .failed }
        }
    }

    /// The node to which a literal leads, or 0.
    func literal(_ node: Int, _ position: Int, _ component: RouteReader.Component) -> Int {
        isUnusual
            ? reader.unusualLiteral(node, position..<component.end, .path)
            : reader.literal(node, position, component)
    }

    /// Notes at which rank a component is matched.
    func noteCode(_ code: Int, _ position: Int) {
        if let codes { codes[position] = UInt8(truncatingIfNeeded: code) }
    }

    // MARK: Ends

    /// Whether an end was refused before: the first one that is met, behind a walk through a long path.
    private mutating func isSkipped(_ node: Int, atRoute: Bool) -> Bool {
        guard skipsEnd, atRoute || mayEnd(node) else { return false }
        skipsEnd = false
        return true
    }

    /// Ends at a node: tries the routes that end there.
    mutating func finish(_ node: Int) -> Bool {
        let flags = reader.flags(node)
        if flags & NodeFlags.terminal != 0 {
            return offer(reader.number(node) &>> NodeFlags.payloadShift, 0)
        }
        if flags & NodeFlags.more != 0 { return finishMore(node, flags) }
        return finishHere(node, flags)
    }

    @inline(__always)
    mutating func finishHere(_ node: Int, _ flags: Int) -> Bool {
        if flags & NodeFlags.leaf != 0 { return offer(reader.number(reader.leaf(node, flags)), 0) }
        return flags & NodeFlags.leafList != 0 && finishList(reader.number(reader.leaf(node, flags)))
    }

    /// Notes a candidate.
    ///
    /// - Returns: Whether the search ends with it.
    @inline(__always)
    mutating func offer(_ patternIndex: Int, _ captures: Int) -> Bool {
        found.patternIndex = Int32(truncatingIfNeeded: patternIndex)
        found.captures = Int32(truncatingIfNeeded: captures)
        switch goal {
        case .best: return true
        case .pattern(let wanted): return patternIndex == wanted
        case .all(let candidates):
            candidates.pointee.append(found)
            return false
        }
    }
}
