/// The hash by which a component's text is looked up among the literals at a node.
///
/// It is the same in the encoder and at run time, on every machine, and needs one multiplication per eight bytes.
struct ComponentHash {
    private(set) var value: UInt64 = 0

    @inline(__always)
    init() {}

    /// Takes in eight bytes, each combined with a slash by exclusive or, or the last ones of a text followed by zeros.
    ///
    /// Nothing is taken in if the text ended before. Of an empty text a zero may be taken in, which changes nothing.
    ///
    /// The high bits are the good ones: the low ones do not depend on the last bytes of a word.
    @inline(__always)
    mutating func combine(_ word: UInt64) {
        value = (value ^ value &>> 32 ^ word) &* 0x9E37_79B9_7F4A_7C15
    }

    /// The hash of a text in canonical form.
    init(_ text: [UInt8]) {
        var word: UInt64 = 0
        var filled: UInt64 = 0
        for byte in text {
            word |= UInt64(byte ^ 0x2F) << (8 * filled)
            filled += 1
            if filled == 8 {
                combine(word)
                word = 0
                filled = 0
            }
        }
        if filled > 0 { combine(word) }
    }

    /// The hash of the canonical form of a part of a URL.
    init(_ source: CanonicalBytes) {
        var source = source
        var word: UInt64 = 0
        var filled: UInt64 = 0
        while let byte = source.next() {
            word |= UInt64(byte ^ 0x2F) &<< (8 &* filled)
            filled &+= 1
            if filled == 8 {
                combine(word)
                word = 0
                filled = 0
            }
        }
        if filled > 0 { combine(word) }
    }
}
