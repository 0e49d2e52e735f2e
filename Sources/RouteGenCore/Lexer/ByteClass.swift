/// The class of a byte for the lexer, in a table.
///
/// The classes are letters because the table is a static string. Unlike an array in a debug build, that is data in the
/// binary which needs no initialization and no bounds checks. The constants are the letters' codes, since
/// `UInt8(ascii:)` is a call in a debug build.
enum ByteClass {
    /// The class of each of the 256 bytes.
    static let table: StaticString = """
        KXXXXXXXXCDCCDXXXXXXXXXXXXXXXXXX\
        CFGHAFFWNOFFRFFEBBBBBBBBBBVSFFFF\
        TAAAAAAAAAAAAAAAAAAAAAAAAAAPUQFA\
        IAAAAAAAAAAAAAAAAAAAAAAAAAALFMFX\
        JJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJ\
        JJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJ\
        JJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJ\
        JJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJJ
        """

    /// A letter, `_` or `$`.
    ///
    /// It is the only class before ``digit``, so one comparison finds the end of an identifier.
    static let letter: UInt8 = 0x41
    static let digit: UInt8 = 0x42
    static let space: UInt8 = 0x43
    static let newline: UInt8 = 0x44
    static let slash: UInt8 = 0x45
    static let operatorSign: UInt8 = 0x46
    static let quote: UInt8 = 0x47
    static let pound: UInt8 = 0x48
    static let backtick: UInt8 = 0x49
    static let nonASCII: UInt8 = 0x4A
    static let null: UInt8 = 0x4B
    // The signs that are tokens by themselves, in the order of `TokenKind`.
    static let leftBrace: UInt8 = 0x4C
    static let rightBrace: UInt8 = 0x4D
    static let leftParenthesis: UInt8 = 0x4E
    static let rightParenthesis: UInt8 = 0x4F
    static let leftBracket: UInt8 = 0x50
    static let rightBracket: UInt8 = 0x51
    static let comma: UInt8 = 0x52
    static let semicolon: UInt8 = 0x53
    static let at: UInt8 = 0x54
    static let backslash: UInt8 = 0x55
    static let colon: UInt8 = 0x56
    static let singleQuote: UInt8 = 0x57
    /// A control character that has no meaning in Swift.
    static let other: UInt8 = 0x58
}
