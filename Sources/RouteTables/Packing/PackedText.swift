/// Numbers and text packed into printable ASCII, read in place.
///
/// Generated code stores its tables in a `StaticString`, which costs the compiler little and needs no work at start-up.
/// ``PackedDigit`` describes the digits of numbers. Offsets come from the encoder only. An offset out of bounds reads
/// as zero, so a damaged table cannot lead to other memory.
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
        return Int(base[offset] & 63)
    }

    /// The number of two digits at an offset.
    @inline(__always)
    package func number2(at offset: Int) -> Int {
        guard offset >= 0, offset &+ 2 <= count else { return 0 }
        return PackedDigit.number2(base, offset)
    }

    /// The number of four digits at an offset.
    @inline(__always)
    package func number4(at offset: Int) -> Int {
        guard offset >= 0, offset &+ 4 <= count else { return 0 }
        return PackedDigit.number4(base, offset)
    }

    /// The eight bytes at an offset, the first in the lowest byte.
    @inline(__always)
    package func word(at offset: Int) -> UInt64 {
        guard offset >= 0, offset &+ 8 <= count else { return 0 }
        return UInt64(littleEndian: UnsafeRawPointer(base + offset).loadUnaligned(as: UInt64.self))
    }

    /// The text of some bytes at an offset.
    package func text(at offset: Int, length: Int) -> String {
        guard offset >= 0, length >= 0, offset <= count - length else { return "" }
        return String(decoding: UnsafeBufferPointer(start: base + offset, count: length), as: UTF8.self)
    }
}
