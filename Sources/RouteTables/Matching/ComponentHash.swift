/// The hash for looking up a component among the literals of a node.
///
/// It is the same in the encoder and at run time and on every machine, and needs one multiplication for eight bytes.
package struct ComponentHash {
    package private(set) var value: UInt64 = 0

    @inline(__always)
    init() {}

    /// Combines eight bytes, each XORed with a slash, or fewer bytes followed by zeros.
    ///
    /// More bytes than that are combined eight at a time as long as more follow, and then by the last eight, which may
    /// overlap. If there are none, combining zero has no effect.
    ///
    /// Use the high bits: the low ones do not depend on the last bytes of a word.
    @inline(__always)
    mutating func combine(_ word: UInt64) {
        // The odd factor, 2^64 divided by the golden ratio, spreads all bits upwards.
        value = (value ^ value &>> 32 ^ word) &* 0x9E37_79B9_7F4A_7C15
    }

    /// The hash of bytes in canonical form.
    package init(_ text: [UInt8]) {
        var window = Window()
        for byte in text { window.add(byte, to: &self) }
        window.end(&self)
    }

    /// The hash of the canonical form of a part of a URL.
    init(_ source: CanonicalBytes) {
        var source = source
        var window = Window()
        while let byte = source.next() { window.add(byte, to: &self) }
        window.end(&self)
    }

    /// The last eight bytes, the first of them lowest.
    private struct Window {
        private var word: UInt64 = 0
        private var count = 0

        mutating func add(_ byte: UInt8, to hash: inout ComponentHash) {
            if count > 0, count % 8 == 0 { hash.combine(word) }
            // The new byte enters at the top, and the oldest one falls out.
            word = word &>> 8 | UInt64(byte ^ UInt8(ascii: "/")) &<< 56
            count += 1
        }

        func end(_ hash: inout ComponentHash) {
            // Fewer than eight bytes begin in the lowest one.
            if count > 0 { hash.combine(count < 8 ? word >> UInt64(8 * (8 - count)) : word) }
        }
    }
}
