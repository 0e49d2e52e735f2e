/// The step of a component from a node with one rarer edge: as a literal, by that edge or as a capture.
///
/// It is one number, which a function returns in a register.
package struct RareStep {
    private static let noted = 1 &<< 24
    private static let choice = 1 &<< 25

    private let value: Int

    /// Whether there is no alternative.
    @inline(__always)
    var isKnown: Bool { value >= 0 }
    /// The next node, or 0 if no edge matches.
    @inline(__always)
    var node: Int { value & (RareStep.noted &- 1) }
    /// Whether the component is a capture.
    @inline(__always)
    var isNoted: Bool { value & RareStep.noted != 0 }
    /// Whether a free capture could take the component instead.
    @inline(__always)
    var isChoice: Bool { value & RareStep.choice != 0 }

    /// Takes a step from a node that has a single edge.
    ///
    /// The parameters fit into registers. `seen` is the first word of the component.
    @inline(never)
    init(
        _ table: UnsafePointer<UInt8>,
        _ text: UnsafePointer<UInt8>,
        _ node: Int,
        _ start: Int,
        _ end: Int,
        _ seen: UInt64
    ) {
        // Nothing after the component is read.
        let reader = RouteReader(table: table, text: text, count: end)
        let edges = reader.edges(node)
        let edge = reader.singleEdge(node, edges)
        var value = reader.follow(edge, start, end, seen)
        if value > 0, reader.notes(edge) { value |= RareStep.noted }
        if edges & (NodeFlags.literals | NodeFlags.free) != 0 {
            value = RareStep.besides(value, reader, node, start, end, seen)
        }
        self.value = value
    }

    /// The step by the single edge of a node that also has literals or a free edge.
    @inline(never)
    private static func besides(
        _ value: Int,
        _ reader: RouteReader,
        _ node: Int,
        _ start: Int,
        _ end: Int,
        _ seen: UInt64
    ) -> Int {
        let edges = reader.edges(node)
        var value = value
        if edges & NodeFlags.literals != 0 {
            let literal = reader.literal(node, start, RouteReader.Component(from: start, to: end, seen))
            // If both match, a search remembers the alternative.
            if literal != 0 { value = value == 0 ? literal : -1 }
        }
        guard value >= 0, edges & NodeFlags.free != 0, end != start else { return value }
        return value == 0 ? reader.free(node, edges) | noted : value | choice
    }
}
