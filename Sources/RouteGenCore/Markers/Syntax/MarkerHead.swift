/// The at sign and the word at the start of a line.
struct MarkerHead {
    /// A word after an at sign.
    enum Word {
        case route, service
        /// Any other word.
        case other
    }

    /// The offset of the at sign.
    let start: Int
    /// The start of the word.
    let wordStart: Int
    /// The end of the word.
    let end: Int
    /// The word.
    let word: Word
    /// Whether white space, a parenthesis or the end of the line follows the word.
    let isWhole: Bool

    /// Reads the start of a line; `nil` if it does not start with an at sign and a word.
    init?(_ text: MarkerText) {
        var offset = 0
        while offset < text.count {
            if SourceByte.isWhiteSpace(text[offset]) {
                offset += 1
            } else if let space = text.confusable(at: offset), space.character.isSpace {
                offset += space.length
            } else {
                break
            }
        }
        start = offset
        if text[offset] == SourceByte.at {
            wordStart = offset + 1
        } else if let sign = text.confusable(at: offset), sign.character.replacement == SourceByte.at {
            wordStart = offset + sign.length
        } else {
            return nil
        }
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
        let next = text.confusable(at: end)?.character.replacement ?? text[end]
        isWhole = end == text.count || SourceByte.isWhiteSpace(next) || next == SourceByte.openingParenthesis
    }

    /// Whether the line is a marker.
    var isMarker: Bool { word != .other && isWhole }
}
