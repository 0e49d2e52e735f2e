/// Where each byte of a text is in the source.
///
/// The two differ where the text has something else in place of what is written: a replacement character of three bytes for a byte that is no
/// UTF-8, a sign for a character that looks like it.
struct SourceOffsets: Hashable, Sendable {
    /// For each byte of the text its offset in the source, and one more for the end; `nil` where nothing is replaced.
    private let offsets: [Int]?

    /// The offsets of a text that is in the source as it is.
    static let unchanged = SourceOffsets(nil)

    init(_ offsets: [Int]?) {
        self.offsets = offsets
    }

    /// The offsets of the text that is read from bytes which may be malformed.
    ///
    /// - Parameters:
    ///   - text: What `String(decoding:as:)` makes of the bytes.
    ///   - bytes: The bytes in the source.
    init(of text: String, decodedFrom bytes: UnsafeBufferPointer<UInt8>) {
        // A replacement character is never shorter than what it replaces, and where none is longer, each byte has its offset.
        guard text.utf8.count != bytes.count else {
            self = .unchanged
            return
        }
        var offsets: [Int] = []
        var source = 0
        var input = bytes.makeIterator()
        var parser = Unicode.UTF8.ForwardParser()
        while true {
            switch parser.parseScalar(from: &input) {
            case .valid(let scalar):
                offsets += source..<(source + scalar.count)
                source += scalar.count
            case .error(let length):
                offsets += repeatElement(source, count: UTF8.width("\u{FFFD}"))
                source += length
            case .emptyInput:
                offsets.append(source)
                self.init(offsets)
                return
            }
        }
    }

    /// The offset in the source of a byte of the text, or of its end.
    subscript(offset: Int) -> Int {
        guard let offsets else { return offset }
        return offsets[min(offset, offsets.count - 1)]
    }

    /// The offsets of a part of the text, counted from where it starts.
    func part(_ range: Range<Int>) -> SourceOffsets {
        guard offsets != nil else { return .unchanged }
        let start = self[range.lowerBound]
        return SourceOffsets((range.lowerBound...range.upperBound).map { self[$0] - start })
    }
}
