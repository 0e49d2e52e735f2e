/// Numbers and strings packed into printable ASCII, read in place.
///
/// Generated code stores its tables in a `StaticString`, which costs the compiler little and needs no work at start-up.
///
/// A digit is a printable character in `0`...`o`, whose low six bits are its value: `@` is 0, `A` is 1, `o` is 47, `0`
/// is 48 and `?` is 63. The most significant digit of a number comes first. So a table can be a raw string literal: it
/// contains backslashes, but neither quotation marks nor number signs.
///
/// Everything that is packed is read by this type. Whatever an offset is, nothing outside of the data is read: there, a
/// digit is zero, and so is a number. So a damaged table can lead to a wrong answer, but not to other memory. Only
/// ``Fields`` reads memory, after one comparison of its bounds.
///
/// Unchecked: the bytes are static or have an owner, and nothing writes to them.
package struct PackedText: @unchecked Sendable {
    // Literals are immutable and static, so a copy needs no reference counting: each request reads several tables.
    package let base: UnsafePointer<UInt8>
    /// The number of bytes, at least ``least``.
    package let count: Int

    /// The number of bytes of the shortest data, and of the longest field.
    static var least: Int { 8 }
    /// The zeros in place of shorter data, which say nothing.
    private static var zeros: StaticString { "@@@@@@@@" }

    package init(_ text: StaticString) {
        // Only a literal of one scalar has no pointer, and no table is so short.
        let text: StaticString = text.hasPointerRepresentation ? text : PackedText.zeros
        self.init(base: text.utf8Start, count: text.utf8CodeUnitCount)
    }

    /// The data at a place, which is never deallocated.
    @inline(__always)
    package init(base: UnsafePointer<UInt8>, count: Int) {
        self.base = count < PackedText.least ? PackedText.zeros.utf8Start : base
        self.count = max(count, PackedText.least)
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

    /// The byte at an offset; that of the digit 0 out of bounds.
    @inline(__always)
    package subscript(offset: Int) -> UInt8 { fields(at: offset, size: 1)?[0] ?? PackedText.zero }

    /// The character of the digit 0.
    package static var zero: UInt8 { UInt8(ascii: "@") }

    /// The digit at an offset.
    @inline(__always)
    package func digit(at offset: Int) -> Int { fields(at: offset, size: 1)?.digit(0) ?? 0 }

    /// The number of two digits at an offset.
    @inline(__always)
    package func number2(at offset: Int) -> Int { fields(at: offset, size: 2)?.number2(0) ?? 0 }

    /// The number of four digits at an offset.
    @inline(__always)
    package func number4(at offset: Int) -> Int { fields(at: offset, size: 4)?.number4(0) ?? 0 }

    /// The eight bytes at an offset, the first in the lowest byte.
    @inline(__always)
    package func word(at offset: Int) -> UInt64 { fields(at: offset, size: 8)?.word(0) ?? 0 }

    /// Some bytes at an offset; none if they are out of bounds.
    func bytes(at offset: Int, length: Int) -> UnsafeBufferPointer<UInt8> {
        let isWithin = offset >= 0 && length >= 0 && offset <= count &- length
        return UnsafeBufferPointer(start: isWithin ? base + offset : nil, count: isWithin ? length : 0)
    }

    /// The string of some bytes at an offset.
    package func text(at offset: Int, length: Int) -> String {
        String(decoding: bytes(at: offset, length: length), as: UTF8.self)
    }
}
