/// Reads a table and the text of a URL: the inner loop of every search.
///
/// It consists of a few words that fit into registers. No method changes them.
package struct RouteReader {
    /// The table's characters.
    let table: UnsafePointer<UInt8>
    /// The URL's bytes, of which at least eight can be read.
    let text: UnsafePointer<UInt8>
    /// The number of the URL's bytes.
    let count: Int
    /// The last offset at which eight bytes can be read.
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
    func number(_ offset: Int) -> Int { PackedDigit.number4(table, offset) }

    /// The flags of a node.
    @inline(__always)
    func flags(_ node: Int) -> Int { Int(table[node &+ 3] & 63) }

    /// The flags of a node's edges.
    @inline(__always)
    func edges(_ node: Int) -> Int { Int(table[node &+ 3]) & NodeFlags.edges }

    /// How to find literals at a node.
    @inline(__always)
    func probe(_ node: Int) -> Int { Int(table[node &+ 2] & 63) }

    /// The offset of the index of the only route that ends at a node, or of the list of routes: after the edges.
    @inline(__always)
    func leaf(_ node: Int, _ flags: Int) -> Int {
        node &+ 4 &+ (flags & NodeFlags.free) &* 2 &+ (flags & NodeFlags.more)
    }

    /// The node after any non-empty component, which exists.
    @inline(__always)
    func free(_ node: Int, _ edges: Int) -> Int {
        edges == NodeFlags.free && probe(node) & NodeProbe.inline != 0 ? node &+ 8 : number(node &+ 4)
    }

    // MARK: Components

    /// A component of the path.
    package struct Component {
        /// Its end.
        var end: Int
        /// Its first eight bytes, each XORed with a slash.
        ///
        /// Bytes after its end are zero.
        ///
        /// A component contains no slash, so a short one is followed by a zero, and its length needs no comparison.
        var word: UInt64
        /// Whether it has more than eight bytes.
        var isLong: Bool
        /// The eight bytes from its start on, including what follows it, each XORed with a slash.
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
    static var slashes: UInt64 { ByteWord.repeating(UInt8(ascii: "/")) }

    /// The eight bytes at an offset in the text or at its end.
    ///
    /// Bytes after the end are zero.
    @inline(__always)
    func word(at offset: Int) -> UInt64 {
        let start = min(offset, last)
        return ByteWord.loadWhole(text, at: start) &>> UInt64(truncatingIfNeeded: 8 &* (offset &- start))
    }

    /// The eight bytes at an offset in the text, each XORed with a slash.
    ///
    /// Bytes after its end are zero, like slashes.
    @inline(__always)
    private func combinedWord(at offset: Int) -> UInt64 { ByteWord.loadCombined(text, at: offset, last: last) }

    /// Finds the component that begins at a position and ends at the limit or before.
    @inline(__always)
    func component(from start: Int, to limit: Int) -> Component {
        let word = combinedWord(at: start)
        let slash = ByteWord.firstZero(in: word)
        let end = start &+ slash.trailingZeroBitCount &>> 3
        guard slash != 0, end <= limit else {
            return Component(from: start, to: self.end(from: start &+ 8, to: limit), word)
        }
        // The bytes before the slash, which is a zero.
        return Component(end: end, word: word & (slash ^ (slash &- 1)), isLong: false, seen: word)
    }

    /// Finds the end of a component, after its first eight bytes.
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
