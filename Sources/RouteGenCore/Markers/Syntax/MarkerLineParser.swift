/// Reads one line of a doc comment.
struct MarkerLineParser {
    private var text: MarkerText
    private let signs: LineSigns
    /// The markers of the line and the findings about them.
    private(set) var markers = ParsedMarkers()

    init(_ text: MarkerText, _ signs: LineSigns) {
        self.text = text
        self.signs = signs
    }

    /// Reads the line.
    mutating func parse() {
        guard let head = MarkerHead(text) else { return reportEmbeddedMarkers(from: 0, isAfterMarker: false) }
        guard head.isMarker else {
            if let finding = NearMiss.diagnose(head, in: text) {
                markers.diagnostics.append(finding)
            } else {
                reportEmbeddedMarkers(from: head.end, isAfterMarker: false)
            }
            return
        }
        // Nothing after a look-alike would be read as it is meant.
        if signs.hasNonASCII, let lookAlike = LookAlike.first(in: text, from: head) {
            markers.diagnostics.append(lookAlike.finding(in: text))
            return
        }
        let end = head.word == .route ? parseRoute(head) : parseService(head)
        reportOptions(after: head, from: end)
        reportEmbeddedMarkers(from: end, isAfterMarker: true)
    }

    // MARK: Routes

    /// Reads a route marker; returns the offset after its pattern.
    private mutating func parseRoute(_ head: MarkerHead) -> Int {
        var marker = RouteMarker(location: text.location(at: head.start), length: 1)
        var end = head.end
        var misplaced: (item: OptionItem, isAlone: Bool)?
        let next = text.skippingWhiteSpace(from: end)
        if next > end, text[next] == SourceByte.openingParenthesis, option(at: next, of: .route) != nil {
            markers.diagnostics += Problem(.malformedOptions, at: text.located(head.start..<next + 1))
                .saying("there must be no white space between `@route` and its options")
                .advising("write `@route(`")
            end = next
        }
        if text[end] == SourceByte.openingParenthesis {
            let list = OptionList(text, opening: end, names: RouteMarker.optionNames)
            markers.diagnostics += list.diagnostics
            var reader = OptionReader(text, marker: marker)
            reader.read(list.items.filter { !SurplusText.isPattern($0, in: text) })
            markers.diagnostics += reader.diagnostics
            marker = reader.marker
            end = list.end
            misplaced = list.items.first { SurplusText.isPattern($0, in: text) }.map { ($0, list.items.count == 1) }
            if end < text.count, !SourceByte.isWhiteSpace(text[end]) {
                let word = end..<text.endOfWord(from: end)
                markers.diagnostics += Problem(.malformedOptions, at: text.located(word))
                    .saying("there must be white space between the options and the pattern")
            }
        }
        var pattern = patternRange(from: end, isRegex: marker.isRegex)
        if let misplaced, pattern.isEmpty {
            pattern = QuotedText.content(of: misplaced.item.range, in: text)
            markers.diagnostics += Problem(.surplusText, at: text.located(misplaced.item.range))
                .saying("a pattern is written after the options, not among them")
                .advising(misplaced.isAlone ? "write `@route \(text.string(pattern))`" : "the form is \(head.form)")
        } else if !pattern.isEmpty {
            end = pattern.upperBound
            if let surplus = SurplusText(text, pattern, isRegex: marker.isRegex) {
                markers.diagnostics += Problem(.surplusText, at: text.located(surplus.range))
                    .saying(surplus.message)
                    .advising(surplus.help)
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
        return isDash(pattern) || endOfMarker(at: start) != nil || isOption ? end..<end : pattern
    }

    /// Whether a word consists of dashes, which separate a remark from a marker without a pattern.
    private func isDash(_ word: Range<Int>) -> Bool {
        !word.isEmpty && text.string(word).unicodeScalars.allSatisfy { "-\u{2013}\u{2014}".unicodeScalars.contains($0) }
    }

    // MARK: Services

    /// Reads a service marker; returns the offset after its options.
    private mutating func parseService(_ head: MarkerHead) -> Int {
        var marker = ServiceMarker(location: text.location(at: head.start), length: 1)
        var end = head.end
        var hasProtocol = false
        if text[end] == SourceByte.openingParenthesis {
            let list = OptionList(text, opening: end, names: ServiceMarker.optionNames)
            var reader = OptionReader(text, marker: marker)
            var served = ServiceProtocolReader(text)
            reader.read(list.items) { served.take($0, &$1, &$2) }
            markers.diagnostics += list.diagnostics + reader.diagnostics
            marker = reader.marker
            end = list.end
            // If the parentheses are malformed, their contents may not be missing.
            hasProtocol = served.isFound || !list.diagnostics.isEmpty && list.items.isEmpty
        }
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

    /// Reports options that white space separates from the marker, or that follow its pattern: `@route //chat priority: high`.
    private mutating func reportOptions(after head: MarkerHead, from end: Int) {
        guard let name = option(at: text.skippingWhiteSpace(from: end), of: head.word) else { return }
        markers.diagnostics += Problem(.malformedOptions, at: text.located(name))
            .saying(
                "`\(text.string(name))` is ignored here: options must be directly after "
                    + "`\(text.string(head.start..<head.end))`"
            )
            .advising("the form is \(head.form)")
    }

    /// The offset after the word of a marker that begins at an offset; `nil` if there is none.
    ///
    /// A backslash before it escapes the marker.
    private func endOfMarker(at offset: Int) -> Int? {
        let length = text.has("@route", at: offset) ? 6 : text.has("@service", at: offset) ? 8 : 0
        let end = offset + length
        guard length > 0,
            end >= text.count || SourceByte.isWhiteSpace(text[end]) || text[end] == SourceByte.openingParenthesis
        else { return nil }
        let isSeparate =
            offset == 0 || !SourceByte.isIdentifier(text[offset - 1]) && text[offset - 1] != SourceByte.backslash
        return isSeparate ? end : nil
    }

    /// Reports markers after other text, where they are ignored.
    ///
    /// A marker without a pattern is prose about markers, unless it follows another marker immediately.
    private mutating func reportEmbeddedMarkers(from start: Int, isAfterMarker: Bool) {
        guard let lastAt = signs.lastAt, lastAt >= start else { return }
        let first = text.skippingWhiteSpace(from: start)
        var isCode = false
        var offset = first
        while offset < text.count {
            if text[offset] == SourceByte.backquote { isCode.toggle() }
            if text[offset] == SourceByte.at, !isCode, let end = endOfMarker(at: offset),
                isAfterMarker && offset == first || RelativePattern.follows(end, in: text)
            {
                let word = text.located(offset..<end)
                markers.diagnostics += Problem(.nearMissMarker, at: word, severity: isAfterMarker ? .error : .warning)
                    .saying("this `\(word.value)` is ignored: it is not at the start of the line")
                    .advising("put the marker on its own line, or put `\(word.value)` in backquotes")
            }
            offset += 1
        }
    }
}
