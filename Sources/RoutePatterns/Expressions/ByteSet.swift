/// A set of ASCII bytes.
package struct ByteSet: Hashable, Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    package init() {}

    package init(_ range: ClosedRange<UInt8>) {
        for byte in range { insert(byte) }
    }

    package mutating func insert(_ byte: UInt8) {
        if byte < 64 { low |= 1 << UInt64(byte) } else { high |= 1 << UInt64(byte & 63) }
    }

    package func contains(_ byte: UInt8) -> Bool {
        byte < 64 ? low >> UInt64(byte) & 1 != 0 : byte < 128 && high >> UInt64(byte & 63) & 1 != 0
    }

    package var isEmpty: Bool { low | high == 0 }
}
