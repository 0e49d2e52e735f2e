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

    @inline(__always)
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
    func flags(_ node: Int) -> Int { Int(table[node &+ 3] & 63) }

    /// The flags of what leads on from a node.
    @inline(__always)
    func edges(_ node: Int) -> Int { Int(table[node &+ 3]) & NodeFlags.edges }

    /// How literals are found at a node.
    @inline(__always)
    func look(_ node: Int) -> Int { Int(table[node &+ 2] & 63) }

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
        /// Its first eight bytes, combined with slashes by exclusive or, those behind its end as zeros.
        ///
        /// A component has no slash, so a zero stands behind the end of a short one, and its length does not have to be compared.
        var word: UInt64
        /// Whether it has more than eight bytes.
        var isLong: Bool
    }

    /// Eight slashes.
    @inline(__always)
    static var slashes: UInt64 { ByteWord.repeating(0x2F) }

    /// The eight bytes at an offset, which lies in the text or at its end; those behind the end are zeros.
    @inline(__always)
    func word(at offset: Int) -> UInt64 {
        let start = min(offset, last)
        return ByteWord.loadWhole(text, at: start) &>> UInt64(truncatingIfNeeded: 8 &* (offset &- start))
    }

    /// Finds the component that begins at a position.
    @inline(__always)
    func scan(from start: Int, to limit: Int) -> Component {
        if start <= last {
            let word = ByteWord.loadWhole(text, at: start) ^ RouteReader.slashes
            let slash = ByteWord.firstZero(in: word)
            let end = start &+ slash.trailingZeroBitCount &>> 3
            if slash != 0, end <= limit {
                // All bits below the lowest one of the first slash.
                return Component(end: end, word: word & ((slash & (0 &- slash)) &>> 7 &- 1), isLong: false)
            }
            if slash == 0, start &+ 8 == limit || start &+ 8 < limit && text[start &+ 8] == 0x2F {
                return Component(end: start &+ 8, word: word, isLong: false)
            }
        }
        return scanSlowly(from: start, to: limit)
    }

    /// Finds a component that is long or the last one.
    @inline(never)
    private func scanSlowly(from start: Int, to limit: Int) -> Component {
        let end = scanEndSlowly(from: start, to: limit)
        let word = word(at: start) ^ RouteReader.slashes
        if end == start { return Component(end: end, word: 0, isLong: false) }
        let isShort = end &- start < 8
        return Component(
            end: end,
            word: isShort ? ByteWord.prefix(word, end &- start) : word,
            isLong: end &- start > LiteralSlot.shortLimit
        )
    }

    /// Finds the end of the component that begins at a position.
    @inline(__always)
    func scanEnd(from start: Int, to limit: Int) -> Int {
        if start <= last {
            let slash = ByteWord.firstZero(in: ByteWord.loadWhole(text, at: start) ^ RouteReader.slashes)
            if slash != 0 { return min(start &+ slash.trailingZeroBitCount &>> 3, limit) }
        }
        return scanEndSlowly(from: start, to: limit)
    }

    /// Finds the end of a component that is long or the last one.
    @inline(never)
    private func scanEndSlowly(from start: Int, to limit: Int) -> Int {
        var position = start
        while position <= last {
            let slash = ByteWord.firstZero(in: ByteWord.loadWhole(text, at: position) ^ RouteReader.slashes)
            if slash != 0 { return min(position &+ slash.trailingZeroBitCount &>> 3, limit) }
            position &+= 8
        }
        if position >= limit { return limit }
        let slash = ByteWord.firstZero(in: word(at: position) ^ RouteReader.slashes)
        return slash == 0 ? limit : min(position &+ slash.trailingZeroBitCount &>> 3, limit)
    }
}
