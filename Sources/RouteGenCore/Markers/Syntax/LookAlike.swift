/// A character that looks like a sign of the marker language.
///
/// Chinese input methods and editors that change quotation marks often insert one.
struct LookAlike {
    private let scalar: Unicode.Scalar
    /// The ASCII sign that it looks like.
    let sign: UInt8
    /// Its place in the line.
    let range: Range<Int>

    /// The look-alike at an offset of a line, if there is one.
    init?(in text: MarkerText, at offset: Int) {
        // All of them have two or three bytes, so nothing else is decoded.
        guard [0xC2, 0xE2, 0xE3, 0xEF].contains(text[offset]),
            let scalar = String(decoding: text.bytes[offset...].prefix(3), as: UTF8.self).unicodeScalars.first,
            let sign = Self.sign(of: scalar)
        else { return nil }
        self.scalar = scalar
        self.sign = sign
        range = offset..<(offset + UTF8.width(scalar))
    }

    private static func sign(of scalar: Unicode.Scalar) -> UInt8? {
        // The full-width forms are in the order of ASCII.
        guard scalar.value >= 0xFF01, scalar.value <= 0xFF5E else { return signs[scalar].map { UInt8(ascii: $0) } }
        let sign = UInt8(scalar.value - 0xFEE0)
        return SourceByte.isLetter(sign) || SourceByte.isDigit(sign) ? nil : sign
    }

    private static let signs: [Unicode.Scalar: Unicode.Scalar] = [
        "\u{3000}": " ", "\u{A0}": " ", "“": "\"", "”": "\"", "„": "\"", "「": "\"", "」": "\"", "‘": "'", "’": "'",
        "、": ",", "∶": ":", "⁄": "/", "∕": "/",
    ]

    /// The first one in a marker: in the at sign, in options outside strings, or in the pattern, but not in the remark;
    /// `nil` if there is none.
    static func first(in text: MarkerText, from head: MarkerHead) -> LookAlike? {
        if let found = LookAlike(in: text, at: head.start) { return found }
        var offset = head.end
        var depth = 0
        var isQuoted = false
        repeat {
            let found = LookAlike(in: text, at: offset)
            if let found, !isQuoted { return found }
            switch text[offset] {
            case SourceByte.quotationMark: isQuoted.toggle()
            case SourceByte.openingParenthesis where !isQuoted: depth += 1
            case SourceByte.closingParenthesis where !isQuoted: depth -= 1
            default: break
            }
            offset += found?.range.count ?? 1
        } while depth > 0 && offset < text.count
        let pattern = text.skippingWhiteSpace(from: offset)
        // A sign without a meaning in patterns is hardly ever a mistake in one.
        return (pattern..<max(pattern, text.endOfWord(from: pattern))).lazy.compactMap { LookAlike(in: text, at: $0) }
            .first { !"\"',!~".utf8.contains($0.sign) }
    }

    /// The finding about it.
    func finding(in text: MarkerText) -> Diagnostic {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        let codePoint = "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
        return Problem(.confusableCharacter, at: text.located(range))
            .saying("`\(scalar)` (\(codePoint)) must be `\(Unicode.Scalar(sign))`")
            .advising("type the signs of markers in ASCII: `@route(from: webView) //chat/:id`")
    }
}
