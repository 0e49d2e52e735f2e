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
    /// Where all candidates go; nil if nobody asks.
    var candidates: UnsafeMutablePointer<[FoundRoute]>?

    /// Tells whether the search may end with the pattern at an index.
    package typealias Visitor = (Int) -> Bool

    /// Searches, from the highest priority on.
    @inline(__always)
    mutating func run(_ head: RouteTableHead, _ accept: Visitor) -> Bool {
        if head.withoutHost != 0, parts.hostStart == parts.hostEnd, !parts.flags.contains(.foreignScheme) {
            return walk(head.withoutHost, Int(parts.pathStart), accept)
        }
        if head.withHost != 0, parts.hostStart != parts.hostEnd, !parts.flags.contains(.foreignScheme) {
            return walkHost(head.withHost, accept)
        }
        return head.high != 0 && run(root: head.high, accept)
            || head.normal != 0 && run(root: head.normal, accept)
            || head.low != 0 && run(root: head.low, accept)
    }

    private mutating func run(root: Int, _ accept: Visitor) -> Bool {
        let schemes = reader.number(root &+ 8)
        if schemes != 0, parts.schemeEnd > parts.start, matchScheme(schemes, accept) { return true }
        if !parts.flags.contains(.foreignScheme), run(starts: root, accept) { return true }
        let regexes = reader.number(root &+ 12)
        return regexes != 0 && matchRegexes(regexes, accept)
    }

    /// Begins at the host, or at the path if there is none.
    mutating func run(starts: Int, _ accept: Visitor) -> Bool {
        found.count = 0
        if parts.hostStart == parts.hostEnd {
            let node = reader.number(starts)
            return node != 0 && walk(node, Int(parts.pathStart), accept)
        }
        let node = reader.number(starts &+ 4)
        return node != 0 && walkHost(node, accept)
    }

    /// Walks on from a node; the next component begins at `position`, or there is none if that lies behind the limit.
    ///
    /// - Returns: Whether a route was found and accepted.
    mutating func walk(_ node: Int, _ position: Int, _ accept: Visitor) -> Bool {
        if limit &- position >= longFrom, codes == nil {
            switch walkLong(node, position, accept) {
            case .found: return true
            case .failed: return false
            case .refused: skipsEnd = true
            case .unknown: break
            }
        }
        defer { skipsEnd = false }
        return walkOn(node, position, accept)
    }

    /// Walks on from a node, trying one way after the other.
    mutating func walkOn(_ node: Int, _ position: Int, _ accept: Visitor) -> Bool {
        var walk = PlainWalk(node: node, position: position)
        // What is rare takes the long way at every node: texts not in canonical form, and searches for ranks.
        let isRare = isUnusual || codes != nil
        let outcome = isRare ? .blocked : walk.run(reader, to: limit, &found)
        return proceed(&walk, outcome, isRare: isRare, accept)
    }

    /// Goes on with a walk that has come to a route or to something that is not plain.
    ///
    /// - Returns: Whether a route was found and accepted.
    mutating func proceed(
        _ walk: inout PlainWalk,
        _ firstOutcome: PlainWalk.Outcome,
        isRare: Bool,
        _ accept: Visitor
    ) -> Bool {
        var outcome = firstOutcome
        while true {
            switch outcome {
            case .failed: return false
            case .refused: guard walk.goBack(reader, &found) else { return false }
            case .route(let patternIndex, let captures):
                if !isSkipped(walk.node, atRoute: true), offer(patternIndex, captures, accept) { return true }
                guard walk.goBack(reader, &found) else { return false }
            case .blocked where walk.position > limit:
                if !isSkipped(walk.node, atRoute: false), finish(walk.node, accept) { return true }
                guard walk.goBack(reader, &found) else { return false }
            case .blocked:
                switch branch(walk.node, reader.edges(walk.node), walk.position, accept) {
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
    private mutating func branch(_ start: Int, _ startFlags: Int, _ position: Int, _ accept: Visitor) -> Progress {
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
                    if walkOn(child, next, accept) { return .found }
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
            if reader.number(edges) == 0 { return walkMore(edges, freeNode, position, component, accept) }
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
    mutating func finish(_ node: Int, _ accept: Visitor) -> Bool {
        let flags = reader.flags(node)
        if flags & NodeFlags.terminal != 0 {
            return offer(reader.number(node) &>> NodeFlags.payloadShift, 0, accept)
        }
        if flags & NodeFlags.more != 0 { return finishMore(node, flags, accept) }
        return finishHere(node, flags, accept)
    }

    @inline(__always)
    mutating func finishHere(_ node: Int, _ flags: Int, _ accept: Visitor) -> Bool {
        if flags & NodeFlags.leaf != 0 { return offer(reader.number(reader.leaf(node, flags)), 0, accept) }
        return flags & NodeFlags.leafList != 0 && finishList(reader.number(reader.leaf(node, flags)), accept)
    }

    /// Asks whether a route may be the result.
    @inline(__always)
    mutating func offer(_ patternIndex: Int, _ captures: Int, _ accept: Visitor) -> Bool {
        found.patternIndex = Int32(truncatingIfNeeded: patternIndex)
        found.captures = Int32(truncatingIfNeeded: captures)
        if let candidates { candidates.pointee.append(found) }
        return accept(patternIndex)
    }
}
