import RouteTables

/// Distinguishes misspelled markers from other words at the start of lines.
enum NearMiss {
    /// The marker that a line is meant as, which starts with an at sign and is no marker; `nil` if it is other text.
    static func meaning(of head: MarkerHead, in text: MarkerText) -> MarkerHead.Word? {
        let isRoute = head.word == .route
        let isMeant =
            if head.hasGap {
                isRoute && RelativePattern.follows(head.end, in: text)
                    || head.word != .other && text[head.end] == SourceByte.openingParenthesis
            } else if head.word == .other {
                false
            } else {
                // Anything else is prose, `@route, for example`, unless a pattern follows.
                "[{<:=".utf8.contains(head.next.sign) || isRoute && head.next.sign == SourceByte.slash
                    || isRoute
                        && RelativePattern.looksAbsolute(text, from: text.skippingWhiteSpace(from: head.next.end))
            }
        if isMeant { return head.word }
        return head.word == .other && !head.hasGap ? misspelled(head, in: text) : nil
    }

    /// The marker whose word is similar: `@Route`, `@rout`, `@services`.
    private static func misspelled(_ head: MarkerHead, in text: MarkerText) -> MarkerHead.Word? {
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
        return isRoute ? .route : .service
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
