/// Text that was probably meant as a part of a pattern, or as another pattern.
///
/// A marker has one pattern, written as it is, which ends at white space. So quotation marks, lists and spaces are
/// mistakes that would otherwise change what the pattern matches.
struct SurplusText {
    /// The parts of a marker besides its pattern.
    struct Finding {
        var message: String
        /// The place of the text.
        var range: Range<Int>
        var help: String
    }

    private let text: MarkerText
    /// The marker with its options, as it is written: `@route(from: webView)`.
    private let marker: String
    /// The pattern without the surplus text.
    private(set) var pattern: Range<Int>
    /// The finding about the text; `nil` if there is none.
    private(set) var finding: Finding?

    /// Examines a pattern and the text after it.
    ///
    /// - Parameters:
    ///   - text: The marker's line.
    ///   - pattern: The range of the pattern, which is not empty.
    ///   - marker: The marker with its options.
    ///   - isRegex: Whether the pattern is a regular expression, which is the rest of the line.
    init(_ text: MarkerText, pattern: Range<Int>, marker: String, isRegex: Bool) {
        self.text = text
        self.marker = marker
        self.pattern = pattern
        let isList = text[pattern.lowerBound] == SourceByte.openingBracket
        if let first = QuotedText(
            in: text,
            at: isList ? text.skippingWhiteSpace(from: pattern.lowerBound + 1) : pattern.lowerBound
        ) {
            reportQuotes(around: first, isList: isList)
        } else if !isRegex {
            reportSeparator()
            if finding == nil { reportNextWord() }
        }
    }

    // MARK: Quotation marks

    private mutating func reportQuotes(around first: QuotedText, isList: Bool) {
        let word = pattern
        var patterns = [first.content]
        var end = first.whole.upperBound
        if isList {
            while true {
                let next = text.skippingWhiteSpace(from: end)
                guard text[next] == SourceByte.comma,
                    let other = QuotedText(in: text, at: text.skippingWhiteSpace(from: next + 1))
                else { break }
                patterns.append(other.content)
                end = other.whole.upperBound
            }
            let closing = text.skippingWhiteSpace(from: end)
            if text[closing] == SourceByte.closingBracket { end = closing + 1 }
        }
        pattern = first.content
        finding = Finding(
            message: isList ? "a marker has one pattern, without brackets" : "a pattern has no quotation marks",
            range: word.lowerBound..<end,
            help: help(for: patterns)
        )
    }

    // MARK: Lists

    /// Reports a comma or semicolon after the pattern, or between two patterns.
    private mutating func reportSeparator() {
        for offset in pattern.dropFirst() where isSeparator(offset) && text[offset - 1] != SourceByte.backslash {
            let isLast = offset + 1 == pattern.upperBound
            let next = isLast ? text.skippingWhiteSpace(from: offset + 1) : offset + 1
            let isList = text.has("//", at: next) || isLast && isPattern(at: next)
            guard isLast || isList else { continue }
            let sign = text.string(offset..<(offset + 1))
            let first = pattern.lowerBound..<offset
            pattern = first
            finding = Finding(
                message: isList ? "a marker has one pattern" : "`\(sign)` after a pattern is a part of it",
                range: offset..<(offset + 1),
                help: isList
                    ? help(for: [first] + following(from: next))
                    : "write `\(marker) \(text.string(first))`; if the URLs have the character, write `\\\(sign)`"
            )
            return
        }
    }

    private func isSeparator(_ offset: Int) -> Bool {
        text[offset] == SourceByte.comma || text[offset] == SourceByte.semicolon
    }

    /// The patterns of a list from an offset on, each without its separator.
    private func following(from start: Int) -> [Range<Int>] {
        var patterns: [Range<Int>] = []
        var next = start
        while isPattern(at: next) {
            let end = text.endOfWord(from: next)
            var last = end
            while last > next + 1, isSeparator(last - 1) { last -= 1 }
            patterns.append(next..<last)
            next = text.skippingWhiteSpace(from: end)
        }
        return patterns
    }

    // MARK: White space

    /// Reports a remark that begins with a pattern, or with the rest of one.
    private mutating func reportNextWord() {
        let next = text.skippingWhiteSpace(from: pattern.upperBound)
        let word = next..<text.endOfWord(from: next)
        let remark = "; if it is a remark, put a dash before it"
        if isPattern(at: next) {
            finding = Finding(
                message: "a marker has one pattern",
                range: word,
                help: help(for: [pattern] + following(from: next)) + remark
            )
        } else if hasCapture(word) {
            finding = Finding(
                message: "the pattern `\(text.string(pattern))` ends at the white space before this",
                range: word,
                help: help(for: [pattern.lowerBound..<word.upperBound]) + remark
            )
        }
    }

    /// Whether a word is certainly a pattern: it is absolute, and not only slashes, as those of comments.
    private func isPattern(at offset: Int) -> Bool {
        guard RelativePattern.looksAbsolute(text, from: offset) else { return false }
        return (offset..<text.endOfWord(from: offset)).contains { text[$0] != SourceByte.slash }
    }

    /// Whether a word has a capture as a component.
    private func hasCapture(_ word: Range<Int>) -> Bool {
        guard text[word.lowerBound] != SourceByte.hyphen else { return false }
        return word.contains { offset in
            text[offset] == SourceByte.colon && text.endOfIdentifier(from: offset + 1) > offset + 1
                && (offset == word.lowerBound || text[offset - 1] == SourceByte.slash)
        }
    }

    // MARK: Help

    /// The markers to write for some patterns.
    private func help(for patterns: [Range<Int>]) -> String {
        let markers = patterns.map { "\(marker) \(Self.encoded($0, in: text))" }
        return (markers.count > 1 ? "write a marker for each pattern: " : "write ")
            + Diagnostic.list(markers, joinedBy: "and")
    }

    /// A pattern whose white space is percent-encoded.
    static func encoded(_ range: Range<Int>, in text: MarkerText) -> String {
        var bytes: [UInt8] = []
        for offset in text.trimmed(range) {
            if SourceByte.isWhiteSpace(text[offset]) { bytes += "%20".utf8 } else { bytes.append(text[offset]) }
        }
        return String(decoding: bytes, as: UTF8.self)
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

    private static var marks: [(opening: StaticString, closing: StaticString)] {
        [("\"", "\""), ("'", "'"), ("`", "`"), ("“", "”"), ("‘", "’"), ("«", "»"), ("„", "“")]
    }
}
