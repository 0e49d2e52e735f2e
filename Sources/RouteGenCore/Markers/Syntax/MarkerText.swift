/// The bytes of one line of a doc comment, with the way back from each of them to the source.
///
/// Everything here works on bytes: build tools run unoptimised, where walking a string by characters is slow.
struct MarkerText {
    /// The line in UTF-8, look-alike characters of its markers replaced by what they stand for.
    private(set) var bytes: [UInt8]
    /// For each byte its offset in the line as it is written, and one more for the end; `nil` while nothing is replaced.
    private var sourceOffsets: [Int]?
    /// Where the line's first byte stands.
    private let start: SourceLocation

    init(_ line: DocComment.Line) {
        bytes = [UInt8](line.text.utf8)
        start = line.location
    }

    /// How many bytes there are.
    var count: Int { bytes.count }

    /// The byte at an offset, or a zero byte behind the end, which no rule takes.
    subscript(offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    /// The place in the source of a byte.
    func location(at offset: Int) -> SourceLocation {
        var location = start
        location.column += sourceOffset(offset)
        return location
    }

    /// How many bytes of the source a stretch takes.
    func sourceLength(_ range: Range<Int>) -> Int {
        max(1, sourceOffset(range.upperBound) - sourceOffset(range.lowerBound))
    }

    /// The text of a stretch.
    func string(_ range: Range<Int>) -> String {
        String(decoding: bytes[range], as: UTF8.self)
    }

    /// A value that is written as a stretch of this line.
    func located<Value>(_ value: Value, _ range: Range<Int>) -> Located<Value> {
        Located(value, at: location(at: range.lowerBound), length: sourceLength(range))
    }

    /// The text of a stretch with its place.
    func located(_ range: Range<Int>) -> Located<String> {
        located(string(range), range)
    }

    /// Exchanges the bytes for others that say where each of them comes from.
    mutating func replace(with newBytes: [UInt8], sourceOffsets newOffsets: [Int]) {
        bytes = newBytes
        sourceOffsets = newOffsets
    }

    private func sourceOffset(_ offset: Int) -> Int {
        guard let sourceOffsets else { return offset }
        return sourceOffsets[min(offset, sourceOffsets.count - 1)]
    }
}
