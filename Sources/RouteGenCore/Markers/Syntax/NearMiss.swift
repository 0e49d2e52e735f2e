import RouteTables

/// Distinguishes misspelled markers from other words at the start of lines.
enum NearMiss {
    /// The finding about a line that starts with an at sign; `nil` if it is not meant as a marker.
    static func diagnose(_ head: MarkerHead, in text: MarkerText) -> Diagnostic? {
        if head.hasGap {
            let isMeant = text[head.end] == SourceByte.openingParenthesis
            let isRoute = head.word == .route && RelativePattern.follows(head.end, in: text)
            return isRoute || head.word != .other && isMeant ? misspelling(of: head.word, head, in: text) : nil
        }
        return head.word == .other ? misspelled(head, in: text) : unseparated(head, in: text)
    }

    /// The finding about a marker's word with an invalid character after it: `@route//chat`, `@route: //chat`.
    private static func unseparated(_ head: MarkerHead, in text: MarkerText) -> Diagnostic? {
        // Anything else is prose, `@route, for example`, unless a pattern follows.
        guard
            "[{<:=".utf8.contains(head.next.sign) || head.word == .route && head.next.sign == SourceByte.slash
                || head.word == .route
                    && RelativePattern.looksAbsolute(text, from: text.skippingWhiteSpace(from: head.next.end))
        else { return nil }
        let word = text.located(head.start..<head.end)
        return Problem(.nearMissMarker, at: word)
            .saying("there must be white space or `(` after `\(word.value)`")
            .advising(writing(head, in: text))
    }

    /// The marker without the sign after its word, if a pattern follows; otherwise, its form.
    private static func writing(_ head: MarkerHead, in text: MarkerText) -> String {
        let start = text.skippingWhiteSpace(from: head.next.sign == SourceByte.slash ? head.end : head.next.end)
        guard RelativePattern.looksAbsolute(text, from: start) else { return "the form is \(head.form)" }
        return "write `@route \(text.string(start..<text.endOfWord(from: start)))`"
    }

    /// The finding about a word that is similar to a marker's: `@Route`, `@rout`, `@services`.
    private static func misspelled(_ head: MarkerHead, in text: MarkerText) -> Diagnostic? {
        let range = head.wordStart..<head.end
        guard range.count >= 3, range.count <= 9 else { return nil }
        let lowercase = text.bytes[range].map { SourceByte.isLetter($0) ? $0 | 0x20 : $0 }
        let distances = (route: lowercase.editDistance(to: routeWord), service: lowercase.editDistance(to: serviceWord))
        let isRoute = distances.route <= distances.service
        let distance = min(distances.route, distances.service)
        guard distance <= 2, !otherWords.contains(String(decoding: lowercase, as: UTF8.self)) else { return nil }
        // `@Router` is an attribute or a type, and so is a word before a declaration.
        let isRouter = lowercase.count > 5 && lowercase.starts(with: routeWord) && lowercase[5] == SourceByte.lowercaseR
        if isRouter, !text.bytes[range].elementsEqual(lowercase) { return nil }
        if isFollowedByDeclaration(head, in: text) { return nil }
        guard distance <= 1 && !isRouter || isRoute && RelativePattern.follows(head.end, in: text) else { return nil }
        return misspelling(of: isRoute ? .route : .service, head, in: text)
    }

    private static func misspelling(
        of word: MarkerHead.Word,
        _ head: MarkerHead,
        in text: MarkerText
    ) -> Diagnostic {
        let written = text.located(head.start..<head.end)
        let rest = text.string(text.trimmed(head.end..<text.count))
        let space = text[head.end] == SourceByte.openingParenthesis || rest.isEmpty ? "" : " "
        let marker = "\(word == .route ? "@route" : "@service")\(space)\(rest)"
        return Problem(.nearMissMarker, at: written)
            .saying("`\(written.value)` is not a marker")
            .advising("did you mean `\(marker)`? if it is not meant as a marker, put it in backquotes")
    }

    /// Whether a declaration follows, as in documentation that quotes an attribute: `@Route var path: String`.
    private static func isFollowedByDeclaration(_ head: MarkerHead, in text: MarkerText) -> Bool {
        let next = text.skippingWhiteSpace(from: text.endOfOptions(from: head.end))
        let word = Keyword(rawValue: text.string(next..<text.endOfIdentifier(from: next)))
        return word.map { $0.introducesDeclaration || $0.isModifier } == true
    }

    private static let routeWord = [UInt8]("route".utf8)
    private static let serviceWord = [UInt8]("service".utf8)

    /// Words that are similar to a marker's but mean something else.
    private static let otherWords: Set<String> = [
        "note", "root", "rooted", "quote", "rotate", "routine", "rule", "rate", "mute", "cute", "vote", "role", "out",
        "outer", "device",
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
        guard RelativePattern.follows(head.end, in: text) else { return nil }
        return Problem(.nearMissMarker, at: text.located(head.start..<head.end), severity: .warning)
            .saying("this `@route` is ignored: it is in a comment with two slashes, which is not documentation")
            .advising("write `/// @route`, or put `@route` in backquotes")
    }
}
