import RouteTables

/// A set of characters for matching: Unicode scalars, and escaped delimiters, which differ from plain ones.
package struct ScalarSet: Hashable, Sendable {
    /// The members in ascending order.
    ///
    /// Ranges neither overlap nor touch.
    package private(set) var ranges: [ClosedRange<UInt32>]

    /// Escaped delimiters are numbered after the last scalar.
    static let firstEscaped: UInt32 = 0x110000

    /// The set of all members of some ranges.
    package init(_ ranges: [ClosedRange<UInt32>] = []) {
        self.ranges = []
        for range in ranges.sorted(by: { $0.lowerBound < $1.lowerBound }) {
            if let last = self.ranges.last, range.lowerBound <= last.upperBound + 1 {
                self.ranges[self.ranges.count - 1] = last.lowerBound...max(last.upperBound, range.upperBound)
            } else {
                self.ranges.append(range)
            }
        }
    }

    /// The set of one scalar.
    package init(_ scalar: UInt32) {
        ranges = [scalar...scalar]
    }

    /// The set of one ASCII byte.
    package init(_ byte: UInt8) {
        self.init(UInt32(byte))
    }

    /// The set of a byte that is written as an escape: an escaped delimiter differs from the plain one, every other
    /// escape equals its character.
    package init(escaped byte: UInt8, decodingDelimiters: Bool) {
        let isDelimiter = URLCharacters.isReserved(byte) && !decodingDelimiters
        self.init(isDelimiter ? ScalarSet.firstEscaped + UInt32(byte) : UInt32(byte))
    }

    /// Every character.
    package static let all = ScalarSet(
        [0...0xD7FF, 0xE000...0x10FFFF]
            + (0..<128).filter(URLCharacters.isReserved).map { firstEscaped + UInt32($0)...firstEscaped + UInt32($0) }
    )
    /// The slash.
    package static let slash = ScalarSet(UInt8(ascii: "/"))
    /// Every character but the slash: the characters of a component.
    package static let component = slash.inverted

    /// Digits `0`-`9`.
    package static let digits = ScalarSet([0x30...0x39])
    /// ASCII letters, digits and the underscore.
    package static let word = ScalarSet([0x30...0x39, 0x41...0x5A, 0x5F...0x5F, 0x61...0x7A])
    /// Letters `A`-`Z`.
    package static let capitals = ScalarSet([0x41...0x5A])
    /// Space, tab and the characters that end lines.
    package static let space = ScalarSet([0x09...0x0D, 0x20...0x20])

    /// The characters that are not in this set.
    package var inverted: ScalarSet {
        var result: [ClosedRange<UInt32>] = []
        for whole in ScalarSet.all.ranges {
            var start = whole.lowerBound
            for range in ranges where range.upperBound >= start && range.lowerBound <= whole.upperBound {
                if range.lowerBound > start { result.append(start...range.lowerBound - 1) }
                start = range.upperBound + 1
            }
            if start <= whole.upperBound { result.append(start...whole.upperBound) }
        }
        return ScalarSet(result)
    }

    /// The characters of this set that are not in another.
    package func subtracting(_ other: ScalarSet) -> ScalarSet {
        inverted.union(other).inverted
    }

    /// The characters of both sets.
    package func union(_ other: ScalarSet) -> ScalarSet {
        ScalarSet(ranges + other.ranges)
    }

    /// Whether a character is in the set.
    package func contains(_ scalar: UInt32) -> Bool {
        ranges.contains { $0.contains(scalar) }
    }

    /// The set as it applies to lower-case strings: capital letters become small ones.
    package var lowercased: ScalarSet {
        var result: [ClosedRange<UInt32>] = []
        for range in ranges {
            let low = max(range.lowerBound, 0x41)
            let high = min(range.upperBound, 0x5A)
            guard low <= high else {
                result.append(range)
                continue
            }
            result.append(low + 0x20...high + 0x20)
            if range.lowerBound < low { result.append(range.lowerBound...low - 1) }
            if high < range.upperBound { result.append(high + 1...range.upperBound) }
        }
        return ScalarSet(result)
    }

    /// The set with both cases of each of its ASCII letters.
    package var withBothCases: ScalarSet {
        let small = lowercased.ranges.compactMap { range in
            let (low, high) = (max(range.lowerBound, 0x61), min(range.upperBound, 0x7A))
            return low <= high ? low - 0x20...high - 0x20 : nil
        }
        return ScalarSet(ranges + lowercased.ranges + small)
    }

    /// The ASCII bytes whose escapes are in the set: those that a URL may not contain, and escaped delimiters.
    var escapedBytes: [UInt8] {
        bytes(from: 0).subtracting(Self.plain).union(bytes(from: Self.firstEscaped)).bytes
    }

    /// The bytes in the set that need no escape.
    var plainBytes: ByteSet { bytes(from: 0).intersection(Self.plain) }

    private static let plain = (0...127).filter(URLCharacters.isPlain).reduce(into: ByteSet()) { $0.insert($1) }

    /// The members among the 128 that are numbered from one on.
    private func bytes(from first: UInt32) -> ByteSet {
        var result = ByteSet()
        for range in ranges where range.upperBound >= first && range.lowerBound < first + 128 {
            let low = max(range.lowerBound, first) - first
            let high = min(range.upperBound - first, 127)
            result = result.union(ByteSet(UInt8(low)...UInt8(high)))
        }
        return result
    }

    /// Its only member, if it has one that needs no escape.
    var isOneByte: Bool {
        guard ranges.count == 1, ranges[0].lowerBound == ranges[0].upperBound, ranges[0].lowerBound < 0x80 else {
            return false
        }
        return URLCharacters.isPlain(UInt8(ranges[0].lowerBound))
    }

    /// The scalars beyond ASCII.
    var nonASCII: [ClosedRange<UInt32>] {
        ranges.filter { $0.upperBound >= 0x80 && $0.lowerBound <= 0x10FFFF }
            .map { max($0.lowerBound, 0x80)...min($0.upperBound, 0x10FFFF) }
    }
}
