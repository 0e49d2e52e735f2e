/// The ASCII characters that sources and markers consist of, as bytes.
package enum SourceByte {
    static var asterisk: UInt8 { UInt8(ascii: "*") }
    static var at: UInt8 { UInt8(ascii: "@") }
    static var backquote: UInt8 { UInt8(ascii: "`") }
    static var backslash: UInt8 { UInt8(ascii: "\\") }
    static var closingAngle: UInt8 { UInt8(ascii: ">") }
    static var closingBrace: UInt8 { UInt8(ascii: "}") }
    static var closingBracket: UInt8 { UInt8(ascii: "]") }
    static var closingParenthesis: UInt8 { UInt8(ascii: ")") }
    static var colon: UInt8 { UInt8(ascii: ":") }
    static var comma: UInt8 { UInt8(ascii: ",") }
    static var dot: UInt8 { UInt8(ascii: ".") }
    static var equals: UInt8 { UInt8(ascii: "=") }
    static var hyphen: UInt8 { UInt8(ascii: "-") }
    static var lowercaseR: UInt8 { UInt8(ascii: "r") }
    static var openingAngle: UInt8 { UInt8(ascii: "<") }
    static var openingBrace: UInt8 { UInt8(ascii: "{") }
    static var openingBracket: UInt8 { UInt8(ascii: "[") }
    static var openingParenthesis: UInt8 { UInt8(ascii: "(") }
    static var quotationMark: UInt8 { UInt8(ascii: "\"") }
    static var semicolon: UInt8 { UInt8(ascii: ";") }
    static var slash: UInt8 { UInt8(ascii: "/") }
    static var space: UInt8 { UInt8(ascii: " ") }
    static var tilde: UInt8 { UInt8(ascii: "~") }
    static var underscore: UInt8 { UInt8(ascii: "_") }

    /// Whether a byte is white space inside a line.
    static func isWhiteSpace(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || (byte >= 0x09 && byte <= 0x0D) }

    /// Whether a byte is an ASCII letter.
    package static func isLetter(_ byte: UInt8) -> Bool {
        let lowercase = byte | 0x20
        return lowercase >= UInt8(ascii: "a") && lowercase <= UInt8(ascii: "z")
    }

    /// Whether a byte is an ASCII digit.
    package static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    /// Whether a byte can be part of an identifier.
    ///
    /// Every byte of a non-ASCII character can.
    static func isIdentifier(_ byte: UInt8) -> Bool {
        isLetter(byte) || isDigit(byte) || byte == underscore || byte >= 0x80
    }
}
