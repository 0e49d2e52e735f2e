/// The bytes of one line of a doc comment, with the way back from each of them to the source.
///
/// Everything here works on bytes: build tools run unoptimised, where walking a string by characters is slow.
struct MarkerText {
    /// The line in UTF-8, look-alike characters of its markers replaced by what they stand for.
    private(set) var bytes: [UInt8]
    /// Where the bytes are in the line as it is written.
    private var sourceOffsets: SourceOffsets
    /// Where the line's first byte stands.
    private let start: SourceLocation

    init(_ line: DocComment.Line) {
        bytes = [UInt8](line.text.utf8)
        start = line.location
        sourceOffsets = line.sourceOffsets
    }

    /// How many bytes there are.
    var count: Int { bytes.count }

    /// The byte at an offset, or a zero byte behind the end, which no rule takes.
    subscript(offset: Int) -> UInt8 { offset < bytes.count ? bytes[offset] : 0 }

    /// The place in the source of a byte.
    func location(at offset: Int) -> SourceLocation {
        var location = start
        location.column += sourceOffsets[offset]
        return location
    }

    /// How many bytes of the source a stretch takes.
    func sourceLength(_ range: Range<Int>) -> Int {
        max(1, sourceOffsets[range.upperBound] - sourceOffsets[range.lowerBound])
    }

    /// Where the bytes of a stretch are in the source, from the first of them on.
    func offsets(in range: Range<Int>) -> SourceOffsets {
        sourceOffsets.part(range)
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
    ///
    /// - Parameters:
    ///   - newBytes: The bytes to take.
    ///   - offsets: For each of them, and for their end, its offset in the bytes so far.
    mutating func replace(with newBytes: [UInt8], offsets: [Int]) {
        bytes = newBytes
        sourceOffsets = SourceOffsets(offsets.map { sourceOffsets[$0] })
    }
}
