/// The sets of ASCII characters of RFC 3986, as bit maps.
///
/// The functions that other modules call for each byte are inlinable.
package enum URLCharacters {
    /// Letters, digits and `-._~`: an escape of one of these equals the character itself.
    @inlinable
    package static func isUnreserved(_ byte: UInt8) -> Bool {
        isMember(byte, low: 0x03FF_6000_0000_0000, high: 0x47FF_FFFE_87FF_FFFE)
    }

    /// The delimiters `:/?#[]@!$&'()*+,;=`: an escape of one of these is data, although the character itself may be
    /// structure.
    package static func isReserved(_ byte: UInt8) -> Bool {
        isMember(byte, low: 0xAC00_9FDA_0000_0000, high: 0x0000_0000_2800_0001)
    }

    /// Unreserved or reserved: the characters that a URL may contain without an escape.
    @inlinable
    package static func isPlain(_ byte: UInt8) -> Bool {
        isMember(byte, low: 0xAFFF_FFDA_0000_0000, high: 0x47FF_FFFE_AFFF_FFFF)
    }

    /// Whether a byte is in a set that has a bit for each of the first 64 ASCII characters, and for each of the others.
    @inlinable
    package static func isMember(_ byte: UInt8, low: UInt64, high: UInt64) -> Bool {
        byte < 0x40 ? low >> UInt64(byte) & 1 != 0 : byte < 0x80 && high >> UInt64(byte & 0x3F) & 1 != 0
    }

    /// The letters `A`-`Z` and `a`-`z`.
    package static func isLetter(_ byte: UInt8) -> Bool {
        // 0x20 is the bit of lower case. What is below `a` becomes a large number.
        (byte | 0x20) &- UInt8(ascii: "a") < 26
    }

    /// The digits `0`-`9`.
    package static func isDigit(_ byte: UInt8) -> Bool {
        // A byte below `0` becomes a large number.
        byte &- UInt8(ascii: "0") < 10
    }

    /// Letters, digits and `+-.`: the characters of a scheme.
    package static func isSchemeByte(_ byte: UInt8) -> Bool {
        isLetter(byte) || isDigit(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: ".")
    }

    /// The byte, in lower case if it is one of the letters `A`-`Z`.
    @inlinable
    package static func lowercased(_ byte: UInt8) -> UInt8 {
        // 0x20 is the bit of lower case.
        byte &- UInt8(ascii: "A") < 26 ? byte | 0x20 : byte
    }

    /// Whether two slashes are at a place of a string.
    static func areSlashes(_ text: [UInt8], at index: Int) -> Bool {
        index + 1 < text.count && text[index] == UInt8(ascii: "/") && text[index + 1] == UInt8(ascii: "/")
    }

    /// The value of a hexadecimal digit, or `nil`.
    package static func hexValue(_ byte: UInt8) -> UInt8? {
        if isDigit(byte) { return byte &- UInt8(ascii: "0") }
        // 0x20 is the bit of lower case.
        let letter = (byte | 0x20) &- UInt8(ascii: "a")
        return letter < 6 ? letter &+ 10 : nil
    }

    /// The upper-case hexadecimal digit of a value below 16.
    package static func hexDigit(_ value: UInt8) -> UInt8 {
        value < 10 ? value &+ UInt8(ascii: "0") : value &- 10 &+ UInt8(ascii: "A")
    }

    /// Whether a delimiter is escaped in a value of a query: other software reads `+` as a space, and the other ones would
    /// end the value or the query.
    static func isEscapedInQuery(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "#"), UInt8(ascii: "&"), UInt8(ascii: "+"), UInt8(ascii: "="), UInt8(ascii: "["),
            UInt8(ascii: "]"):
            true
        default: false
        }
    }

    /// A string in the canonical form of queries, as it must be written there.
    package static func escapedForQuery(_ canonical: [UInt8]) -> [UInt8] {
        var result: [UInt8] = []
        for byte in canonical { result.append(byte, isEscaped: isEscapedInQuery(byte)) }
        return result
    }
}

extension [UInt8] {
    /// Appends a byte, or its escape.
    @inline(never)
    mutating func append(_ byte: UInt8, isEscaped: Bool) {
        if isEscaped { append(escaping: byte) } else { append(byte) }
    }

    /// Appends a string in which all but the unreserved characters are escaped.
    @inline(never)
    mutating func append(escaping text: String) {
        for byte in text.utf8 { append(byte, isEscaped: !URLCharacters.isUnreserved(byte)) }
    }

    /// Appends the escape `%XX` of a byte, with upper-case digits.
    @inline(never)
    mutating func append(escaping byte: UInt8) {
        append(UInt8(ascii: "%"))
        // The high and the low four bits.
        append(URLCharacters.hexDigit(byte >> 4))
        append(URLCharacters.hexDigit(byte & 15))
    }
}
