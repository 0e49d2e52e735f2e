/// The kinds of tokens that the declaration parser distinguishes.
public enum TokenKind: UInt8, Sendable {
    /// Before the first token.
    case startOfFile
    case endOfFile
    /// An identifier or a keyword.
    case identifier
    /// An identifier between backticks.
    case escapedIdentifier
    case number
    /// A whole string literal with its interpolations.
    case string
    /// The opening delimiter of a string literal, which `Lexer.next()` turns into a ``string``.
    case stringStart
    /// A whole regex literal.
    case regex
    /// An operator without its own kind.
    case operatorSign
    case period
    case equal
    case arrow
    /// Two colons, which select a module.
    case doubleColon
    case pound
    case poundIf
    case poundElseif
    case poundElse
    case poundEndif
    // The signs that are tokens by themselves, in the order of `ByteClass`.
    case leftBrace
    case rightBrace
    case leftParenthesis
    case rightParenthesis
    case leftBracket
    case rightBracket
    case comma
    case semicolon
    case at
    case backslash
    case colon
    /// A character that cannot start a token.
    case unknown
}
