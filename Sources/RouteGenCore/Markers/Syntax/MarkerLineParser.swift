/// Reads one line of a doc comment.
struct MarkerLineParser {
    private let text: MarkerText
    private let signs: LineSigns
    /// The markers of the line and the findings about them.
    private(set) var markers = ParsedMarkers()

    init(_ text: MarkerText, _ signs: LineSigns) {
        self.text = text
        self.signs = signs
    }

    /// Reads the line.
    mutating func parse() {
        guard let head = MarkerHead(text) else { return reportMarkers(from: 0, severity: .warning) }
        guard head.isMarker else {
            guard let word = NearMiss.meaning(of: head, in: text) else {
                return reportMarkers(from: head.end, severity: .warning)
            }
            let rest = text.string(text.trimmed(head.end..<text.count))
            let space = text[head.end] == SourceByte.openingParenthesis || rest.isEmpty ? "" : " "
            let marker = "\(word == .route ? "@route" : "@service")\(space)\(rest)"
            let isMisspelled = head.word == .other || head.hasGap
            report(
                head.start..<head.end,
                isMisspelled ? "a marker" : "a marker here",
                .nearMissMarker,
                isMisspelled
                    ? "did you mean `\(marker)`? if it is not meant as a marker, put it in backquotes"
                    : writing(word, after: head) ?? word.help
            )
            return
        }
        // Nothing after a look-alike would be read as it is meant.
        if signs.hasNonASCII, let lookAlike = LookAlike.first(in: text, from: head) {
            markers.diagnostics.append(lookAlike.finding(in: text))
            return
        }
        let end = head.word == .route ? parseRoute(head) : parseService(head)
        // White space separates the options from the marker, or they follow its pattern.
        let next = text.skippingWhiteSpace(from: end)
        if let name = option(at: next, of: head.word) {
            let isSeparate = end == head.end && text[next] == SourceByte.openingParenthesis
            let help = isSeparate ? "write `\(text.string(head.start..<end))(`, without white space" : head.word.help
            report(name, "an option here", .malformedOptions, help)
        }
        reportMarkers(from: end, severity: .error)
    }

    /// Reads the options of a marker, if they begin at an offset.
    private mutating func readOptions<Marker: MarkerWithOptions>(
        of marker: inout Marker,
        at start: Int,
        other: (OptionItem, inout OptionValueReader, inout Marker) -> Bool = { _, _, _ in false }
    ) -> OptionList? {
        guard text[start] == SourceByte.openingParenthesis else { return nil }
        let list = OptionList(text, opening: start, names: Marker.optionNames)
        var reader = OptionReader(text, marker: marker)
        reader.read(list.items, other: other)
        markers.diagnostics += list.diagnostics + reader.diagnostics
        marker = reader.marker
        return list
    }

    // MARK: Routes

    /// Reads a route marker; returns the offset after its pattern.
    private mutating func parseRoute(_ head: MarkerHead) -> Int {
        var marker = RouteMarker(location: text.location(at: head.start), length: 1)
        let options = readOptions(of: &marker, at: head.end)
        var end = options?.end ?? head.end
        if end > head.end, end < text.count, !SourceByte.isWhiteSpace(text[end]) {
            markers.diagnostics += Problem(.malformedOptions, at: text.located(end..<text.endOfWord(from: end)))
                .saying("there must be white space between the options and the pattern")
        }
        var pattern = patternRange(from: end, isRegex: marker.isRegex)
        if !pattern.isEmpty {
            end = pattern.upperBound
            if let surplus = SurplusText(text, pattern, isRegex: marker.isRegex) {
                markers.diagnostics += Problem(.surplusText, at: text.located(surplus.range))
                    .saying(surplus.message)
                    .advising(SurplusText.help)
                pattern = surplus.pattern
                end = max(end, surplus.range.upperBound)
            }
        }
        if !pattern.isEmpty {
            marker.pattern = text.located(pattern)
        } else if let regex = marker.option(.regex) {
            markers.diagnostics += Problem(.missingPattern, at: regex)
                .saying("a `regex` route needs an expression")
                .advising("write the expression after the options: `@route(regex) https?://.*`")
        } else {
            // A pattern among the options has been reported, and is not missing.
            let item = options?.items.first { text.string($0.range).hasPrefix("//") }
            marker.pattern = item.map { text.located($0.range) }
        }
        marker.length = end - head.start
        markers.routes.append(marker)
        return end
    }

    /// The pattern up to white space, or a regular expression up to the end of the line.
    private func patternRange(from end: Int, isRegex: Bool) -> Range<Int> {
        let start = text.skippingWhiteSpace(from: end)
        if isRegex { return text.trimmed(start..<text.count) }
        let pattern = start..<text.endOfWord(from: start)
        // The name of an option with a colon is not a pattern, nor are options in parentheses.
        let option = option(at: start, of: .route)
        let isOption = option.map { $0.lowerBound > start || $0.upperBound == pattern.upperBound - 1 } ?? false
        return isDash(pattern) || self.marker(at: start) != nil || isOption ? end..<end : pattern
    }

    /// Whether a word consists of dashes, which separate a remark from a marker without a pattern.
    private func isDash(_ word: Range<Int>) -> Bool {
        !word.isEmpty && text.string(word).unicodeScalars.allSatisfy { "-\u{2013}\u{2014}".unicodeScalars.contains($0) }
    }

    // MARK: Services

    /// Reads a service marker; returns the offset after its options.
    private mutating func parseService(_ head: MarkerHead) -> Int {
        var marker = ServiceMarker(location: text.location(at: head.start), length: 1)
        var served = ServiceProtocolReader(text)
        let list = readOptions(of: &marker, at: head.end) { served.take($0, &$1, &$2) }
        let end = list?.end ?? head.end
        // If the parentheses are malformed, their contents may not be missing.
        let hasProtocol = served.isFound || list.map { !$0.diagnostics.isEmpty && $0.items.isEmpty } == true
        if !hasProtocol {
            let next = text.skippingWhiteSpace(from: head.end)
            let name = text.string(next..<text.endOfIdentifier(from: next))
            markers.diagnostics += Problem(.missingProtocol, at: text.located(head.start..<head.end))
                .saying("a service marker must name the protocol that the type serves")
                .advising("write `@service(\(name.isEmpty ? "SomeProtocol" : name))`")
        }
        marker.length = end - head.start
        markers.services.append(marker)
        return end
    }

    // MARK: Parts in other places

    /// The way to write a route whose pattern follows a sign after the marker: `@route: //chat`.
    private func writing(_ word: MarkerHead.Word, after head: MarkerHead) -> String? {
        let isSlash = head.next.sign == SourceByte.slash
        let start = text.skippingWhiteSpace(from: isSlash ? head.end : head.next.end)
        guard word == .route, RelativePattern.looksAbsolute(text, from: start) else { return nil }
        return "write `@route \(text.string(start..<text.endOfWord(from: start)))`"
    }

    /// The name of an option that is followed by a colon, or stands in parentheses that begin at an offset.
    private func option(at start: Int, of word: MarkerHead.Word) -> Range<Int>? {
        let isParenthesized = text[start] == SourceByte.openingParenthesis
        let first = isParenthesized ? text.skippingWhiteSpace(from: start + 1) : start
        let name = first..<text.endOfIdentifier(from: first)
        let names = word == .service ? ServiceMarker.optionNames : RouteMarker.optionNames
        guard names.contains(text.string(name)) else { return nil }
        guard isParenthesized else { return text[name.upperBound] == SourceByte.colon ? name : nil }
        let sign = text.skippingWhiteSpace(from: name.upperBound)
        if text[sign] == SourceByte.colon || text[sign] == SourceByte.comma { return name }
        // After a group, the pattern continues.
        let isClosed = text[sign] == SourceByte.closingParenthesis
        return isClosed && (sign + 1 >= text.count || SourceByte.isWhiteSpace(text[sign + 1])) ? name : nil
    }

    /// The word of a marker that begins at an offset; `nil` if there is none.
    ///
    /// A backslash before it escapes the marker.
    private func marker(at offset: Int) -> Range<Int>? {
        let length = text.has("@route", at: offset) ? 6 : text.has("@service", at: offset) ? 8 : 0
        let end = offset + length
        let ends = end >= text.count || SourceByte.isWhiteSpace(text[end]) || text[end] == SourceByte.openingParenthesis
        let begins =
            offset == 0 || !SourceByte.isIdentifier(text[offset - 1]) && text[offset - 1] != SourceByte.backslash
        return length > 0 && begins && ends ? offset..<end : nil
    }

    /// Reports markers after other text, or after another marker, where they are ignored.
    ///
    /// A marker without a pattern is prose about markers, unless it follows another marker immediately.
    private mutating func reportMarkers(from start: Int, severity: Diagnostic.Severity) {
        guard let lastAt = signs.lastAt, lastAt >= start else { return }
        let first = text.skippingWhiteSpace(from: start)
        var isCode = false
        for offset in first..<text.count {
            if text[offset] == SourceByte.backquote { isCode.toggle() }
            guard text[offset] == SourceByte.at, !isCode, let word = marker(at: offset) else { continue }
            if severity == .error && offset == first || RelativePattern.follows(word.upperBound, in: text) {
                let kind = text.has("@route", at: offset) ? MarkerHead.Word.route : .service
                report(word, "a marker here", .nearMissMarker, kind.help, severity)
            }
        }
    }

    /// Reports text that is not read as it is probably meant.
    private mutating func report(
        _ range: Range<Int>,
        _ meaning: String,
        _ code: DiagnosticCode,
        _ help: String,
        _ severity: Diagnostic.Severity = .error
    ) {
        markers.diagnostics += Problem(code, at: text.located(range), severity: severity)
            .saying("`\(text.string(range))` is not \(meaning)")
            .advising(help)
    }
}
