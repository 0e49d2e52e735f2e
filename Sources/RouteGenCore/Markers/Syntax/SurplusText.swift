/// Text that was probably meant as a part of a pattern, or as another pattern.
///
/// A marker has one pattern, written as it is, which ends at white space. So quotation marks, lists and spaces are
/// mistakes that would otherwise change what the pattern matches.
struct SurplusText {
    /// The problem.
    let message: String
    /// The place of the surplus part.
    let range: Range<Int>
    /// The pattern without it.
    let pattern: Range<Int>
    /// How to write the marker.
    let help: String

    /// Examines a pattern and the rest of its line; `nil` if nothing is surplus.
    ///
    /// - Parameters:
    ///   - text: The marker's line.
    ///   - pattern: The range of the pattern, which is not empty.
    ///   - isRegex: Whether the pattern is a regular expression, which is the rest of the line.
    init?(_ text: MarkerText, _ pattern: Range<Int>, isRegex: Bool) {
        let start = pattern.lowerBound
        let isList = text[start] == SourceByte.openingBracket
        if let quoted = QuotedText(in: text, at: isList ? text.skippingWhiteSpace(from: start + 1) : start) {
            message = "a pattern has no quotation marks"
            range = start..<quoted.whole.upperBound
            self.pattern = quoted.content
            help = "write the pattern as it is, as in `@route //chat/:id`, and a marker for each pattern"
            return
        }
        guard !isRegex else { return nil }
        let next = text.skippingWhiteSpace(from: pattern.upperBound)
        if let separator = pattern.dropFirst().first(where: { Self.isSeparator($0, of: pattern, in: text) }) {
            let sign = text.string(separator..<(separator + 1))
            message = "a marker has one pattern, and `\(sign)` would be a part of it"
            range = separator..<(separator + 1)
            self.pattern = start..<separator
            help = "write a marker for each pattern; if the URLs have the character, write `\\\(sign)`"
            return
        }
        range = next..<text.endOfWord(from: next)
        self.pattern = pattern
        help = "write a marker for each pattern, `%20` for a space, and a dash before a remark"
        // A pattern is not only slashes, as those of comments.
        if RelativePattern.looksAbsolute(text, from: next), range.contains(where: { text[$0] != SourceByte.slash }) {
            message = "a marker has one pattern"
        } else if Self.hasCapture(range, in: text) {
            message = "the pattern `\(text.string(pattern))` ends at the white space before this"
        } else {
            return nil
        }
    }

    /// Whether there is a comma or semicolon after the pattern, or between two patterns.
    private static func isSeparator(_ offset: Int, of pattern: Range<Int>, in text: MarkerText) -> Bool {
        (text[offset] == SourceByte.comma || text[offset] == SourceByte.semicolon)
            && text[offset - 1] != SourceByte.backslash
            && (offset + 1 == pattern.upperBound || text.has("//", at: offset + 1))
    }

    /// Whether a word has a capture as a component.
    private static func hasCapture(_ word: Range<Int>, in text: MarkerText) -> Bool {
        guard text[word.lowerBound] != SourceByte.hyphen else { return false }
        return word.contains { offset in
            text[offset] == SourceByte.colon && text.endOfIdentifier(from: offset + 1) > offset + 1
                && (offset == word.lowerBound || text[offset - 1] == SourceByte.slash)
        }
    }

    /// Whether an item of a marker's options is certainly a pattern: `@route("//chat/:id")`.
    static func isPattern(_ item: OptionItem, in text: MarkerText) -> Bool {
        if item.kind == .named, RouteMarker.Option(rawValue: text.string(item.word)) == nil {
            return text.has("//", at: item.value.lowerBound)
        }
        guard item.kind == .other else { return false }
        return RelativePattern.looksAbsolute(text, from: QuotedText.content(of: item.range, in: text).lowerBound)
    }
}

/// A string in quotation marks of any kind.
struct QuotedText {
    /// The string between the marks, without white space around it.
    let content: Range<Int>
    /// The string with the marks.
    let whole: Range<Int>

    /// Reads the string that begins at an offset; `nil` if there is no quotation mark.
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

    /// A range without quotation marks around it.
    static func content(of range: Range<Int>, in text: MarkerText) -> Range<Int> {
        QuotedText(in: text, at: range.lowerBound)?.content ?? range
    }

    private static var marks: [(opening: StaticString, closing: StaticString)] {
        [("\"", "\""), ("'", "'"), ("`", "`"), ("“", "”"), ("‘", "’"), ("«", "»"), ("„", "“")]
    }
}
