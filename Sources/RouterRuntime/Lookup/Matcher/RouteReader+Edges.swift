extension RouteReader {
    /// Whether a number is this one, which is known without reading it.
    @inline(__always)
    private func isNumber(_ offset: Int, _ digits: UInt32) -> Bool {
        UInt32(littleEndian: UnsafeRawPointer(table).loadUnaligned(fromByteOffset: offset, as: UInt32.self)) == digits
    }

    /// The digits of 0 and 1, the first one lowest.
    private static var zero: UInt32 { 0x4040_4040 }
    private static var one: UInt32 { 0x4140_4040 }

    /// Where what is rarer stands of a node that has some.
    @inline(__always)
    private func more(_ node: Int, _ flags: Int) -> Int {
        number(node &+ 4 &+ (flags & NodeFlags.free) &* 2)
    }

    // MARK: On the way

    /// The one rarer edge of a node, if there is no other, the free one comes later, and nothing has to be remembered; else 0.
    @inline(__always)
    func singleEdge(_ node: Int, _ edges: Int) -> Int {
        let more = more(node, edges)
        // Two zeros, side by side.
        guard ByteWord.loadWhole(table, at: more) == ByteWord.repeating(0x40), isNumber(more &+ 12, Self.one) else {
            return 0
        }
        let edge = more &+ 16
        return edges & NodeFlags.free == 0 || digit(edge) < Int(RouteRank.free.rawValue) &* 2 ? edge : 0
    }

    /// Whether a component that an edge takes is noted as a capture.
    @inline(__always)
    func notes(_ edge: Int) -> Bool {
        let rank = digit(edge) &>> 1
        return rank == Int(RouteRank.constrained.rawValue) || rank == Int(RouteRank.free.rawValue)
    }

    /// The node to which an edge leads for a component; 0 if it leads nowhere, -1 if that is not so easy to say.
    @inline(__always)
    func follow(_ edge: Int, _ position: Int, _ component: Component) -> Int {
        switch digit(edge &+ 4) {
        case EdgeKind.any: return number(edge &+ 8)
        case EdgeKind.nonEmpty: return component.end > position ? number(edge &+ 8) : 0
        case EdgeKind.automaton:
            let label = AutomatonReader.run(table, number(edge &+ 8), text, position..<component.end)
            return label > 0 ? number(edge &+ 12) : label
        default: return -1
        }
    }

    /// A number below 64.
    @inline(__always)
    private func digit(_ offset: Int) -> Int { Int(table[offset &+ 3] & 63) }

    // MARK: At the end

    /// The one route that ends at a node, with where its captures are described; `nil` if there are several, or query or fragment matter.
    ///
    /// An entry of -1 is none.
    @inline(__always)
    func singleRoute(_ node: Int, _ flags: Int) -> (entry: Int, captures: Int)? {
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
