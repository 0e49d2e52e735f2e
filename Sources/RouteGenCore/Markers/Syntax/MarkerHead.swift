/// The at sign and word that a line starts with.
struct MarkerHead {
    /// What the word is.
    enum Word {
        case route, service
        /// Neither, whether near to one of them or not.
        case other
    }

    /// Where the at sign stands.
    let start: Int
    /// Where the word starts.
    let wordStart: Int
    /// Where the word ends.
    let end: Int
    /// What the word is.
    let word: Word
    /// Whether the word is followed by what may follow a marker's word: white space, a parenthesis or nothing.
    let isWhole: Bool

    /// Reads the start of a line; `nil` where it does not start with an at sign and a word.
    init?(_ text: MarkerText) {
        var offset = 0
        while offset < text.count {
            if MarkerText.isWhiteSpace(text[offset]) {
                offset += 1
            } else if let space = text.confusable(at: offset), space.character.isSpace {
                offset += space.length
            } else {
                break
            }
        }
        start = offset
        if text[offset] == MarkerSign.at {
            wordStart = offset + 1
        } else if let sign = text.confusable(at: offset), sign.character.replacement == MarkerSign.at {
            wordStart = offset + sign.length
        } else {
            return nil
        }
        var end = wordStart
        while MarkerText.isLetter(text[end]) || MarkerText.isDigit(text[end]) || text[end] == MarkerSign.underscore {
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
        isWhole = end == text.count || MarkerText.isWhiteSpace(next) || next == MarkerSign.openingParenthesis
    }

    /// Whether the line is a marker.
    var isMarker: Bool { word != .other && isWhole }
}
