extension RouteReader {
    /// Whether a number equals this one, without decoding it.
    @inline(__always)
    private func isNumber(_ offset: Int, _ digits: UInt32) -> Bool {
        UInt32(littleEndian: UnsafeRawPointer(table).loadUnaligned(fromByteOffset: offset, as: UInt32.self)) == digits
    }

    /// The digits of 0 and 1, with the first digit lowest.
    private static var zero: UInt32 { 0x4040_4040 }
    private static var one: UInt32 { 0x4140_4040 }

    /// The offset of a node's rarer parts, if it has some.
    @inline(__always)
    private func more(_ node: Int, _ flags: Int) -> Int {
        number(node &+ 4 &+ (flags & NodeFlags.free) &* 2)
    }

    // MARK: Steps

    /// Whether a node with rarer edges has only one.
    @inline(__always)
    func hasSingleEdge(_ node: Int) -> Bool { probe(node) & NodeProbe.singleEdge != 0 }

    /// That single edge.
    @inline(__always)
    func singleEdge(_ node: Int, _ edges: Int) -> Int { more(node, edges) &+ 16 }

    /// Whether an edge notes its component as a capture.
    @inline(__always)
    func notes(_ edge: Int) -> Bool {
        let rank = digit(edge) &>> 1
        return rank == Int(RouteRank.constrained.rawValue) || rank == Int(RouteRank.free.rawValue)
    }

    /// The target of a single edge for a component; 0 if it does not match, -1 if that needs a search.
    @inline(__always)
    func follow(_ edge: Int, _ start: Int, _ end: Int, _ seen: UInt64) -> Int {
        switch digit(edge &+ 4) {
        case EdgeKind.any: return number(edge &+ 8)
        case EdgeKind.nonEmpty: return end > start ? number(edge &+ 8) : 0
        default:
            let automaton = number(edge &+ 8)
            let ranges = automaton &+ AutomatonLayout.ranges
            if table[ranges] != UInt8(ascii: "/") { return isIn(ranges, start, end, seen) ? number(edge &+ 12) : 0 }
            let label = AutomatonReader.run(table, automaton, text, start..<end)
            return label > 0 ? number(edge &+ 12) : label
        }
    }

    // MARK: Ranges of bytes

    /// Whether a component is not empty and all of its bytes are in ranges.
    @inline(__always)
    private func isIn(_ ranges: Int, _ start: Int, _ end: Int, _ seen: UInt64) -> Bool {
        let length = end &- start
        if length > 8 { return isLongIn(ranges, start, end) }
        return length > 0 && isIn(ranges, seen ^ RouteReader.slashes, length)
    }

    /// Whether all bytes of a component of more than eight bytes are in ranges.
    @inline(never)
    private func isLongIn(_ ranges: Int, _ start: Int, _ end: Int) -> Bool {
        var position = start
        while position &+ 8 < end {
            guard isIn(ranges, ByteWord.loadWhole(text, at: position), 8) else { return false }
            position &+= 8
        }
        return isIn(ranges, ByteWord.loadWhole(text, at: end &- 8), 8)
    }

    /// Whether the first bytes of a word are in ranges.
    ///
    /// For non-ASCII bytes, the result does not matter.
    @inline(__always)
    private func isIn(_ ranges: Int, _ word: UInt64, _ count: Int) -> Bool {
        // The top bit of each byte that is not in a range so far.
        var others = ByteWord.prefix(ByteWord.repeating(0x80), count)
        var range = ranges
        repeat {
            let fromFirst = word &+ ByteWord.repeating(0x80 &- table[range])
            let aboveLast = word &+ ByteWord.repeating(0x7F &- table[range &+ 1])
            others &= ~fromFirst | aboveLast
            if others == 0 { return true }
            range &+= 2
        } while table[range] != UInt8(ascii: "/")
        return false
    }

    /// A number below 64.
    @inline(__always)
    private func digit(_ offset: Int) -> Int { Int(table[offset &+ 3] & 63) }

    // MARK: At the end

    /// The only route that ends at a node, with the offset of its captures; `nil` if there are several, or query or
    /// fragment matter.
    ///
    /// A pattern index of -1 means none.
    @inline(__always)
    func singleRoute(_ node: Int, _ flags: Int) -> (patternIndex: Int, captures: Int)? {
        if flags & NodeFlags.terminal != 0 { return (number(node) &>> NodeFlags.payloadShift, 0) }
        if flags & NodeFlags.more != 0 {
            let more = more(node, flags)
            guard isNumber(more, Self.zero), isNumber(more &+ 8, Self.zero) else { return nil }
        }
        if flags & NodeFlags.leaf != 0 { return (number(leaf(node, flags)), 0) }
        guard flags & NodeFlags.leafList != 0 else { return (-1, 0) }
        let list = number(leaf(node, flags))
        guard isNumber(list, Self.one), isNumber(list &+ 8, Self.zero) else { return nil }
        return (number(list &+ 4), number(list &+ 12))
    }
}
