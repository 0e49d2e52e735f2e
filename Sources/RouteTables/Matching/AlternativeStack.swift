/// The alternatives that remain when a search fails, the last first.
///
/// The first alternatives are in the caller's memory, and more of them on the heap. So few URLs cost an allocation, and
/// none costs the thread's stack.
struct AlternativeStack {
    /// An alternative for a component, or at the end of the path.
    ///
    /// Offsets of a table and of a URL have 32 bits.
    struct Alternative {
        enum Kind: UInt8 {
            /// All edges of a node but its literals.
            case node
            /// Edges of a list, from one on.
            case edges
            /// The routes that end at a node without a fragment.
            case end
        }

        var kind: Kind
        /// The node, or the first edge.
        var place: Int32
        /// The end of the edges.
        var edgesEnd: Int32 = 0
        /// The node after the free edge; 0 if there is none, or it has been tried.
        var free: Int32 = 0
        /// The start of the component; negative for the host.
        var start: Int32 = 0
        /// The number of components captured before.
        var captured: Int32
    }

    /// The number of alternatives in the caller's memory: of a kilobyte, the most that Swift always takes from the stack.
    static let inPlace = 40

    private var items: UnsafeMutablePointer<Alternative>
    private var capacity = AlternativeStack.inPlace
    private var count = 0

    init(_ items: UnsafeMutablePointer<Alternative>) { self.items = items }

    var isEmpty: Bool { count == 0 }

    mutating func removeAll() { count = 0 }

    @inline(__always)
    mutating func push(_ alternative: Alternative) {
        if count == capacity { grow() }
        (items + count).initialize(to: alternative)
        count &+= 1
    }

    /// Removes the last alternative of a stack that has one.
    mutating func pop() -> Alternative {
        count &-= 1
        return items[count]
    }

    @inline(never)
    private mutating func grow() {
        let larger = UnsafeMutablePointer<Alternative>.allocate(capacity: 4 * capacity)
        larger.initialize(from: items, count: count)
        end()
        items = larger
        capacity = 4 * count
    }

    /// Releases the memory on the heap.
    func end() {
        if capacity > AlternativeStack.inPlace { items.deallocate() }
    }
}
