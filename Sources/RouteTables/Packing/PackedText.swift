/// Numbers and text packed into printable ASCII, read in place.
///
/// Generated code stores its tables in a `StaticString`, which costs the compiler little and needs no work at start-up.
///
/// A digit is a printable character in `0`...`o`, whose low six bits are its value: `@` is 0, `A` is 1, `o` is 47, `0`
/// is 48 and `?` is 63. The most significant digit of a number comes first. So a table can be a raw string literal: it
/// contains backslashes, but neither quotation marks nor number signs.
///
/// Offsets come from the encoder only. An offset out of bounds reads as zero, so a damaged table cannot lead to other
/// memory. Only the matcher reads without bounds, in a table whose size and version it has checked.
package struct PackedText: @unchecked Sendable {
    // Literals are immutable and static, so a copy needs no reference counting: each request reads several tables.
    package let base: UnsafePointer<UInt8>
    package let count: Int

    package init(_ text: StaticString) {
        // Only a literal of one scalar has no pointer, and no table is so short.
        let text: StaticString = text.hasPointerRepresentation ? text : ""
        base = text.utf8Start
        count = text.utf8CodeUnitCount
    }

    /// The text of some bytes at a place, which are never deallocated.
    @inline(__always)
    package init(base: UnsafePointer<UInt8>, count: Int) {
        self.base = base
        self.count = count
    }

    /// Copies a table that is not a literal, for tests.
    ///
    /// The copy is never deallocated.
    package init(_ bytes: [UInt8]) {
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: max(bytes.count, 1))
        bytes.withUnsafeBufferPointer { source in
            guard let start = source.baseAddress else { return }
            copy.initialize(from: start, count: source.count)
        }
        base = UnsafePointer(copy)
        count = bytes.count
    }

    /// The digit at an offset.
    @inline(__always)
    package func digit(at offset: Int) -> Int {
        guard offset >= 0, offset < count else { return 0 }
        // The low six bits are the value of a digit.
        return Int(base[offset] & 63)
    }

    /// The number of two digits at an offset.
    @inline(__always)
    package func number2(at offset: Int) -> Int {
        guard offset >= 0, offset &+ 2 <= count else { return 0 }
        return PackedText.number2(base, offset)
    }

    /// The number of four digits at an offset.
    @inline(__always)
    package func number4(at offset: Int) -> Int {
        guard offset >= 0, offset &+ 4 <= count else { return 0 }
        return PackedText.number4(base, offset)
    }

    /// The number of two digits at an offset, which must be in bounds.
    @inline(__always)
    static func number2(_ base: UnsafePointer<UInt8>, _ offset: Int) -> Int {
        // Six bits of each digit.
        Int(base[offset] & 63) &<< 6 | Int(base[offset &+ 1] & 63)
    }

    /// The number of four digits at an offset, which must be in bounds.
    @inline(__always)
    static func number4(_ base: UnsafePointer<UInt8>, _ offset: Int) -> Int {
        let word = UInt32(littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: offset, as: UInt32.self))
        // The first and the third digit move up by their six bits, next to the second and the fourth. So each half of the
        // word is a number of two digits, and the lower half is the more significant one.
        let pairs = (word & 0x003F_003F) &<< 6 | (word &>> 8) & 0x003F_003F
        return Int(truncatingIfNeeded: (pairs & 0xFFF) &<< 12 | pairs &>> 16)
    }

    /// The eight bytes at an offset, the first in the lowest byte.
    @inline(__always)
    package func word(at offset: Int) -> UInt64 {
        guard offset >= 0, offset &+ 8 <= count else { return 0 }
        return UInt64(littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
    }

    /// Some bytes at an offset; none if they are out of bounds.
    func bytes(at offset: Int, length: Int) -> UnsafeBufferPointer<UInt8> {
        let isWithin = offset >= 0 && length >= 0 && offset <= count - length
        return UnsafeBufferPointer(start: isWithin ? base + offset : nil, count: isWithin ? length : 0)
    }

    /// The text of some bytes at an offset.
    package func text(at offset: Int, length: Int) -> String {
        String(decoding: bytes(at: offset, length: length), as: UTF8.self)
    }
}
