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
        guard let head = MarkerHead(text) else {
            if let finding = NearMiss.diagnoseGap(in: text) {
                markers.diagnostics.append(finding)
            } else {
                reportEmbeddedMarkers(from: 0, severity: .warning)
            }
            return
        }
        if head.isMarker {
            parseMarker(head)
        } else if let finding = NearMiss.diagnose(head, in: text) {
            markers.diagnostics.append(finding)
        } else {
            reportEmbeddedMarkers(from: head.end, severity: .warning)
        }
    }

    private mutating func parseMarker(_ head: MarkerHead) {
        // Nothing after it would be read as it is meant.
        if signs.hasNonASCII, let (character, range) = text.firstConfusable(in: head) {
            let sign = Unicode.Scalar(character.replacement)
            report(
                .confusableCharacter,
                "`\(character.scalar)` (\(character.codePoint), a \(character.kind)) must be `\(sign)`",
                range,
                help: "type the signs of markers in ASCII: `@route(from: webView) //chat/:id`"
            )
            return
        }
        switch head.word {
        case .route: parseRoute(head)
        case .service: parseService(head)
        case .other: break
        }
    }

    // MARK: Routes

    private mutating func parseRoute(_ head: MarkerHead) {
        var marker = RouteMarker(location: text.location(at: head.start), length: 1)
        let names = RouteMarker.optionNames
        var end = head.end
        var misplaced: MisplacedPattern?
        if let opening = openingOfOptions(head, names: names) {
            let list = OptionList(text, opening: opening, names: names)
            markers.diagnostics += list.diagnostics
            var reader = OptionReader(text, marker: marker)
            reader.read(list.items.filter { !MisplacedPattern.isPattern($0, in: text) })
            markers.diagnostics += reader.diagnostics
            marker = reader.marker
            end = list.end
            misplaced = MisplacedPattern(list.items, of: text.string(head.start..<head.end), in: text)
            reportMissingSpace(at: end)
        }
        var pattern = patternRange(from: end, isRegex: marker.isRegex)
        if let misplaced, pattern.isEmpty {
            pattern = misplaced.pattern
            report(misplaced.finding)
        } else if !pattern.isEmpty {
            let prefix = text.string(head.start..<end)
            end = pattern.upperBound
            let surplus = SurplusText(text, pattern: pattern, marker: prefix, isRegex: marker.isRegex)
            if let finding = surplus.finding {
                report(finding)
                pattern = surplus.pattern
                end = max(end, finding.range.upperBound)
            }
        }
        if !pattern.isEmpty {
            marker.pattern = text.located(pattern)
            marker.patternOffsets = text.offsets(in: pattern)
        } else if let regex = marker.option(.regex) {
            markers.diagnostics.report(
                .missingPattern,
                "a `regex` route needs an expression",
                at: regex,
                help: "write the expression after the options: `@route(regex) https?://.*`"
            )
        }
        marker.length = text.sourceLength(head.start..<end)
        markers.routes.append(marker)
        reportOptionsAfterMarker(head, from: end, names: names)
        reportEmbeddedMarkers(from: end, severity: .error)
    }

    /// The pattern up to white space, or a regular expression up to the end of the line.
    private func patternRange(from end: Int, isRegex: Bool) -> Range<Int> {
        let start = text.skippingWhiteSpace(from: end)
        if isRegex { return text.trimmed(start..<text.count) }
        let pattern = start..<text.endOfWord(from: start)
        // The name of an option with a colon is not a pattern.
        let isOption = optionName(at: start, names: RouteMarker.optionNames)?.upperBound == pattern.upperBound - 1
        return isDash(pattern) || isMarker(at: start) || isOption ? end..<end : pattern
    }

    /// The name of an option, followed by a colon, at an offset.
    private func optionName(at start: Int, names: [String]) -> Range<Int>? {
        let name = start..<text.endOfIdentifier(from: start)
        return text[name.upperBound] == SourceByte.colon && names.contains(text.string(name)) ? name : nil
    }

    /// Whether a word consists of dashes, which separate a remark from a marker without a pattern.
    private func isDash(_ word: Range<Int>) -> Bool {
        var offset = word.lowerBound
        while offset < word.upperBound {
            if text[offset] == SourceByte.hyphen {
                offset += 1
            } else if text.has("\u{2013}", at: offset) || text.has("\u{2014}", at: offset) {
                offset += 3
            } else {
                return false
            }
        }
        return !word.isEmpty
    }

    // MARK: Services

    private mutating func parseService(_ head: MarkerHead) {
        var marker = ServiceMarker(location: text.location(at: head.start), length: 1)
        let names = ServiceMarker.optionNames
        let word = head.start..<head.end
        var end = head.end
        if let opening = openingOfOptions(head, names: names) {
            let list = OptionList(text, opening: opening, names: names)
            markers.diagnostics += list.diagnostics
            end = list.end
            // If the parentheses are malformed, their contents may not be missing.
            if list.diagnostics.isEmpty || !list.items.isEmpty {
                var reader = OptionReader(text, marker: marker)
                var served = ServiceProtocolReader(text)
                reader.read(list.items) { served.take($0, &$1, &$2) }
                if !served.isFound {
                    reader.report(
                        .missingProtocol,
                        "a service marker must name the protocol that the type serves",
                        word,
                        help: "write `@service(SomeProtocol)`"
                    )
                }
                markers.diagnostics += reader.diagnostics
                marker = reader.marker
            }
        } else {
            let next = text.skippingWhiteSpace(from: end)
            let name = next..<text.endOfIdentifier(from: next)
            report(
                .missingProtocol,
                "a service marker must name the protocol that the type serves",
                word,
                help: "write `@service(\(name.isEmpty ? "SomeProtocol" : text.string(name)))`"
            )
        }
        marker.length = text.sourceLength(head.start..<end)
        markers.services.append(marker)
        reportOptionsAfterMarker(head, from: end, names: names)
        reportEmbeddedMarkers(from: end, severity: .error)
    }

    // MARK: Both

    /// The offset of the options' parenthesis.
    ///
    /// If there is white space before it, that is reported.
    private mutating func openingOfOptions(_ head: MarkerHead, names: [String]) -> Int? {
        if text[head.end] == SourceByte.openingParenthesis { return head.end }
        let next = text.skippingWhiteSpace(from: head.end)
        guard text[next] == SourceByte.openingParenthesis,
            head.word == .service || holdsOptions(from: next, names: names)
        else {
            return nil
        }
        let word = text.string(head.start..<head.end)
        report(
            .malformedOptions,
            "there must be no white space between `\(word)` and its options",
            head.end..<next,
            help: "write `\(word)(`"
        )
        return next
    }

    /// Whether a parenthesis starts options, not a group of a pattern.
    private func holdsOptions(from opening: Int, names: [String]) -> Bool {
        let start = text.skippingWhiteSpace(from: opening + 1)
        let end = text.endOfIdentifier(from: start)
        let sign = text[text.skippingWhiteSpace(from: end)]
        guard names.contains(text.string(start..<end)) else { return false }
        if sign == SourceByte.colon || sign == SourceByte.comma { return true }
        // After a group, the pattern continues.
        let after = text.skippingWhiteSpace(from: end) + 1
        return sign == SourceByte.closingParenthesis && (after >= text.count || SourceByte.isWhiteSpace(text[after]))
    }

    private mutating func reportMissingSpace(at end: Int) {
        guard end < text.count, !SourceByte.isWhiteSpace(text[end]) else { return }
        report(
            .malformedOptions,
            "there must be white space between the options and the pattern",
            end..<text.endOfWord(from: end)
        )
    }

    /// Reports a remark that starts like options and was probably meant as options: `@route //chat priority: high`.
    private mutating func reportOptionsAfterMarker(_ head: MarkerHead, from end: Int, names: [String]) {
        let start = text.skippingWhiteSpace(from: end)
        let isParenthesized = text[start] == SourceByte.openingParenthesis && holdsOptions(from: start, names: names)
        let name: Range<Int>
        var optionsEnd: Int
        if isParenthesized {
            let first = text.skippingWhiteSpace(from: start + 1)
            name = first..<text.endOfIdentifier(from: first)
            optionsEnd = OptionList(text, opening: start, names: names).end
            if text[optionsEnd - 1] == SourceByte.closingParenthesis { optionsEnd -= 1 }
        } else {
            guard let bare = optionName(at: start, names: names) else { return }
            name = bare
            optionsEnd = text.endOfWord(from: text.skippingWhiteSpace(from: bare.upperBound + 1))
        }
        // If brackets do not match, a list may end before its first word does.
        let options = text.string(text.trimmed(name.lowerBound..<max(name.upperBound, optionsEnd)))
        let word = text.string(head.start..<head.end)
        let hasOptions = text[head.end] == SourceByte.openingParenthesis
        report(
            .malformedOptions,
            "`\(text.string(name))` is ignored here: options must be directly after `\(word)`",
            name,
            help: (hasOptions ? "move `\(options)` to the parentheses there" : "write `\(word)(\(options))`")
                + "; if it is a remark, put a dash before it"
        )
    }

    private func isMarker(at offset: Int) -> Bool {
        text.has("@route", at: offset) && isBoundary(offset + 6)
            || text.has("@service", at: offset) && isBoundary(offset + 8)
    }

    private func isBoundary(_ offset: Int) -> Bool {
        offset >= text.count || SourceByte.isWhiteSpace(text[offset]) || text[offset] == SourceByte.openingParenthesis
    }

    /// Whether the byte before a marker separates it from other text.
    ///
    /// A backslash escapes the marker.
    private func isBoundary(before offset: Int) -> Bool {
        !SourceByte.isIdentifier(text[offset - 1]) && text[offset - 1] != SourceByte.backslash
    }

    /// Reports markers after other text, where they are ignored.
    ///
    /// - Parameters:
    ///   - start: The offset to start at.
    ///   - severity: The severity for a marker that follows immediately. After other text, a marker with a pattern is a
    ///     warning, and one without a pattern is prose about markers.
    private mutating func reportEmbeddedMarkers(from start: Int, severity: Diagnostic.Severity) {
        // Replacing characters only makes offsets smaller, so text after the last at sign remains after it.
        guard let lastAt = signs.lastAt, lastAt >= start else { return }
        let first = text.skippingWhiteSpace(from: start)
        var isCode = false
        var offset = first
        while offset < text.count {
            if text[offset] == SourceByte.backquote { isCode.toggle() }
            if text[offset] == SourceByte.at, !isCode, isMarker(at: offset),
                offset == 0 || isBoundary(before: offset)
            {
                let isNext = severity == .error && offset == first
                if isNext || hasPattern(afterMarkerAt: offset) {
                    reportEmbeddedMarker(at: offset, isNext: isNext, isAfterMarker: severity == .error)
                }
            }
            offset += 1
        }
    }

    private mutating func reportEmbeddedMarker(at offset: Int, isNext: Bool, isAfterMarker: Bool) {
        var end = offset + 1
        while SourceByte.isLetter(text[end]) { end += 1 }
        let word = text.string(offset..<end)
        report(
            isAfterMarker ? .misplacedMarker : .nearMissMarker,
            isAfterMarker
                ? "a second marker on one line is ignored"
                : "this `\(word)` is ignored: it is not at the start of the line",
            offset..<end,
            severity: isNext ? .error : .warning,
            help: isAfterMarker
                ? "put each marker on its own line"
                : "put the marker on its own line, or put `\(word)` in backquotes"
        )
    }

    private func hasPattern(afterMarkerAt offset: Int) -> Bool {
        var end = offset + 1
        while SourceByte.isLetter(text[end]) { end += 1 }
        if text[end] == SourceByte.openingParenthesis {
            end = OptionList(text, opening: end, names: []).end
        }
        let next = text.skippingWhiteSpace(from: end)
        return next > end && RelativePattern.looksAbsolute(text, from: next)
    }

    private mutating func report(_ finding: SurplusText.Finding) {
        report(.surplusText, finding.message, finding.range, help: finding.help)
    }

    private mutating func report(
        _ code: DiagnosticCode,
        _ message: String,
        _ range: Range<Int>,
        severity: Diagnostic.Severity? = nil,
        help: String? = nil
    ) {
        markers.diagnostics.report(code, message, at: text.located((), range), severity: severity, help: help)
    }
}
