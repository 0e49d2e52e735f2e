/// A character that looks like one of the marker language's signs and is typed instead of it, mostly by Chinese input
/// methods and by editors that improve quotation marks.
struct ConfusableCharacter {
    /// The character itself.
    let scalar: Unicode.Scalar
    /// The ASCII sign that it stands for.
    let replacement: UInt8
    /// What kind of character it is, in words.
    let kind: String

    /// The look-alike of a scalar, if it is one.
    init?(_ scalar: Unicode.Scalar) {
        let replacement: UInt8
        switch scalar.value {
        case 0x3000, 0xA0:
            replacement = MarkerSign.space
            kind = "wide or no-break space"
        case 0x201C, 0x201D, 0x201E, 0x300C, 0x300D:
            replacement = MarkerSign.quotationMark
            kind = "typographic quotation mark"
        case 0x2018, 0x2019:
            replacement = MarkerSign.apostrophe
            kind = "typographic quotation mark"
        case 0x3001:
            replacement = MarkerSign.comma
            kind = "ideographic comma"
        case 0x2236:
            replacement = MarkerSign.colon
            kind = "ratio sign"
        case 0x2044, 0x2215:
            replacement = MarkerSign.slash
            kind = "fraction or division slash"
        case 0xFF01...0xFF5E where Self.isPunctuation(UInt8(scalar.value - 0xFEE0)):
            // The full-width forms follow ASCII in its order.
            replacement = UInt8(scalar.value - 0xFEE0)
            kind = "full-width sign"
        default:
            return nil
        }
        self.scalar = scalar
        self.replacement = replacement
    }

    /// Whether the character is a space, which is taken for one without ado.
    var isSpace: Bool { replacement == MarkerSign.space }

    /// Whether the sign it stands for means something in a pattern, so that the character is hardly ever meant literally.
    var mattersInPatterns: Bool {
        switch replacement {
        case MarkerSign.quotationMark, MarkerSign.apostrophe, MarkerSign.comma, MarkerSign.exclamation,
            MarkerSign.tilde:
            return false
        default: return true
        }
    }

    /// The code point in the usual notation: `U+FF08`.
    var codePoint: String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "U+" + String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
    }

    private static func isPunctuation(_ byte: UInt8) -> Bool {
        !MarkerText.isLetter(byte) && !MarkerText.isDigit(byte)
    }
}
