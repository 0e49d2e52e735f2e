import RoutePatterns
import RouteTables

/// The number that identifies a handler everywhere: in its own module, in accessors for it, and in tables.
///
/// It consists of 48 bits of a hash of the handler's full name (module, types, name, labels, parameter types), written
/// as the eight digits in the metadata, so a lookup compares words.
package enum RouteHandlerIdentity {
    /// The identity of the handler with a full name.
    package static func make(_ fullName: String) -> UInt64 {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in fullName.utf8 {
            hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3
        }
        hash ^= hash >> 29
        var identity: UInt64 = 0
        for digit in 0..<8 {
            let value = Int(truncatingIfNeeded: hash >> UInt64(6 * digit))
            identity |= UInt64(PackedText.digit(value)) << UInt64(8 * digit)
        }
        return identity
    }
}
