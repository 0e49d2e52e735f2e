extension RouteURL {
    /// The value of the first item of the query with a name, decoded, or nil if there is none.
    ///
    /// An item without `=` has the value `""`. A `+` is a plus sign. Costs one pass over the query.
    public func queryValue(_ name: String) -> String? {
        withBytes { bytes in
            var items = QueryItems(bytes, parts.query)
            while let item = items.next() {
                if RouteURL.decoded(bytes, item.name) == name { return RouteURL.decoded(bytes, item.value) }
            }
            return nil
        }
    }

    /// The values of all items of the query with a name, decoded, in their order.
    public func queryValues(_ name: String) -> [String] {
        withBytes { bytes in
            var values: [String] = []
            var items = QueryItems(bytes, parts.query)
            while let item = items.next() {
                if RouteURL.decoded(bytes, item.name) == name { values.append(RouteURL.decoded(bytes, item.value)) }
            }
            return values
        }
    }

    /// All items of the query, decoded, in their order.
    public var queryItems: [(name: String, value: String)] {
        withBytes { bytes in
            var result: [(name: String, value: String)] = []
            var items = QueryItems(bytes, parts.query)
            while let item = items.next() {
                result.append((RouteURL.decoded(bytes, item.name), RouteURL.decoded(bytes, item.value)))
            }
            return result
        }
    }
}

/// The items of a query, found one after the other without allocation. Empty items (`a&&b`) are passed over.
struct QueryItems {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var position: Int
    private let end: Int

    init(_ bytes: UnsafeBufferPointer<UInt8>, _ range: Range<Int>) {
        self.bytes = bytes
        position = range.lowerBound
        end = range.upperBound
    }

    /// The next item: where its name and its value lie.
    mutating func next() -> (name: Range<Int>, value: Range<Int>)? {
        while position < end {
            let start = position
            var equals = -1
            while position < end, bytes[position] != 0x26 {
                if bytes[position] == 0x3D, equals < 0 { equals = position }
                position &+= 1
            }
            let stop = position
            position &+= 1
            if start == stop { continue }
            return equals < 0 ? (start..<stop, stop..<stop) : (start..<equals, equals &+ 1..<stop)
        }
        return nil
    }
}
