/// Reads a table and the text of a URL: the inner loop of every search.
///
/// A few words that fit into registers; nothing that is called here changes them.
struct RouteReader {
    /// The table's characters.
    let table: UnsafePointer<UInt8>
    /// The URL's bytes; at least eight can be read.
    let text: UnsafePointer<UInt8>
    /// How many bytes the URL has.
    let count: Int
    /// From where eight bytes can be read at last.
    let last: Int

    init(table: UnsafePointer<UInt8>, text: UnsafePointer<UInt8>, count: Int) {
        self.table = table
        self.text = text
        self.count = count
        last = max(count &- 8, 0)
    }

    /// The number at an offset of the table.
    @inline(__always)
    func number(_ offset: Int) -> Int { MatcherTable.number(table, offset) }

    /// The flags of a node.
    @inline(__always)
    func flags(_ node: Int) -> Int { Int(table[node &+ 3] &- 0x30) }

    /// The flags of what leads on from a node.
    @inline(__always)
    func edges(_ node: Int) -> Int { Int(table[node &+ 3]) & NodeFlags.edges }

    /// How literals are found at a node.
    @inline(__always)
    func look(_ node: Int) -> Int { Int(table[node &+ 2] &- 0x30) }

    /// Where the number of the route stands that ends at a node, or of the list of routes: behind the nodes that lead on.
    @inline(__always)
    func leaf(_ node: Int, _ flags: Int) -> Int {
        node &+ 4 &+ (flags & NodeFlags.free) &* 2 &+ (flags & NodeFlags.more)
    }

    // MARK: Components

    /// A component of the path.
    struct Component {
        /// Where it ends.
        var end: Int
        /// Its first eight bytes, those behind its end as zeros.
        var word: UInt64
    }

    /// The eight bytes at an offset, which lies in the text or at its end; those behind the end are zeros.
    @inline(__always)
    func word(at offset: Int) -> UInt64 {
        let start = min(offset, last)
        return ByteWord.loadWhole(text, at: start) &>> UInt64(truncatingIfNeeded: 8 &* (offset &- start))
    }

    /// Finds the component that begins at a position.
    @inline(__always)
    func scan(from start: Int, to limit: Int) -> Component {
        let word = word(at: start)
        let slash = ByteWord.firstZero(in: word ^ ByteWord.repeating(0x2F))
        // No slash has 64 trailing zeros, so that all eight bytes belong to the component.
        let length = min(slash.trailingZeroBitCount &>> 3, limit &- start)
        if length == 8 { return Component(end: scanEnd(from: start &+ 8, to: limit), word: word) }
        return Component(end: start &+ length, word: length == 0 ? 0 : ByteWord.prefix(word, length))
    }

    /// Finds the end of the component that begins at a position.
    @inline(__always)
    func scanEnd(from start: Int, to limit: Int) -> Int {
        var position = start
        while position < limit {
            let slash = ByteWord.firstZero(in: word(at: position) ^ ByteWord.repeating(0x2F))
            if slash != 0 { return min(position &+ slash.trailingZeroBitCount &>> 3, limit) }
            position &+= 8
        }
        return limit
    }
}
