/// A place in packed text, from which numbers and texts are read one after the other.
struct PackedCursor {
    let data: PackedText
    private(set) var offset: Int

    init(_ data: PackedText, at offset: Int) {
        self.data = data
        self.offset = offset
    }

    /// The number of the next digit.
    mutating func digit() -> Int {
        offset &+= 1
        return data.digit(at: offset &- 1)
    }

    /// The number of the next four digits.
    mutating func number() -> Int {
        offset &+= 4
        return data.number4(at: offset &- 4)
    }

    /// The next bytes, whose number precedes them; empty if they are out of bounds.
    mutating func bytes() -> UnsafeBufferPointer<UInt8> {
        let count = number()
        guard offset >= 0, offset &+ count <= data.count else { return UnsafeBufferPointer(start: nil, count: 0) }
        offset &+= count
        return UnsafeBufferPointer(start: data.base + (offset &- count), count: count)
    }

    /// Passes over some bytes.
    mutating func skip(_ count: Int) { offset &+= count }
}
