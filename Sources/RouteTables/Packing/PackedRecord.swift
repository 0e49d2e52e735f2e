/// A record in packed data: fields at fixed offsets, which are numbers or refer to strings.
///
/// All tables of a generated file except for the matcher's consist of such records. Their layouts are constants, which
/// the encoders and the readers share. The fields of a record without a fixed size are read one after the other.
package struct PackedRecord {
    private let data: PackedText
    private(set) var offset: Int
    private let texts: Int

    /// The record at an offset.
    ///
    /// - Parameters:
    ///   - data: The packed data.
    ///   - offset: The start of the record.
    ///   - texts: The place to which the offsets of strings are relative.
    @inline(__always)
    package init(_ data: PackedText, at offset: Int, texts: Int) {
        self.data = data
        self.offset = offset
        self.texts = texts
    }

    /// The number of one digit in a field.
    @inline(__always)
    package func digit(_ field: Int) -> Int { data.digit(at: offset &+ field) }

    /// The number of four digits in a field.
    @inline(__always)
    package func number(_ field: Int) -> Int { data.number4(at: offset &+ field) }

    /// The index in a field of two digits, which has 0 for none, or else the index plus 1.
    @inline(__always)
    package func index(_ field: Int) -> Int? {
        let number = data.number2(at: offset &+ field)
        return number == 0 ? nil : number &- 1
    }

    /// The string to which a field of eight digits refers: its offset and its length.
    package func text(_ field: Int) -> String { text(field, length: number(field &+ 4)) }

    /// The bytes to which a field of eight digits refers.
    package func bytes(_ field: Int) -> UnsafeBufferPointer<UInt8> {
        data.bytes(at: texts &+ number(field), length: number(field &+ 4))
    }

    /// The string to which a field of four digits refers, of a known length.
    package func text(_ field: Int, length: Int) -> String {
        data.text(at: texts &+ number(field), length: length)
    }

    /// A record of a list among the strings, whose place is in a field.
    package func element(_ index: Int, ofListAt place: Int, size: Int) -> PackedRecord {
        PackedRecord(data, at: texts &+ number(place) &+ index &* size, texts: texts)
    }

    // MARK: One field after the other

    /// Whether all of the data has been read.
    var isAtEnd: Bool { offset >= data.count }

    /// Reads a digit, and moves past it.
    mutating func nextDigit() -> Int {
        offset &+= 1
        return data.digit(at: offset &- 1)
    }

    /// Reads a number of four digits, and moves past it.
    mutating func nextNumber() -> Int {
        offset &+= 4
        return data.number4(at: offset &- 4)
    }

    /// Reads bytes, whose number precedes them, and moves past them; none if they are out of bounds.
    mutating func nextBytes() -> UnsafeBufferPointer<UInt8> {
        let bytes = data.bytes(at: offset &+ 4, length: number(0))
        offset &+= 4 &+ bytes.count
        return bytes
    }

    /// Moves past some bytes.
    mutating func skip(_ count: Int) { offset &+= count }
}
