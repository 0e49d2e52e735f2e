import Testing

@testable import RoutePatterns

@Suite struct ByteSetTests {
    /// Ranges that begin and end in either word, and at its bounds.
    private static let ranges: [ClosedRange<UInt8>] = {
        let bounds: [UInt8] = [0, 1, 62, 63, 64, 65, 126, 127]
        return bounds.flatMap { low in bounds.filter { $0 >= low }.map { low...$0 } }
    }()

    @Test("The set of a range has its bytes in ascending order") func range() {
        for range in Self.ranges {
            let set = ByteSet(range)
            #expect(set.bytes == Array(range))
            #expect((0..<128 as Range<UInt8>).filter(set.contains) == Array(range))
            #expect(!set.contains(128) && !set.isEmpty)
        }
        #expect(ByteSet().bytes == [] && ByteSet().isEmpty)
    }

    @Test("Operations with sets have the results of Swift's sets") func operations() {
        for left in Self.ranges {
            for right in Self.ranges {
                let (one, other) = (ByteSet(left), ByteSet(right))
                let results = [one.union(other), one.intersection(other), one.subtracting(other)].map(\.bytes)
                let (first, second) = (Set(left), Set(right))
                let expected = [first.union(second), first.intersection(second), first.subtracting(second)]
                #expect(results == expected.map { $0.sorted() }, "\(left), \(right)")
            }
        }
    }
}
