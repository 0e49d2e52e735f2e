/// Reads a table and the text of a URL: the inner loop of every search.
///
/// Three words that fit into registers; nothing that is called here changes them.
struct RouteReader {
    /// The table's characters.
    let table: UnsafePointer<UInt8>
    /// The URL's bytes.
    let text: UnsafePointer<UInt8>
    /// How many bytes the URL has.
    let count: Int

    /// The number at an offset of the table.
    @inline(__always)
    func number(_ offset: Int) -> Int { MatcherTable.number(table, offset) }

    /// The flags of a node.
    @inline(__always)
    func flags(_ node: Int) -> Int { Int(table[node &+ 3] &- 0x30) }

    /// The flags of what leads on from a node.
    @inline(__always)
    func edges(_ node: Int) -> Int { Int(table[node &+ 3]) & NodeFlags.edges }

    /// Where the number of the route stands that ends at a node, or of the list of routes: behind all that leads on.
    @inline(__always)
    func leaf(_ node: Int) -> Int {
        let flags = flags(node)
        let slots = flags & NodeFlags.literals != 0 ? 4 &<< Int(table[node &+ 1] &- 0x30) : 0
        return node &+ 4 &+ (flags & NodeFlags.free) &* 2 &+ (flags & NodeFlags.more) &+ slots
    }

    // MARK: Components

    /// A component of the path.
    struct Component {
        /// Where it ends.
        var end: Int
        /// The hash of its raw bytes.
        var hash: UInt64
        /// Its first eight bytes, those behind its end as zeros.
        var word: UInt64
    }

    /// Finds the end of the component that begins at a position, and its hash.
    @inline(__always)
    func scan(from start: Int, to limit: Int) -> Component {
        let word = ByteWord.load(text, at: start, count: count)
        let slash = ByteWord.firstZero(in: word ^ ByteWord.repeating(0x2F))
        // No slash has 64 trailing zeros, so that all eight bytes belong to the component.
        let length = min(slash.trailingZeroBitCount &>> 3, limit &- start)
        var hash = ComponentHash()
        if length < 8 {
            if length == 0 { return Component(end: start, hash: hash.value, word: 0) }
            let rest = ByteWord.prefix(word, length)
            hash.combine(rest)
            return Component(end: start &+ length, hash: hash.value, word: rest)
        }
        hash.combine(word)
        return scanRest(from: start &+ 8, to: limit, hash, word)
    }

    @inline(never)
    private func scanRest(from start: Int, to limit: Int, _ begun: ComponentHash, _ first: UInt64) -> Component {
        var hash = begun
        var position = start
        while true {
            let word = ByteWord.load(text, at: position, count: count)
            let slash = ByteWord.firstZero(in: word ^ ByteWord.repeating(0x2F))
            let length = min(slash.trailingZeroBitCount &>> 3, limit &- position)
            if length < 8 {
                if length > 0 { hash.combine(ByteWord.prefix(word, length)) }
                return Component(end: position &+ length, hash: hash.value, word: first)
            }
            hash.combine(word)
            position &+= 8
        }
    }

    /// Finds the end of the component that begins at a position.
    @inline(__always)
    func scanEnd(from start: Int, to limit: Int) -> Int {
        var position = start
        while true {
            let word = ByteWord.load(text, at: position, count: count)
            let slash = ByteWord.firstZero(in: word ^ ByteWord.repeating(0x2F))
            if slash != 0 { return min(position &+ slash.trailingZeroBitCount &>> 3, limit) }
            position &+= 8
            if position >= limit { return limit }
        }
    }
}
