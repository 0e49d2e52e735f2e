/// The number that stands for a handler wherever it is named: in its own module, in accessors for it, in tables.
///
/// It is a hash of the handler's full name (module, types, name, labels, parameter types), 48 bits of it, spelt as the
/// eight digits that metadata holds, so that a look-up compares words.
package enum RouteHandlerIdentity {
    /// The identity of the handler of that full name.
    package static func make(_ fullName: String) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in fullName.utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        hash ^= hash >> 29
        var identity: UInt64 = 0
        for digit in 0..<8 {
            let value = (hash >> UInt64(6 * digit)) & 0x3F
            identity |= (value + UInt64(PackedText.zero)) << UInt64(8 * digit)
        }
        return identity
    }
}
