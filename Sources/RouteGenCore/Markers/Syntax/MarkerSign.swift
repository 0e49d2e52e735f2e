/// The signs of the marker language as bytes.
enum MarkerSign {
    static var ampersand: UInt8 { UInt8(ascii: "&") }
    static var apostrophe: UInt8 { UInt8(ascii: "'") }
    static var asterisk: UInt8 { UInt8(ascii: "*") }
    static var at: UInt8 { UInt8(ascii: "@") }
    static var backquote: UInt8 { UInt8(ascii: "`") }
    static var backslash: UInt8 { UInt8(ascii: "\\") }
    static var bar: UInt8 { UInt8(ascii: "|") }
    static var closingAngle: UInt8 { UInt8(ascii: ">") }
    static var closingBrace: UInt8 { UInt8(ascii: "}") }
    static var closingBracket: UInt8 { UInt8(ascii: "]") }
    static var closingParenthesis: UInt8 { UInt8(ascii: ")") }
    static var colon: UInt8 { UInt8(ascii: ":") }
    static var comma: UInt8 { UInt8(ascii: ",") }
    static var dot: UInt8 { UInt8(ascii: ".") }
    static var equals: UInt8 { UInt8(ascii: "=") }
    static var exclamation: UInt8 { UInt8(ascii: "!") }
    static var hyphen: UInt8 { UInt8(ascii: "-") }
    static var lowercaseR: UInt8 { UInt8(ascii: "r") }
    static var openingAngle: UInt8 { UInt8(ascii: "<") }
    static var openingBrace: UInt8 { UInt8(ascii: "{") }
    static var openingBracket: UInt8 { UInt8(ascii: "[") }
    static var openingParenthesis: UInt8 { UInt8(ascii: "(") }
    static var plus: UInt8 { UInt8(ascii: "+") }
    static var question: UInt8 { UInt8(ascii: "?") }
    static var quotationMark: UInt8 { UInt8(ascii: "\"") }
    static var semicolon: UInt8 { UInt8(ascii: ";") }
    static var slash: UInt8 { UInt8(ascii: "/") }
    static var space: UInt8 { UInt8(ascii: " ") }
    static var tilde: UInt8 { UInt8(ascii: "~") }
    static var underscore: UInt8 { UInt8(ascii: "_") }
}
