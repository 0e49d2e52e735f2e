extension RouteReader {
    /// A node, whose header and next two numbers are within the table.
    struct Node {
        let place: Int
        private let fields: PackedText.Fields

        /// The size of a header with two numbers: a shorter node is followed by the eight digits that end a table.
        @inline(__always)
        fileprivate init?(_ table: PackedText, _ place: Int) {
            guard let fields = table.fields(at: place, size: 12) else { return nil }
            self.place = place
            self.fields = fields
        }

        /// The flags: the last digit of the header.
        @inline(__always)
        var flags: Int { fields.digit(3) }

        /// The flags of the edges.
        @inline(__always)
        var edges: Int { Int(fields[3]) & NodeFlags.edges }

        /// How to find literals: the third digit of the header.
        @inline(__always)
        var probe: Int { fields.digit(2) }

        /// How far to shift a hash to the left and then to the right, in the low six bits.
        @inline(__always)
        var shifts: (left: UInt8, right: UInt8) { (fields[0], fields[1]) }

        /// The index of the only route of a terminal node, which is above the flags of the header.
        var terminalIndex: Int { fields.number4(0) &>> NodeFlags.payloadShift }

        /// The node after any non-empty component; 0 if there is none.
        @inline(__always)
        func free(_ edges: Int) -> Int {
            guard edges & NodeFlags.free != 0 else { return 0 }
            // Without literals, the flag of an inline literal says that the node follows its header and a number.
            return edges == NodeFlags.free && probe & NodeProbe.inline != 0 ? place &+ 8 : fields.number4(4)
        }

        /// The offset of the extension, which exists.
        @inline(__always)
        fileprivate func more(_ flags: Int) -> Int {
            // The flag for the free edge is 2, and the offset of that edge has four characters.
            fields.number4(4 &+ (flags & NodeFlags.free) &* 2)
        }
    }

    /// The node at an offset; `nil` if that is not within the table.
    @inline(__always)
    func node(_ place: Int) -> Node? { Node(table, place) }

    /// The index of the only route that ends at a node, or the offset of the list of routes.
    @inline(__always)
    func leaf(_ node: Node, _ flags: Int) -> Int {
        // It follows the offsets of the free edge (flag 2) and of the extension (flag 4), of four characters each.
        number(node.place &+ 4 &+ (flags & NodeFlags.free) &* 2 &+ (flags & NodeFlags.more))
    }

    /// The extension of a node: four numbers, or two that are followed by the eight digits that end a table.
    struct Extension {
        private let fields: PackedText.Fields
        /// The offset of the first edge.
        let edges: Int

        @inline(__always)
        fileprivate init?(_ table: PackedText, _ place: Int) {
            guard let fields = table.fields(at: place, size: 16) else { return nil }
            self.fields = fields
            edges = place &+ 16
        }

        /// Whether the node is elsewhere in the table.
        @inline(__always)
        var isElsewhere: Bool { fields.number4(0) != 0 }
        /// The offset of the node that is elsewhere, or else one plus the index in the memory of a search.
        @inline(__always)
        fileprivate var second: Int { fields.number4(4) }
        /// The node of the fragment; 0 if there is none.
        var fragment: Int { fields.number4(8) }
        /// The number of edges.
        fileprivate var count: Int { fields.number4(12) }
    }

    /// The extension of a node that has one; `nil` if it is not within the table.
    @inline(__always)
    func more(_ node: Node, _ flags: Int) -> Extension? { Extension(table, node.more(flags)) }

    /// The node that is elsewhere in the table, for the extension of a node that says so; 0 if there is none.
    ///
    /// The encoder has written it before, so no chain of nodes leads back to its beginning.
    func elsewhere(_ more: Extension, of node: Node) -> Int { more.second < node.place ? more.second : 0 }

    /// The index plus one of a node in the memory of a search, which has a number of slots; 0 if it has none.
    func memorySlot(_ more: Extension, of slots: Int) -> Int { more.second <= slots ? more.second : 0 }

    /// The end of the edges of an extension.
    func end(ofEdges more: Extension) -> Int { more.edges &+ 16 &* table.bound(more.count, at: more.edges, size: 16) }
}
