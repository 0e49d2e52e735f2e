/// Numbers and text packed into printable ASCII, read in place.
///
/// Generated code stores its tables in a `StaticString`, which costs the compiler little and needs no work at start-up.
///
/// A digit is a printable character in `0`...`o`, whose low six bits are its value: `@` is 0, `A` is 1, `o` is 47, `0`
/// is 48 and `?` is 63. The most significant digit of a number comes first. So a table can be a raw string literal: it
/// contains backslashes, but neither quotation marks nor number signs.
///
/// Everything that is packed is read by this type. Whatever an offset is, nothing outside of the text is read: there, a
/// digit is zero, and so is a number. So a damaged table can lead to a wrong answer, but not to other memory.
///
/// Unchecked: the bytes are static or have an owner, and nothing writes to them.
package struct PackedText: @unchecked Sendable {
    // Literals are immutable and static, so a copy needs no reference counting: each request reads several tables.
    package let base: UnsafePointer<UInt8>
    /// The number of bytes, at least eight.
    package let count: Int

    /// Eight zeros, for a text without so many bytes.
    private static let zeros: StaticString = "@@@@@@@@"

    package init(_ text: StaticString) {
        // Only a literal of one scalar has no pointer, and no table is so short.
        let text: StaticString = text.hasPointerRepresentation ? text : PackedText.zeros
        self.init(base: text.utf8Start, count: text.utf8CodeUnitCount)
    }

    /// The text of some bytes at a place, which are never deallocated.
    ///
    /// No text of less than eight bytes says anything, so all of it is zero.
    @inline(__always)
    package init(base: UnsafePointer<UInt8>, count: Int) {
        self.base = count < 8 ? PackedText.zeros.utf8Start : base
        self.count = max(count, 8)
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
        self.init(base: UnsafePointer(copy), count: bytes.count)
    }

    /// The part from an offset on; nothing if that is out of bounds.
    @inline(__always)
    package func part(from offset: Int) -> PackedText {
        let start = min(max(offset, 0), count)
        return PackedText(base: base + start, count: count &- start)
    }

    /// The number of records of a size that a list at an offset can have at most.
    ///
    /// A list is not longer, whatever its number says, so that no loop is.
    @inline(__always)
    package func bound(_ number: Int, at offset: Int, size: Int) -> Int {
        min(number, max(0, count &- offset) / size)
    }

    /// Whether some bytes at an offset are in bounds, of which there are at most eight: one comparison, since a negative
    /// offset is a large number without a sign, and no text is shorter than eight bytes.
    @inline(__always)
    private func contains(_ length: Int, at offset: Int) -> Bool {
        UInt(bitPattern: offset) <= UInt(bitPattern: count &- length)
    }

    /// The byte at an offset; that of the digit 0 out of bounds.
    @inline(__always)
    package subscript(offset: Int) -> UInt8 { contains(1, at: offset) ? base[offset] : PackedText.zero }

    /// The character of the digit 0.
    package static var zero: UInt8 { UInt8(ascii: "@") }

    /// The digit at an offset.
    @inline(__always)
    package func digit(at offset: Int) -> Int {
        // The low six bits are the value of a digit.
        contains(1, at: offset) ? Int(base[offset] & 63) : 0
    }

    /// The number of two digits at an offset.
    @inline(__always)
    package func number2(at offset: Int) -> Int {
        guard contains(2, at: offset) else { return 0 }
        // Six bits of each digit.
        return Int(base[offset] & 63) &<< 6 | Int(base[offset &+ 1] & 63)
    }

    /// The number of four digits at an offset.
    @inline(__always)
    package func number4(at offset: Int) -> Int {
        guard contains(4, at: offset) else { return 0 }
        let word = UInt32(littleEndian: UnsafeRawPointer(base).loadUnaligned(fromByteOffset: offset, as: UInt32.self))
        // The first and the third digit move up by their six bits, next to the second and the fourth. So each half of the
        // word is a number of two digits, and the lower half is the more significant one.
        let pairs = (word & 0x003F_003F) &<< 6 | (word &>> 8) & 0x003F_003F
        return Int(truncatingIfNeeded: (pairs & 0xFFF) &<< 12 | pairs &>> 16)
    }

    /// The eight bytes at an offset, the first in the lowest byte.
    @inline(__always)
    package func word(at offset: Int) -> UInt64 {
        guard contains(8, at: offset) else { return 0 }
        return UInt64(littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
    }

    /// Some bytes at an offset; none if they are out of bounds.
    func bytes(at offset: Int, length: Int) -> UnsafeBufferPointer<UInt8> {
        let isWithin = offset >= 0 && length >= 0 && offset <= count &- length
        return UnsafeBufferPointer(start: isWithin ? base + offset : nil, count: isWithin ? length : 0)
    }

    /// The text of some bytes at an offset.
    package func text(at offset: Int, length: Int) -> String {
        String(decoding: bytes(at: offset, length: length), as: UTF8.self)
    }
}
