extension RouteURL {
    /// The value of the first item of the query with a name, decoded, or `nil` if there is none.
    ///
    /// An item without `=` has the value `""`. A `+` is a plus sign, unless the app's configuration says that it is a
    /// space. This takes one pass over the query.
    package func queryValue(_ name: String) -> String? {
        values(of: name, isFirstSufficient: true).first
    }

    /// The values of all items of the query with a name, decoded, in order.
    package func queryValues(_ name: String) -> [String] {
        values(of: name, isFirstSufficient: false)
    }

    private func values(of name: String, isFirstSufficient: Bool) -> [String] {
        withBytes { bytes in
            var values: [String] = []
            var items = QueryItems(bytes, parts.query)
            while let item = items.next() {
                guard parts.decoded(bytes, item.name) == name else { continue }
                values.append(parts.decoded(bytes, item.value))
                if isFirstSufficient { break }
            }
            return values
        }
    }

    /// The values of the query's items by their names, decoded, those of one name in order.
    ///
    /// An item without `=` has the value `""`. A `+` is a plus sign, unless the app's configuration says that it is a
    /// space.
    public var queryValues: [String: [String]] {
        withBytes { bytes in
            var result: [String: [String]] = [:]
            var items = QueryItems(bytes, parts.query)
            while let item = items.next() {
                result[parts.decoded(bytes, item.name), default: []].append(parts.decoded(bytes, item.value))
            }
            return result
        }
    }
}

/// The items of a query, produced one by one without allocation.
///
/// Empty items (`a&&b`) are skipped.
package struct QueryItems {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position: Int
    private let end: Int

    package init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        self.bytes = bytes
        position = range.lowerBound
        end = range.upperBound
    }

    /// The ranges of the next item's name and value.
    package mutating func next() -> (name: Range<Int>, value: Range<Int>)? {
        while position < end {
            passEmptyItems()
            let start = position
            let stop = first(UInt8(ascii: "&"), from: start, to: end)
            position = stop &+ 1
            if start >= stop { continue }
            let equals = first(UInt8(ascii: "="), from: start, to: stop)
            return equals == stop ? (start..<stop, stop..<stop) : (start..<equals, equals &+ 1..<stop)
        }
        return nil
    }

    /// Skips `&`s, eight at a time.
    @inline(__always)
    private mutating func passEmptyItems() {
        guard let base = bytes.baseAddress else { return }
        while position &+ 8 <= end, ByteWord.loadWhole(base, at: position) == ByteWord.repeating(UInt8(ascii: "&")) {
            position &+= 8
        }
        while position < end, base[position] == UInt8(ascii: "&") { position &+= 1 }
    }

    /// The first offset of a byte in a range, or the range's end.
    @inline(__always)
    private func first(_ byte: UInt8, from start: Int, to end: Int) -> Int {
        guard let base = bytes.baseAddress else { return end }
        var position = start
        while position &+ 8 <= end {
            let match = ByteWord.firstZero(in: ByteWord.loadWhole(base, at: position) ^ ByteWord.repeating(byte))
            // The number of bytes before the match: eight bits each.
            if match != 0 { return position &+ match.trailingZeroBitCount &>> 3 }
            position &+= 8
        }
        while position < end, base[position] != byte { position &+= 1 }
        return position
    }
}
