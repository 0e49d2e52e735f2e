/// One search for the routes of one URL.
///
/// It works on raw pointers into the table and the URL's text, both of which outlive it. Every offset that it reads from the table was
/// written by the encoder; every offset into the text lies between the bounds that the splitter found.
struct RouteSearch {
    let table: UnsafePointer<UInt8>
    let text: UnsafePointer<UInt8>
    let count: Int
    let parts: RouteURL.Parts
    /// Where the captured components lie.
    var noted = NotedRanges()
    var notedCount = 0
    /// Behind the path, or behind the fragment while that is matched.
    var limit: Int
    /// Whether comparing the raw bytes is not enough.
    var isUnusual: Bool
    /// Whether the host is being matched, in which case letters do not matter.
    var isHost = false
    /// The route that was found, and where the table describes its captures.
    var entry = 0
    var captures = 0
    /// For each node that can be arrived at in many ways and each byte of the text, whether that has failed; nil if there is no such node.
    var memory: UnsafeMutablePointer<UInt8>?
    /// Where the ranks of the components go, by the bytes where they begin; nil if nobody asks.
    var codes: UnsafeMutablePointer<UInt8>?

    /// Says of a candidate whether the search may end with it.
    typealias Visitor = (borrowing RouteSearch) -> Bool

    /// Searches, from the highest priority on.
    @inline(__always)
    mutating func run(_ accept: Visitor) -> Bool {
        for head in stride(from: MatcherTable.Head.roots, to: MatcherTable.Head.size, by: 4) {
            let root = MatcherTable.number(table, head)
            if root != 0, run(root: root, accept) { return true }
        }
        return false
    }

    @inline(__always)
    private mutating func run(root: Int, _ accept: Visitor) -> Bool {
        let schemes = MatcherTable.number(table, root &+ 8)
        if schemes != 0, parts.schemeEnd > parts.start, matchScheme(schemes, accept) { return true }
        if !parts.flags.contains(.foreignScheme), run(origins: root, accept) { return true }
        let regexes = MatcherTable.number(table, root &+ 12)
        return regexes != 0 && matchRegexes(regexes, accept)
    }

    /// Begins at the host, or at the path if there is none.
    @inline(__always)
    mutating func run(origins: Int, _ accept: Visitor) -> Bool {
        notedCount = 0
        let host = Int(parts.hostStart)
        if host == Int(parts.hostEnd) {
            let node = MatcherTable.number(table, origins)
            return node != 0 && walk(node, Int(parts.pathStart), accept)
        }
        let node = MatcherTable.number(table, origins &+ 4)
        guard node != 0 else { return false }
        isHost = true
        return walk(node, host, accept)
    }

    /// Walks on from a node; the next component begins at `position`, or there is none if that lies behind the limit.
    ///
    /// - Returns: Whether a route was found and accepted.
    mutating func walk(_ start: Int, _ startPosition: Int, _ accept: Visitor) -> Bool {
        var node = start
        var position = startPosition
        while true {
            let header = MatcherTable.number(table, node)
            if position > limit, !isHost { return finish(node, header, accept) }
            if header & NodeFlags.terminal != 0 { return false }
            if isHost { return walkHost(node, header, accept) }

            var fields = node &+ 4 &+ (header & (NodeFlags.leaf | NodeFlags.leafList) != 0 ? 4 : 0)
            let component = scan(from: position)
            let next = component.end &+ 1
            let free = fields
            if header & NodeFlags.free != 0 { fields &+= 4 }
            let more = fields
            if header & NodeFlags.more != 0 { fields &+= 4 }

            if header & NodeFlags.literals != 0 {
                let child = literal(fields, header, position, component)
                if child != 0 {
                    if let codes { codes[position] = 0 }
                    if header & (NodeFlags.free | NodeFlags.more) == 0 {
                        node = child
                        position = next
                        continue
                    }
                    let notedBefore = notedCount
                    if walk(child, next, accept) { return true }
                    notedCount = notedBefore
                }
            }
            if header & NodeFlags.more != 0 {
                let freeNode = header & NodeFlags.free != 0 ? MatcherTable.number(table, free) : 0
                switch walkMore(MatcherTable.number(table, more), freeNode, position, component, accept) {
                case .found: return true
                case .failed: return false
                case .on(let following):
                    node = following
                    position = next
                    continue
                case .elsewhere(let target):
                    node = target
                    continue
                }
            }
            if header & NodeFlags.free != 0, component.end > position {
                note(position, component.end)
                if let codes { codes[position] = UInt8(RouteRank.free.rawValue) &* 2 }
                node = MatcherTable.number(table, free)
                position = next
                continue
            }
            return false
        }
    }

    /// Notes where a captured component lies.
    @inline(__always)
    mutating func note(_ start: Int, _ end: Int) {
        if notedCount < NotedRanges.capacity { noted.set(notedCount, start, end) }
        notedCount &+= 1
    }

    // MARK: Components

    /// A component of the path: where it ends, and the hash of its raw bytes.
    struct Component {
        var end: Int
        var hash: UInt64
    }

    /// Finds the end of the component that begins at a position, and its hash.
    @inline(__always)
    func scan(from start: Int) -> Component {
        var hash = ComponentHash()
        var position = start
        while true {
            let word = ByteWord.load(text, at: position, count: count)
            let slash = ByteWord.firstZero(in: word ^ ByteWord.repeating(0x2F))
            // No slash has 64 trailing zeros, so that all eight bytes belong to the component.
            var length = slash.trailingZeroBitCount &>> 3
            if length > limit &- position { length = limit &- position }
            if length < 8 {
                if length > 0 { hash.combine(ByteWord.prefix(word, length)) }
                return Component(end: position &+ length, hash: hash.value)
            }
            hash.combine(word)
            position &+= 8
        }
    }

    /// The node to which a literal leads, or 0.
    @inline(__always)
    func literal(_ slots: Int, _ header: Int, _ position: Int, _ component: Component) -> Int {
        if isUnusual { return unusualLiteral(slots, header, position..<component.end) }
        let payload = header &>> NodeFlags.payloadShift
        let mask = 1 &<< (payload & 31) &- 1
        var slot = Int(truncatingIfNeeded: component.hash &>> UInt64(truncatingIfNeeded: payload &>> 5 & 63)) & mask
        while true {
            let label = MatcherTable.number(table, slots &+ 4 &* slot)
            if label == 0 { return 0 }
            let length = component.end &- position
            if MatcherTable.shortNumber(table, label) == length, isEqual(label &+ 2, position, length) {
                return label &+ 2 &+ length
            }
            if payload &>> 11 != 0 { return 0 }
            slot = (slot &+ 1) & mask
        }
    }

    /// Whether raw bytes of the text are those of a literal in the table, behind which eight more bytes are readable.
    @inline(__always)
    private func isEqual(_ label: Int, _ position: Int, _ length: Int) -> Bool {
        var done = 0
        while length &- done >= 8 {
            if ByteWord.loadWhole(table, at: label &+ done) != ByteWord.loadWhole(text, at: position &+ done) {
                return false
            }
            done &+= 8
        }
        if done == length { return true }
        let difference =
            ByteWord.loadWhole(table, at: label &+ done) ^ ByteWord.load(text, at: position &+ done, count: count)
        return ByteWord.prefix(difference, length &- done) == 0
    }

    /// The node to which a literal leads, for a text that is not in canonical form.
    func unusualLiteral(_ slots: Int, _ header: Int, _ range: Range<Int>) -> Int {
        let source = CanonicalBytes(text, range, isHost ? .folded : .path)
        let payload = header &>> NodeFlags.payloadShift
        let mask = 1 &<< (payload & 31) &- 1
        let hash = ComponentHash(source).value
        var slot = Int(truncatingIfNeeded: hash &>> UInt64(truncatingIfNeeded: payload &>> 5 & 63)) & mask
        while true {
            let label = MatcherTable.number(table, slots &+ 4 &* slot)
            if label == 0 { return 0 }
            let length = MatcherTable.shortNumber(table, label)
            var rest = source
            var index = 0
            while index < length, let byte = rest.next(), byte == table[label &+ 2 &+ index] { index &+= 1 }
            if index == length, rest.next() == nil { return label &+ 2 &+ length }
            if payload &>> 11 != 0 { return 0 }
            slot = (slot &+ 1) & mask
        }
    }

    /// The node to which a literal leads whose letters may be upper or lower case in the text, or 0.
    func foldedLiteral(_ slots: Int, _ header: Int, _ range: Range<Int>) -> Int {
        var hash = ComponentHash()
        for start in stride(from: range.lowerBound, to: range.upperBound, by: 8) {
            hash.combine(foldedWord(start, range.upperBound))
        }
        let payload = header &>> NodeFlags.payloadShift
        let mask = 1 &<< (payload & 31) &- 1
        var slot = Int(truncatingIfNeeded: hash.value &>> UInt64(truncatingIfNeeded: payload &>> 5 & 63)) & mask
        while true {
            let label = MatcherTable.number(table, slots &+ 4 &* slot)
            if label == 0 { return 0 }
            let length = MatcherTable.shortNumber(table, label)
            if length == range.count, isFoldedEqual(label &+ 2, range) { return label &+ 2 &+ length }
            if payload &>> 11 != 0 { return 0 }
            slot = (slot &+ 1) & mask
        }
    }

    private func isFoldedEqual(_ label: Int, _ range: Range<Int>) -> Bool {
        for start in stride(from: range.lowerBound, to: range.upperBound, by: 8) {
            let word = ByteWord.loadWhole(table, at: label &+ start &- range.lowerBound)
            let length = min(8, range.upperBound &- start)
            if ByteWord.prefix(word, length) != foldedWord(start, range.upperBound) { return false }
        }
        return true
    }

    /// Eight bytes in lower case, those from `end` on as zeros.
    @inline(__always)
    private func foldedWord(_ start: Int, _ end: Int) -> UInt64 {
        let word = ByteWord.load(text, at: start, count: count)
        return ByteWord.lowercased(end &- start < 8 ? ByteWord.prefix(word, end &- start) : word)
    }

    // MARK: Ends

    /// Ends at a node: tries the routes that end there.
    @inline(__always)
    private mutating func finish(_ node: Int, _ header: Int, _ accept: Visitor) -> Bool {
        if header & NodeFlags.terminal != 0 { return offer(header &>> NodeFlags.payloadShift, 0, accept) }
        if header & NodeFlags.more != 0 { return finishMore(node, header, accept) }
        return finishHere(node, header, accept)
    }

    @inline(__always)
    mutating func finishHere(_ node: Int, _ header: Int, _ accept: Visitor) -> Bool {
        if header & NodeFlags.leaf != 0 { return offer(MatcherTable.number(table, node &+ 4), 0, accept) }
        return header & NodeFlags.leafList != 0 && finishList(MatcherTable.number(table, node &+ 4), accept)
    }

    /// Asks whether a route may be the result.
    @inline(__always)
    mutating func offer(_ entry: Int, _ captures: Int, _ accept: Visitor) -> Bool {
        self.entry = entry
        self.captures = captures
        return accept(self)
    }
}
