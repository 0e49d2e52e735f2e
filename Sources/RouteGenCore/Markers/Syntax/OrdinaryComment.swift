/// A comment that is no documentation, in which a marker has no effect.
enum OrdinaryComment {
    /// The finding about a line that would be a marker with an absolute pattern in a documentation comment.
    ///
    /// Without a pattern, it may be a remark about markers.
    static func check(_ line: DocComment.Line) -> Diagnostic? {
        let text = MarkerText(line)
        guard let head = MarkerHead(text), head.isMarker, head.word == .route else { return nil }
        var end = head.end
        if text[end] == MarkerSign.openingParenthesis { end = OptionList(text, opening: end, names: []).end }
        let pattern = text.skippingWhiteSpace(from: end)
        guard pattern > end, RelativePattern.looksAbsolute(text, from: pattern) else { return nil }
        let word = text.located(head.start..<head.end)
        return Diagnostic(
            .nearMissMarker,
            "this `@route` is ignored: it is in a comment with two slashes, which is not documentation",
            at: word.location,
            length: word.length,
            severity: .warning,
            help: "write `/// @route`, or put `@route` in backquotes"
        )
    }
}
