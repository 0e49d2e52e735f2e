/// The bytes of one line of a doc comment, with their place in the source.
///
/// It works on bytes because build tools run unoptimized, where iterating over the characters of a string is slow.
package struct MarkerText {
    /// The line in UTF-8.
    let bytes: [UInt8]
    /// The location of the line's first byte.
    private let start: SourceLocation

    init(_ line: DocComment.Line) {
        bytes = [UInt8](line.text.utf8)
        start = line.location
    }

    /// The number of bytes.
    var count: Int { bytes.count }

    /// The byte at an offset, or zero after the end, which matches no rule.
    subscript(offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    /// The location of a byte in the source.
    func location(at offset: Int) -> SourceLocation {
        var location = start
        location.column += offset
        return location
    }

    /// The string of a range.
    func string(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// A value with the place of a range.
    func located<Value>(_ value: Value, _ range: Range<Int>) -> Located<Value> {
        Located(value, at: location(at: range.lowerBound), length: max(1, range.count))
    }

    /// The string of a range with its place.
    func located(_ range: Range<Int>) -> Located<String> { located(string(range), range) }
}
