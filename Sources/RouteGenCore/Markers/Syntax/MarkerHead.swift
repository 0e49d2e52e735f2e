/// The at sign and the word at the start of a line.
struct MarkerHead {
    /// A word after an at sign.
    enum Word {
        case route, service
        /// Any other word.
        case other

        /// The way to write the marker, for findings about what is not read.
        var help: String {
            "the form is \(self == .service ? "`@service(Protocol, options)`" : "`@route(options) //pattern - remark`"), "
                + "at the start of a line; put other text in backquotes"
        }
    }

    /// The offset of the at sign.
    let start: Int
    /// The start of the word.
    let wordStart: Int
    /// The end of the word.
    let end: Int
    /// The word.
    let word: Word
    /// Whether white space separates the word from the at sign.
    let hasGap: Bool
    /// The sign after the word, or the one that it looks like, and the offset after it.
    let next: (sign: UInt8, end: Int)

    /// Reads the start of a line; `nil` if it does not start with an at sign and a word.
    init?(_ text: MarkerText) {
        func sign(at offset: Int) -> (sign: UInt8, end: Int) {
            LookAlike(in: text, at: offset).map { ($0.sign, $0.range.upperBound) } ?? (text[offset], offset + 1)
        }
        var first = (sign: SourceByte.space, end: 0)
        var start = 0
        while SourceByte.isWhiteSpace(first.sign) {
            start = first.end
            first = sign(at: start)
        }
        guard first.sign == SourceByte.at else { return nil }
        self.start = start
        wordStart = text.skippingWhiteSpace(from: first.end)
        hasGap = wordStart > first.end
        var end = wordStart
        while SourceByte.isLetter(text[end]) || SourceByte.isDigit(text[end]) || text[end] == SourceByte.underscore {
            end += 1
        }
        guard end > wordStart else { return nil }
        self.end = end
        if end - wordStart == 5, text.has("route", at: wordStart) {
            word = .route
        } else if end - wordStart == 7, text.has("service", at: wordStart) {
            word = .service
        } else {
            word = .other
        }
        next = end < text.count ? sign(at: end) : (SourceByte.space, end)
    }

    /// Whether the line is a marker.
    var isMarker: Bool {
        word != .other && !hasGap
            && (SourceByte.isWhiteSpace(next.sign) || next.sign == SourceByte.openingParenthesis)
    }
}
