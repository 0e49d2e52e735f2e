/// A text in quotation marks of any kind.
struct QuotedText {
    /// The text between the marks, without white space around it.
    let content: Range<Int>
    /// The text with the marks.
    let whole: Range<Int>

    /// Reads the text that begins at an offset; `nil` if there is no quotation mark.
    ///
    /// Without a closing mark, it ends with the word.
    init?(in text: MarkerText, at offset: Int) {
        guard let marks = Self.marks.first(where: { text.has($0.opening, at: offset) }) else { return nil }
        let start = offset + marks.opening.utf8CodeUnitCount
        var end = start
        while end < text.count, !text.has(marks.closing, at: end) { end += 1 }
        if end < text.count {
            content = text.trimmed(start..<end)
            whole = offset..<(end + marks.closing.utf8CodeUnitCount)
        } else {
            content = start..<text.endOfWord(from: start)
            whole = offset..<content.upperBound
        }
    }

    private static var marks: [(opening: StaticString, closing: StaticString)] {
        [("\"", "\""), ("'", "'"), ("`", "`"), ("“", "”"), ("‘", "’"), ("«", "»"), ("„", "“")]
    }
}
