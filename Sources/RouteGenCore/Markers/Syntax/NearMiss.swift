import RouteTables

/// Distinguishes misspelled markers from other words at the start of lines.
enum NearMiss {
    /// The finding about a line that starts with an at sign; `nil` if it is not meant as a marker.
    static func diagnose(_ head: MarkerHead, in text: MarkerText) -> Diagnostic? {
        head.word == .other ? misspelled(head, in: text) : unseparated(head, in: text)
    }

    /// The finding about white space between the at sign and the word of a marker: `@ route //chat`.
    static func diagnoseGap(in text: MarkerText) -> Diagnostic? {
        let start = text.skippingWhiteSpace(from: 0)
        guard text[start] == SourceByte.at else { return nil }
        let word = text.skippingWhiteSpace(from: start + 1)
        let isRoute = text.has("route", at: word)
        guard word > start + 1, isRoute || text.has("service", at: word) else { return nil }
        let end = word + (isRoute ? 5 : 7)
        let next = text.skippingWhiteSpace(from: end)
        let isMeant = text[end] == SourceByte.openingParenthesis
        guard isMeant || (isRoute && next > end && RelativePattern.looksAbsolute(text, from: next)) else { return nil }
        return Diagnostic(
            .nearMissMarker,
            "there must be no white space between `@` and `\(text.string(word..<end))`",
            at: text.location(at: start),
            length: text.sourceLength(start..<end),
            help: "write `@\(text.string(text.trimmed(word..<text.count)))`"
        )
    }

    /// The finding about a marker's word with an invalid character after it: `@route//chat`, `@route: //chat`.
    private static func unseparated(_ head: MarkerHead, in text: MarkerText) -> Diagnostic? {
        let range = head.start..<head.end
        let word = text.string(range)
        let found = text.confusable(at: head.end)
        let sign = found?.character.replacement ?? text[head.end]
        let after = text.skippingWhiteSpace(from: head.end + (found?.length ?? 1))
        let help: String
        switch sign {
        case SourceByte.slash:
            guard head.word == .route else { return nil }
            help = "write `\(word) \(text.string(head.end..<text.endOfWord(from: head.end)))`"
        case SourceByte.openingBracket, SourceByte.openingBrace, SourceByte.openingAngle:
            help = "options are in parentheses: `\(word)(...)`"
        case SourceByte.colon, SourceByte.equals:
            help = "write `\(word) \(text.string(after..<text.endOfWord(from: after)))`"
        default:
            // Anything else is prose, `@route, for example`, unless a pattern follows.
            guard head.word == .route, RelativePattern.looksAbsolute(text, from: after) else { return nil }
            help = "write `\(word) \(text.string(after..<text.endOfWord(from: after)))`"
        }
        return Diagnostic(
            .nearMissMarker,
            "there must be white space or `(` after `\(word)`",
            at: text.location(at: head.start),
            length: text.sourceLength(range),
            help: help
        )
    }

    /// The finding about a word that is similar to a marker's: `@Route`, `@rout`, `@services`.
    private static func misspelled(_ head: MarkerHead, in text: MarkerText) -> Diagnostic? {
        let range = head.wordStart..<head.end
        guard range.count >= 3, range.count <= 9 else { return nil }
        let lowercase = text.bytes[range].map { SourceByte.isLetter($0) ? $0 | 0x20 : $0 }
        let isRoute = lowercase.editDistance(to: routeWord) <= lowercase.editDistance(to: serviceWord)
        let target = isRoute ? routeWord : serviceWord
        let distance = lowercase.editDistance(to: target)
        guard distance <= 2, !otherWords.contains(String(decoding: lowercase, as: UTF8.self)) else { return nil }
        // `@Router` is an attribute or a type, and so is a word before a declaration.
        let isRouter = lowercase.count > 5 && lowercase.starts(with: routeWord) && lowercase[5] == SourceByte.lowercaseR
        if isRouter, !text.bytes[range].elementsEqual(lowercase) { return nil }
        if isFollowedByDeclaration(head, in: text) { return nil }
        let hasPattern = isRoute && followsPattern(head, in: text)
        guard (distance <= 1 && !isRouter) || hasPattern else { return nil }
        let word = isRoute ? "@route" : "@service"
        let rest = text.string(text.trimmed(head.end..<text.count))
        let space = text[head.end] == SourceByte.openingParenthesis || rest.isEmpty ? "" : " "
        return Diagnostic(
            .nearMissMarker,
            "`@\(text.string(range))` is not a marker",
            at: text.location(at: head.start),
            length: text.sourceLength(head.start..<head.end),
            help: "did you mean `\(word)\(space)\(rest)`? if it is not meant as a marker, put it in backquotes"
        )
    }

    private static func followsPattern(_ head: MarkerHead, in text: MarkerText) -> Bool {
        var end = head.end
        if text[end] == SourceByte.openingParenthesis { end = OptionList(text, opening: end, names: []).end }
        let next = text.skippingWhiteSpace(from: end)
        return next > end && RelativePattern.looksAbsolute(text, from: next)
    }

    /// Whether a declaration follows, as in documentation that quotes an attribute: `@Route var path: String`.
    private static func isFollowedByDeclaration(_ head: MarkerHead, in text: MarkerText) -> Bool {
        var end = head.end
        if text[end] == SourceByte.openingParenthesis { end = OptionList(text, opening: end, names: []).end }
        let next = text.skippingWhiteSpace(from: end)
        return declarationWords.contains(text.string(next..<text.endOfIdentifier(from: next)))
    }

    private static let routeWord = [UInt8]("route".utf8)
    private static let serviceWord = [UInt8]("service".utf8)

    /// Words that are similar to a marker's but mean something else.
    private static let otherWords: Set<String> = [
        "note", "root", "rooted", "quote", "rotate", "routine", "rule", "rate", "mute", "cute", "vote", "role", "out",
        "outer",
        "device",
    ]

    private static let declarationWords: Set<String> = [
        "var", "let", "func", "class", "struct", "enum", "actor", "protocol", "extension", "init", "static", "public",
        "private",
        "internal", "fileprivate", "open", "package", "final", "override", "subscript", "typealias", "case", "import",
        "mutating",
        "nonisolated", "lazy", "weak", "unowned",
    ]
}

/// A comment that is no documentation, in which a marker has no effect.
enum OrdinaryComment {
    /// The finding about a line that would be a marker with an absolute pattern in a documentation comment.
    ///
    /// Without a pattern, it may be a remark about markers.
    static func check(_ line: DocComment.Line) -> Diagnostic? {
        let text = MarkerText(line)
        guard let head = MarkerHead(text), head.isMarker, head.word == .route else { return nil }
        var end = head.end
        if text[end] == SourceByte.openingParenthesis { end = OptionList(text, opening: end, names: []).end }
        let pattern = text.skippingWhiteSpace(from: end)
        guard pattern > end, RelativePattern.looksAbsolute(text, from: pattern) else { return nil }
        let word = text.located(head.start..<head.end)
        return Diagnostic(
            .nearMissMarker,
            "this `@route` is ignored: it is in a comment with two slashes, which is not documentation",
            at: word,
            severity: .warning,
            help: "write `/// @route`, or put `@route` in backquotes"
        )
    }
}
