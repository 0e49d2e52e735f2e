/// The signs of the marker language as bytes.
enum MarkerSign {
    static var ampersand: UInt8 { 0x26 }
    static var apostrophe: UInt8 { 0x27 }
    static var asterisk: UInt8 { 0x2A }
    static var at: UInt8 { 0x40 }
    static var backquote: UInt8 { 0x60 }
    static var backslash: UInt8 { 0x5C }
    static var bar: UInt8 { 0x7C }
    static var closingAngle: UInt8 { 0x3E }
    static var closingBrace: UInt8 { 0x7D }
    static var closingBracket: UInt8 { 0x5D }
    static var closingParenthesis: UInt8 { 0x29 }
    static var colon: UInt8 { 0x3A }
    static var comma: UInt8 { 0x2C }
    static var dot: UInt8 { 0x2E }
    static var equals: UInt8 { 0x3D }
    static var exclamation: UInt8 { 0x21 }
    static var hyphen: UInt8 { 0x2D }
    static var lowercaseR: UInt8 { 0x72 }
    static var openingAngle: UInt8 { 0x3C }
    static var openingBrace: UInt8 { 0x7B }
    static var openingBracket: UInt8 { 0x5B }
    static var openingParenthesis: UInt8 { 0x28 }
    static var plus: UInt8 { 0x2B }
    static var question: UInt8 { 0x3F }
    static var quotationMark: UInt8 { 0x22 }
    static var slash: UInt8 { 0x2F }
    static var space: UInt8 { 0x20 }
    static var tilde: UInt8 { 0x7E }
    static var underscore: UInt8 { 0x5F }
}
