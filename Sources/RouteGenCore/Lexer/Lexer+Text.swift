extension Lexer {
    /// The text between two offsets as it is written; malformed UTF-8 becomes replacement characters.
    func text(from start: Int, to end: Int) -> String {
        guard start < end else { return "" }
        return String(decoding: UnsafeBufferPointer(start: bytes + start, count: end - start), as: UTF8.self)
    }

    /// The text between two offsets without comments, and with one space for each run of white space.
    func foldedText(from start: Int, to end: Int) -> String {
        guard needsFolding(from: start, to: end) else { return text(from: start, to: end) }
        var reader = self
        reader.end = start
        reader.kind = .leftParenthesis
        reader.next()
        var result = ""
        while reader.kind != .endOfFile, reader.start < end {
            if !result.isEmpty, reader.start > reader.triviaStart { result += " " }
            result += text(from: reader.start, to: min(reader.end, end))
            reader.next()
        }
        return result
    }

    /// Whether folding may change a range.
    private func needsFolding(from start: Int, to end: Int) -> Bool {
        var index = start
        while index < end {
            let byte = bytes[index]
            if byte < 0x20 || byte >= 0x80 || byte == UInt8(ascii: "/") { return true }
            if byte == UInt8(ascii: " "), bytes[index &+ 1] == UInt8(ascii: " ") { return true }
            index &+= 1
        }
        return false
    }
}

/// A copy of a file's bytes with null bytes after it, so that the lexer can look ahead without checking for the end at
/// each byte.
///
/// Copying costs about a hundredth of lexing.
package struct SourceText: ~Copyable {
    /// The number of null bytes after the text.
    ///
    /// No look-ahead goes further.
    static let padding = 16

    /// The text, followed by ``padding`` null bytes; valid as long as this value lives.
    package let bytes: UnsafePointer<UInt8>
    /// The number of bytes without the padding.
    package let count: Int

    package init(copying source: UnsafeBufferPointer<UInt8>) {
        let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: source.count + Self.padding)
        if let base = source.baseAddress {
            copy.initialize(from: base, count: source.count)
        }
        (copy + source.count).initialize(repeating: 0, count: Self.padding)
        bytes = UnsafePointer(copy)
        count = source.count
    }

    deinit {
        UnsafeMutablePointer(mutating: bytes).deallocate()
    }
}
