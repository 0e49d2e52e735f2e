/// A character that looks like a sign of the marker language.
///
/// Chinese input methods and editors that change quotation marks often insert one.
struct ConfusableCharacter {
    /// The character itself.
    let scalar: Unicode.Scalar
    /// The ASCII sign that it looks like.
    let replacement: UInt8
    /// The kind of character, in words.
    let kind: String

    /// The look-alike of a scalar, if it is one.
    init?(_ scalar: Unicode.Scalar) {
        let replacement: UInt8
        switch scalar.value {
        case 0x3000, 0xA0:
            replacement = SourceByte.space
            kind = "wide or no-break space"
        case 0x201C, 0x201D, 0x201E, 0x300C, 0x300D:
            replacement = SourceByte.quotationMark
            kind = "typographic quotation mark"
        case 0x2018, 0x2019:
            replacement = SourceByte.apostrophe
            kind = "typographic quotation mark"
        case 0x3001:
            replacement = SourceByte.comma
            kind = "ideographic comma"
        case 0x2236:
            replacement = SourceByte.colon
            kind = "ratio sign"
        case 0x2044, 0x2215:
            replacement = SourceByte.slash
            kind = "fraction or division slash"
        case 0xFF01...0xFF5E where Self.isPunctuation(UInt8(scalar.value - 0xFEE0)):
            // The full-width forms are in the order of ASCII.
            replacement = UInt8(scalar.value - 0xFEE0)
            kind = "full-width sign"
        default:
            return nil
        }
        self.scalar = scalar
        self.replacement = replacement
    }

    /// Whether the character is a space.
    var isSpace: Bool { replacement == SourceByte.space }

    /// Whether the ASCII sign has a meaning in patterns, so that the character is hardly ever literal.
    var mattersInPatterns: Bool {
        switch replacement {
        case SourceByte.quotationMark, SourceByte.apostrophe, SourceByte.comma, SourceByte.exclamation,
            SourceByte.tilde:
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
        !SourceByte.isLetter(byte) && !SourceByte.isDigit(byte)
    }
}
