/// Finds bytes that may not be plain characters of a path, eight at a time: those from the space to `'`, including `%`
/// and `#`, as well as `?` and non-ASCII bytes.
package enum UnusualBytes {
    /// A word that tells, ORed with others, whether there is an unusual byte.
    ///
    /// Its top bits are set for unusual bytes, and possibly for bytes after a non-ASCII one.
    /// It takes eight bytes that are XORed with slashes, so the unusual ones become `8` to `16` or remain above ASCII.
    @inline(__always)
    static func join(_ word: UInt64) -> UInt64 {
        (word &+ ByteWord.repeating(0x78)) ^ (word &+ ByteWord.repeating(0x6F)) | word
    }

    /// Whether there is an unusual byte among the joined words.
    @inline(__always)
    static func areAmong(_ joined: UInt64) -> Bool { joined & ByteWord.repeating(0x80) != 0 }
}
