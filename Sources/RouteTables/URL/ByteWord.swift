/// Operations on eight bytes at once, in a `UInt64` whose lowest byte is the first in memory.
///
/// Plain integer arithmetic is as fast as SIMD types here, and remains fast in builds without optimization.
enum ByteWord {
    /// The word of eight equal bytes.
    static func repeating(_ byte: UInt8) -> UInt64 {
        // The factor has a one in each byte.
        UInt64(byte) &* 0x0101_0101_0101_0101
    }

    /// Eight slashes.
    static var slashes: UInt64 { repeating(UInt8(ascii: "/")) }

    /// A word whose lowest set bit lies in the first zero byte of `word`; zero if there is none.
    static func firstZero(in word: UInt64) -> UInt64 {
        // Taking one from a zero borrows, which sets its top bit; `~word` leaves out bytes that had that bit before.
        (word &- 0x0101_0101_0101_0101) & ~word & 0x8080_8080_8080_8080
    }

    /// The bytes that end a part of a URL.
    struct Delimiters {
        private let first: UInt64
        private let second: UInt64
        /// Whether the part is an authority: a slash ends it, too.
        let isAuthority: Bool

        static var ofAuthorities: Delimiters { Delimiters("?", "#", isAuthority: true) }
        static var ofPaths: Delimiters { Delimiters("?", "#") }
        static var ofQueries: Delimiters { Delimiters("#", "#") }
        /// A fragment ends with the URL.
        static var ofFragments: Delimiters { Delimiters(nil, nil) }

        private init(_ first: Unicode.Scalar?, _ second: Unicode.Scalar?, isAuthority: Bool = false) {
            // No string in UTF-8 contains the byte 0xFF.
            self.first = repeating(first.map { UInt8(ascii: $0) } ?? 0xFF)
            self.second = repeating(second.map { UInt8(ascii: $0) } ?? 0xFF)
            self.isAuthority = isAuthority
        }

        /// A word whose lowest set bit lies in the first byte that is a delimiter; zero if there is none.
        func first(in word: UInt64) -> UInt64 {
            let found = firstZero(in: word ^ first) | firstZero(in: word ^ second)
            return isAuthority ? found | firstZero(in: word ^ slashes) : found
        }

        /// A word whose lowest set bit lies in the first byte that is a space, a quotation mark, a `%`, or not ASCII; in an
        /// authority, also in an `@`, a backslash, or another sign from the space to the apostrophe.
        func unusual(in word: UInt64) -> UInt64 {
            let others = word & repeating(0x80)
            guard isAuthority else {
                // A space and a quotation mark differ in one bit.
                return others | firstZero(in: (word | repeating(0x02)) ^ repeating(UInt8(ascii: "\"")))
                    | firstZero(in: word ^ repeating(UInt8(ascii: "%")))
            }
            // A space, a quotation mark and a `%` differ in the lowest three bits, as do signs that hosts do not have.
            return others | firstZero(in: (word & repeating(0xF8)) ^ repeating(UInt8(ascii: " ")))
                | firstZero(in: word ^ repeating(UInt8(ascii: "@")))
                | firstZero(in: word ^ repeating(UInt8(ascii: "\\")))
        }
    }

    /// A word whose lowest set bit lies in the first byte that is below `(`, a `?`, or not ASCII.
    ///
    /// A subtraction sets the top bit of each byte that is smaller than the subtrahend, and of bytes after such a byte.
    static func notable(in word: UInt64) -> UInt64 {
        let low = word &- repeating(UInt8(ascii: "("))
        let mark = (word ^ repeating(UInt8(ascii: "?"))) &- repeating(0x01)
        return (low | mark | word) & repeating(0x80)
    }

    /// The first `count` bytes of a word, the others zero; `count` is 1...8.
    static func prefix(_ word: UInt64, _ count: Int) -> UInt64 {
        // Ones in the first `count` bytes.
        word & (UInt64.max &>> UInt64(truncatingIfNeeded: 64 &- 8 &* count))
    }

    /// The word with the letters `A`-`Z` in lower case.
    static func lowercased(_ word: UInt64) -> UInt64 {
        // Without their top bits, bytes do not carry into each other. A sum sets the top bit from a letter on.
        let low = word & 0x7F7F_7F7F_7F7F_7F7F
        let aboveZ = low &+ 0x2525_2525_2525_2525
        let fromA = low &+ 0x3F3F_3F3F_3F3F_3F3F
        let isUpper = (fromA ^ aboveZ) & ~word & 0x8080_8080_8080_8080
        // The top bit, shifted to the bit of lower case.
        return word | isUpper &>> 2
    }

    /// A word whose top bits are set in the bytes other than the letters `A`-`Z` and `a`-`z`.
    static func otherThanLetters(in word: UInt64) -> UInt64 {
        // With the bit of lower case, and without the bits that all letters share, `a` is 1 and `z` is 26.
        let low = repeating(0x7F)
        let letter = ((word | repeating(0x20)) ^ repeating(0x60)) & low
        return ((letter &+ repeating(0x65)) | ~(letter &+ low) | word) & repeating(0x80)
    }

    /// The eight bytes at an offset in a string, each XORed with a slash.
    ///
    /// Bytes after the end are zero, like slashes.
    ///
    /// - Parameters:
    ///   - base: The string, of at least eight bytes.
    ///   - offset: The first byte, before the end.
    ///   - last: The last offset at which eight bytes can be read.
    /// - Returns: The bytes, the first one lowest.
    static func loadCombined(_ base: UnsafePointer<UInt8>, at offset: Int, last: Int) -> UInt64 {
        if offset <= last { return loadWhole(base, at: offset) ^ slashes }
        let word = loadWhole(base, at: last) ^ slashes
        // The bytes before the offset fall out at the low end.
        return word &>> UInt64(truncatingIfNeeded: 8 &* (offset &- last))
    }

    /// The eight bytes at `offset`, all of which must be readable.
    static func loadWhole(_ base: UnsafePointer<UInt8>, at offset: Int) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: offset, as: UInt64.self))
    }

    /// The last bytes of a string from `offset` on, followed by zeros.
    ///
    /// At most eight are left.
    ///
    /// Never reads outside `base[0..<count]`.
    static func loadRest(_ base: UnsafePointer<UInt8>, at offset: Int, count: Int) -> UInt64 {
        if count >= 8 {
            // The bytes before the offset fall out at the low end.
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
            // From the last byte to the first, which ends lowest.
            word = word &<< 8 | UInt64(base[index])
        }
        return word
    }
}
