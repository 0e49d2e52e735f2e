/// Finds the end of a run of spaces, eight bytes at a time.
///
/// Runs are short and of any length, so a loop over bytes would have a mispredicted branch for nearly every run.
enum SpaceRun {
    /// The first position at or after `start` without a space.
    ///
    /// It reads up to eight bytes after the run, which must exist.
    @inline(__always)
    static func end(_ bytes: UnsafePointer<UInt8>, from start: Int) -> Int {
        var position = start
        while true {
            let differences = EightBytes.load(bytes, at: position) ^ 0x2020_2020_2020_2020
            if differences != 0 { return position &+ (differences.trailingZeroBitCount &>> 3) }
            position &+= 8
        }
    }
}

/// Finds the end of a run of ASCII letters, digits and `_`, eight bytes at a time.
enum WordRun {
    /// The first position at or after `start` without one of them.
    ///
    /// It reads up to eight bytes after the run, which must exist.
    @inline(__always)
    static func end(_ bytes: UnsafePointer<UInt8>, from start: Int) -> Int {
        var position = start
        while true {
            let others = ~wordSigns(EightBytes.load(bytes, at: position)) & EightBytes.highBits
            if others != 0 { return position &+ (others.trailingZeroBitCount &>> 3) }
            position &+= 8
        }
    }

    /// Sets the high bit of each byte that is part of a word; the other bits are arbitrary.
    ///
    /// Adding to the lower seven bits of a byte carries into its high bit exactly if they reach a bound, and never
    /// into the next byte.
    @inline(__always)
    private static func wordSigns(_ word: UInt64) -> UInt64 {
        let low = word & ~EightBytes.highBits
        let lowercase = low | 0x2020_2020_2020_2020
        // At least `a`, but not greater than `z`.
        let letters = (lowercase &+ 0x1F1F_1F1F_1F1F_1F1F) & ~(lowercase &+ 0x0505_0505_0505_0505)
        // At least `0`, but not greater than `9`.
        let digits = (low &+ 0x5050_5050_5050_5050) & ~(low &+ 0x4646_4646_4646_4646)
        // A difference of zero does not reach 1.
        let underscores = ~((low ^ 0x5F5F_5F5F_5F5F_5F5F) &+ 0x7F7F_7F7F_7F7F_7F7F)
        return (letters | digits | underscores) & ~word
    }
}

/// Eight bytes as one integer, the first of them the lowest.
private enum EightBytes {
    static let highBits: UInt64 = 0x8080_8080_8080_8080

    /// Loads the eight bytes at a position with any alignment.
    @inline(__always)
    static func load(_ bytes: UnsafePointer<UInt8>, at position: Int) -> UInt64 {
        UInt64(littleEndian: UnsafeRawPointer(bytes).loadUnaligned(fromByteOffset: position, as: UInt64.self))
    }
}
