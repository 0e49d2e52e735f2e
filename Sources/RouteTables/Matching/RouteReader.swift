/// Reads a table and the text of a URL: the inner loop of every search.
///
/// A few words that fit into registers; nothing that is called here changes them.
package struct RouteReader {
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
    func probe(_ node: Int) -> Int { Int(table[node &+ 2] & 63) }

    /// Where the number of the route stands that ends at a node, or of the list of routes: behind the nodes that lead on.
    @inline(__always)
    func leaf(_ node: Int, _ flags: Int) -> Int {
        node &+ 4 &+ (flags & NodeFlags.free) &* 2 &+ (flags & NodeFlags.more)
    }

    /// The node to which any component leads that is not empty; there is one.
    @inline(__always)
    func free(_ node: Int, _ edges: Int) -> Int {
        edges == NodeFlags.free && probe(node) & NodeProbe.inline != 0 ? node &+ 8 : number(node &+ 4)
    }

    // MARK: Components

    /// A component of the path.
    package struct Component {
        /// Where it ends.
        var end: Int
        /// Its first eight bytes, combined with slashes by exclusive or, those behind its end as zeros.
        ///
        /// A component has no slash, so a zero stands behind the end of a short one, and its length does not have to be compared.
        var word: UInt64
        /// Whether it has more than eight bytes.
        var isLong: Bool
        /// The eight bytes from its start on, whatever they belong to, combined with slashes by exclusive or.
        var seen: UInt64

        @inline(__always)
        init(end: Int, word: UInt64, isLong: Bool, seen: UInt64) {
            self.end = end
            self.word = word
            self.isLong = isLong
            self.seen = seen
        }

        /// A component that was read before.
        @inline(__always)
        init(from start: Int, to end: Int, _ seen: UInt64) {
            let length = end &- start
            self.end = end
            word = length >= 8 ? seen : seen & (1 &<< UInt64(truncatingIfNeeded: 8 &* length) &- 1)
            isLong = length > LiteralSlot.shortLimit
            self.seen = seen
        }
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

    /// The eight bytes at an offset in the text, combined with slashes by exclusive or; those behind its end are zeros, as slashes are.
    @inline(__always)
    private func combinedWord(at offset: Int) -> UInt64 { ByteWord.loadCombined(text, at: offset, last: last) }

    /// Finds the component that begins at a position and ends at the limit at last.
    @inline(__always)
    func component(from start: Int, to limit: Int) -> Component {
        let word = combinedWord(at: start)
        let slash = ByteWord.firstZero(in: word)
        let end = start &+ slash.trailingZeroBitCount &>> 3
        guard slash != 0, end <= limit else {
            return Component(from: start, to: self.end(from: start &+ 8, to: limit), word)
        }
        // The bytes before the slash; that is a zero.
        return Component(end: end, word: word & (slash ^ (slash &- 1)), isLong: false, seen: word)
    }

    /// Finds where a component ends, from behind its first eight bytes on.
    @inline(__always)
    private func end(from start: Int, to limit: Int) -> Int {
        var end = start
        while end < limit {
            let slash = ByteWord.firstZero(in: combinedWord(at: end))
            if slash != 0 {
                end &+= slash.trailingZeroBitCount &>> 3
                break
            }
            end &+= 8
        }
        return min(end, limit)
    }
}
