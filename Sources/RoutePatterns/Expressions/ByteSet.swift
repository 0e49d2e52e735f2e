/// A set of ASCII bytes.
package struct ByteSet: Hashable, Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    package init() {}

    private init(_ low: UInt64, _ high: UInt64) { (self.low, self.high) = (low, high) }

    package init(_ range: ClosedRange<UInt8>) {
        let (first, last) = (Int(range.lowerBound), Int(range.upperBound))
        // The bits from the first one on, without those after the last one; a shift by 64 leaves none.
        low = .max << first & ~(.max << (last + 1))
        high = .max << max(0, first - 64) & ~(.max << max(0, last - 63))
    }

    package mutating func insert(_ byte: UInt8) {
        if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
    }

    package func contains(_ byte: UInt8) -> Bool {
        byte < 64 ? low >> UInt64(byte) & 1 != 0 : byte < 128 && high >> UInt64(byte & 63) & 1 != 0
    }

    package var isEmpty: Bool { low | high == 0 }

    func union(_ other: ByteSet) -> ByteSet { ByteSet(low | other.low, high | other.high) }
    func intersection(_ other: ByteSet) -> ByteSet { ByteSet(low & other.low, high & other.high) }
    func subtracting(_ other: ByteSet) -> ByteSet { ByteSet(low & ~other.low, high & ~other.high) }

    /// The bytes in ascending order.
    var bytes: [UInt8] {
        var result: [UInt8] = []
        for (first, word) in [(0, low), (64, high)] as [(UInt8, UInt64)] {
            var rest = word
            while rest != 0 {
                result.append(first + UInt8(rest.trailingZeroBitCount))
                // The lowest bit is taken away.
                rest &= rest - 1
            }
        }
        return result
    }
}
