/// The digits of the numbers in every table.
///
/// A digit is a printable character in `0`...`o`, whose low six bits are its value: `@` is 0, `A` is 1, `o` is 47, `0`
/// is 48 and `?` is 63. The most significant digit of a number comes first. So a table can be a raw string literal: it
/// contains backslashes, but neither quotation marks nor number signs.
package enum PackedDigit {
    /// The number of two digits at an offset.
    @inline(__always)
    static func number2(_ base: UnsafePointer<UInt8>, _ offset: Int) -> Int {
        Int(base[offset] & 63) &<< 6 | Int(base[offset &+ 1] & 63)
    }

    /// The number of four digits at an offset.
    @inline(__always)
    static func number4(_ base: UnsafePointer<UInt8>, _ offset: Int) -> Int {
        let word = UInt32(littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: offset, as: UInt32.self))
        let pairs = (word & 0x003F_003F) &<< 6 | (word &>> 8) & 0x003F_003F
        return Int(truncatingIfNeeded: (pairs & 0xFFF) &<< 12 | pairs &>> 16)
    }
}
