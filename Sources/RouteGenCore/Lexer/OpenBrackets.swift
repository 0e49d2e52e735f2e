/// The brackets that are open while a reader skips brackets with their contents.
struct OpenBrackets {
    private var depth = 0
    private var braces = 0

    /// Whether all of them are closed.
    var areClosed: Bool { depth <= 0 }

    /// Takes the next token; `false` if it is not skipped: the end of the file, or a brace that closes one around them.
    mutating func take(_ kind: TokenKind) -> Bool {
        switch kind {
        case .leftParenthesis, .leftBracket: depth += 1
        case .leftBrace:
            depth += 1
            braces += 1
        case .rightBrace where braces == 0: return false
        case .rightBrace:
            depth -= 1
            braces -= 1
        case .rightParenthesis, .rightBracket: depth -= 1
        case .endOfFile: return false
        default: break
        }
        return true
    }
}
