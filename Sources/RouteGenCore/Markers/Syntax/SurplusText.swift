/// Text around or after a pattern that was probably meant as a part of it, or as another pattern.
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
    static let help =
        "write the pattern as it is, `%20` for a space, a marker for each pattern, and a dash before a remark"

    /// Examines a pattern and the rest of its line; `nil` if nothing is surplus.
    ///
    /// - Parameters:
    ///   - text: The marker's line.
    ///   - pattern: The range of the pattern, which is not empty.
    ///   - isRegex: Whether the pattern is a regular expression, which is the rest of the line.
    init?(_ text: MarkerText, _ pattern: Range<Int>, isRegex: Bool) {
        let content = Self.unquoted(pattern, in: text)
        guard content == pattern else {
            message = "a pattern has no quotation marks"
            range = pattern
            self.pattern = content
            return
        }
        guard !isRegex else { return nil }
        if let separator = pattern.dropFirst().first(where: { Self.isSeparator($0, of: pattern, in: text) }) {
            let sign = text.string(separator..<(separator + 1))
            message = "a marker has one pattern, and `\(sign)` would be a part of it; in a pattern, write `\\\(sign)`"
            range = separator..<(separator + 1)
            self.pattern = pattern.lowerBound..<separator
            return
        }
        let next = text.skippingWhiteSpace(from: pattern.upperBound)
        range = next..<text.endOfWord(from: next)
        self.pattern = pattern
        // A pattern is not only slashes, as those of comments.
        let isPattern =
            RelativePattern.looksAbsolute(text, from: next) && range.contains { text[$0] != SourceByte.slash }
        guard isPattern || Self.hasCapture(range, in: text) else { return nil }
        message = "a marker has one pattern, which ends at the white space before this"
    }

    /// The pattern without quotation marks around it, and the first one of a list.
    private static func unquoted(_ pattern: Range<Int>, in text: MarkerText) -> Range<Int> {
        let word = text.string(pattern)
        let marks = "\"'`“”‘’«»„"
        guard let first = word.first(where: { $0 != "[" }), marks.contains(first) else { return pattern }
        let start = pattern.lowerBound + word.prefix { $0 == "[" || marks.contains($0) }.utf8.count
        let ending = word.reversed().prefix { "],;".contains($0) || marks.contains($0) }
        return start..<max(start, pattern.upperBound - String(ending).utf8.count)
    }

    /// Whether there is a comma or semicolon after the pattern, or between two patterns.
    private static func isSeparator(_ offset: Int, of pattern: Range<Int>, in text: MarkerText) -> Bool {
        (text[offset] == SourceByte.comma || text[offset] == SourceByte.semicolon)
            && text[offset - 1] != SourceByte.backslash
            && (offset + 1 == pattern.upperBound || text.has("//", at: offset + 1))
    }

    /// Whether a word has a capture as a component.
    private static func hasCapture(_ word: Range<Int>, in text: MarkerText) -> Bool {
        text[word.lowerBound] != SourceByte.hyphen
            && word.contains { offset in
                text[offset] == SourceByte.colon && text.endOfIdentifier(from: offset + 1) > offset + 1
                    && (offset == word.lowerBound || text[offset - 1] == SourceByte.slash)
            }
    }
}
