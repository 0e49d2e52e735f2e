/// Reads a table and the bytes of a URL, for a search.
///
/// Nothing outside of the table is read, whatever its offsets are, and no list or chain in it is followed without end.
/// Every offset into the URL is within the bounds that the splitter found.
struct RouteReader {
    /// The table's characters.
    let table: PackedText
    /// The URL's bytes, of which at least eight can be read.
    let text: UnsafePointer<UInt8>
    /// The number of the URL's bytes.
    let count: Int
    /// The last offset at which eight bytes can be read.
    private let last: Int

    init(table: PackedText, text: UnsafePointer<UInt8>, count: Int) {
        self.table = table
        self.text = text
        self.count = count
        last = max(count &- 8, 0)
    }

    /// The number at an offset of the table.
    @inline(__always)
    func number(_ offset: Int) -> Int { table.number4(at: offset) }

    /// The number of records of a size in a list, whose own number precedes them.
    @inline(__always)
    func count(_ list: Int, size: Int) -> Int { table.bound(number(list), at: list &+ 4, size: size) }

    /// How often a search may try another way: for each byte of the URL, from each node, which has at least four
    /// characters.
    var attempts: Int { table.count / 4 &* (count &+ 2) }

    // MARK: Components

    /// A component of the path, or the host.
    struct Component {
        let start: Int
        let end: Int
        /// Its first eight bytes, each XORed with a slash.
        ///
        /// Bytes after its end are zero. A component contains no slash, so words of different lengths differ.
        let word: UInt64
        /// Whether it is the host, so that case is ignored.
        let isHost: Bool

        /// Whether it has more than eight bytes.
        @inline(__always)
        var isLong: Bool { end &- start > LiteralSlot.shortLimit }
    }

    /// Finds the component that begins at a position and ends at a slash, or at the limit.
    @inline(__always)
    func component(from start: Int, to limit: Int) -> Component {
        let word = ByteWord.loadCombined(text, at: start, last: last)
        var slash = ByteWord.firstZero(in: word)
        // The index of the lowest set bit, divided by eight, is the number of bytes before it.
        var end = start &+ slash.trailingZeroBitCount &>> 3
        if slash != 0, end <= limit {
            // All bits below the slash, which is a zero.
            return Component(start: start, end: end, word: word & (slash ^ (slash &- 1)), isHost: false)
        }
        end = start &+ 8
        while slash == 0, end < limit {
            slash = ByteWord.firstZero(in: ByteWord.loadCombined(text, at: end, last: last))
            // As above; 64 bits, so eight bytes, if there is no slash.
            end &+= slash.trailingZeroBitCount &>> 3
        }
        end = min(end, limit)
        return Component(start: start, end: end, word: ByteWord.prefix(word, min(end &- start, 8)), isHost: false)
    }

    /// The host, in lower case.
    @inline(__always)
    func host(from start: Int, to end: Int) -> Component {
        // The slashes are taken out to fold letters, and put back.
        let word = ByteWord.lowercased(ByteWord.loadCombined(text, at: start, last: last) ^ ByteWord.slashes)
        let prefix = ByteWord.prefix(word ^ ByteWord.slashes, min(end &- start, 8))
        return Component(start: start, end: end, word: prefix, isHost: true)
    }

    // MARK: Ranges of bytes

    /// The ranges of an automaton that accepts one class of bytes repeated; `nil` if another one has none.
    @inline(__always)
    func ranges(_ automaton: Int) -> PackedText.Fields? {
        let place = automaton &+ AutomatonLayout.ranges
        guard let ranges = table.fields(at: place, size: AutomatonLayout.rangesSize) else { return nil }
        return ranges[0] == UInt8(ascii: "/") ? nil : ranges
    }

    /// Whether a component is not empty, and all its bytes are in ranges; for non-ASCII bytes, the result does not matter.
    @inline(__always)
    func isIn(_ ranges: PackedText.Fields, _ component: Component) -> Bool {
        if !component.isLong {
            let count = component.end &- component.start
            return count > 0 && isIn(ranges, component.word ^ ByteWord.slashes, count)
        }
        var position = component.start
        while position &+ 8 < component.end {
            guard isIn(ranges, ByteWord.loadWhole(text, at: position), 8) else { return false }
            position &+= 8
        }
        return isIn(ranges, ByteWord.loadWhole(text, at: component.end &- 8), 8)
    }

    /// Whether the first bytes of a word are in ranges: pairs of characters, followed by a slash.
    @inline(__always)
    private func isIn(_ ranges: PackedText.Fields, _ word: UInt64, _ count: Int) -> Bool {
        // The top bit of each byte that is in none of the ranges so far.
        var others = ByteWord.prefix(ByteWord.repeating(0x80), count)
        var range = 0
        repeat {
            // A sum sets the top bit of each ASCII byte from the first one on, or above the last one.
            let fromFirst = word &+ ByteWord.repeating(0x80 &- ranges[range])
            let aboveLast = word &+ ByteWord.repeating(0x7F &- ranges[range &+ 1])
            others &= ~fromFirst | aboveLast
            range &+= 2
        } while others != 0 && range < AutomatonLayout.rangesSize && ranges[range] != UInt8(ascii: "/")
        return others == 0
    }
}
