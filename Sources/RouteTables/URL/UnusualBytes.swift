/// Looks for bytes that may be more than a character of a path, eight at a time: those between the space and `'`, which `%` and `#` are
/// among, `?`, and what is not ASCII.
package enum UnusualBytes {
    /// A word that tells, together with others by inclusive or, whether there is an unusual byte.
    ///
    /// Its top bits are set for unusual bytes, and perhaps for others behind one that is not ASCII.
    /// It takes eight bytes that are combined with slashes by exclusive or, which makes the unusual ones `8` to `16`, or keeps them above ASCII.
    @inline(__always)
    static func join(_ word: UInt64) -> UInt64 {
        (word &+ ByteWord.repeating(0x78)) ^ (word &+ ByteWord.repeating(0x6F)) | word
    }

    /// Whether there is an unusual byte among those that were joined.
    @inline(__always)
    static func areAmong(_ joined: UInt64) -> Bool { joined & ByteWord.repeating(0x80) != 0 }
}
