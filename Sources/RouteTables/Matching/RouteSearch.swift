/// One search for the routes of one URL.
///
/// The encoder wrote every offset that it reads from the table, and every offset into the text is within the bounds
/// that the splitter found.
package struct RouteSearch {
    /// The table and the text, which outlive the search.
    let reader: RouteReader
    let parts: RouteURL.Parts
    /// The route found so far.
    var found = FoundRoute()
    /// The end of the path, or of the fragment while it is matched.
    var limit: Int
    /// Whether comparing raw bytes is not sufficient.
    var isUnusual: Bool
    /// Whether the host is being matched, so that case is ignored.
    var isHost = false
    /// Whether the search has failed at each node that can be reached in many ways, for each byte of the text; `nil` if
    /// there is no such node.
    var memory: UnsafeMutablePointer<UInt8>?
    /// Receives the ranks of the components, by the bytes where they begin; `nil` if they are not needed.
    var codes: UnsafeMutablePointer<UInt8>?
    /// The goal that ends the search.
    var goal = Goal.best

    /// The goal of a search.
    package enum Goal {
        /// The first candidate, which is the best one.
        case best
        /// The first candidate of this pattern.
        case pattern(Int)
        /// No candidate: all candidates are collected, best first.
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

    /// Searches by priority, the highest first.
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

    /// Begins at the host, or at the path if there is no host.
    mutating func run(starts: Int) -> Bool {
        found.count = 0
        if parts.hostStart == parts.hostEnd {
            let node = reader.number(starts)
            return node != 0 && walk(node, Int(parts.pathStart))
        }
        let node = reader.number(starts &+ 4)
        return node != 0 && walkHost(node)
    }

    /// Walks from a node, trying one alternative after the other.
    ///
    /// The next component begins at `position`. There is none if that is after the limit.
    ///
    /// - Returns: Whether a route was found and accepted.
    mutating func walk(_ node: Int, _ position: Int) -> Bool {
        var walk = PlainWalk(node: node, position: position)
        // Rare searches use the general code at every node: for texts that are not in canonical form, and for ranks.
        let isRare = isUnusual || codes != nil
        let outcome = isRare ? .blocked : walk.run(reader, to: limit, &found)
        return proceed(&walk, outcome, isRare: isRare)
    }

    /// Continues a walk that has reached a route or a node that is not plain.
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
                if offer(patternIndex, captures) { return true }
                guard walk.goBack(reader, &found) else { return false }
            case .blocked where walk.position > limit:
                if finish(walk.node) { return true }
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

    /// Walks from a node with several alternatives, or none.
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
                    if walk(child, next) { return .found }
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
            // The node is stored elsewhere in the table.
            node = reader.number(edges &+ 4)
            flags = reader.edges(node)
            if flags == 0 { return .failed }
        }
    }

    /// The node after a literal, or 0.
    func literal(_ node: Int, _ position: Int, _ component: RouteReader.Component) -> Int {
        isUnusual
            ? reader.unusualLiteral(node, position..<component.end, parts.form(at: position))
            : reader.literal(node, position, component)
    }

    /// Notes the rank at which a component matches.
    func noteCode(_ code: Int, _ position: Int) {
        if let codes { codes[position] = UInt8(truncatingIfNeeded: code) }
    }

    // MARK: Ends

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
