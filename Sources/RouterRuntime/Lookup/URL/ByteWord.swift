/// Work on eight bytes at once, held in a `UInt64` whose lowest byte is the first in memory.
///
/// Plain integer arithmetic instead of SIMD types: it is as fast here, and stays fast in builds without optimisation.
enum ByteWord {
    /// The word that consists of eight times the same byte.
    @inline(__always)
    static func repeating(_ byte: UInt8) -> UInt64 {
        UInt64(byte) &* 0x0101_0101_0101_0101
    }

    /// A word whose lowest set bit lies in the first zero byte of `word`; zero if there is none.
    @inline(__always)
    static func firstZero(in word: UInt64) -> UInt64 {
        (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
    }

    /// The first `count` bytes of a word, the others zero; `count` is 1...8.
    @inline(__always)
    static func prefix(_ word: UInt64, _ count: Int) -> UInt64 {
        word & (UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- 8 &* count))
    }

    /// The word with the letters `A`-`Z` in lower case.
    @inline(__always)
    static func lowercased(_ word: UInt64) -> UInt64 {
        let low = word & 0x7F7F_7F7F_7F7F_7F7F
        let aboveZ = low &+ 0x2525_2525_2525_2525
        let fromA = low &+ 0x3F3F_3F3F_3F3F_3F3F
        let isUpper = (fromA ^ aboveZ) & ~word & 0x8080_8080_8080_8080
        return word | isUpper &>> 2
    }

    /// The eight bytes at `offset`, all of which must be readable.
    @inline(__always)
    static func loadWhole(_ base: UnsafePointer<UInt8>, at offset: Int) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// The last bytes of a text from `offset` on, with zeros behind them; at most eight are left.
    ///
    /// Never reads outside `base[0..<count]`.
    @inline(__always)
    static func loadRest(_ base: UnsafePointer<UInt8>, at offset: Int, count: Int) -> UInt64 {
        if count >= 8 {
            return loadWhole(base, at: count &- 8) &>> UInt64(truncatingIfNeeded: 8 &* (offset &+ 8 &- count))
        }
        return loadShort(base, at: offset, count: count)
    }

    @inline(never)
    private static func loadShort(_ base: UnsafePointer<UInt8>, at offset: Int, count: Int) -> UInt64 {
        var word: UInt64 = 0
        var index = count
        while index > offset {
            index &-= 1
            word = word &<< 8 | UInt64(base[index])
        }
        return word
    }
}
