import RouteGenCore

/// A token with its place in a file.
struct SourceToken: Sendable {
    var kind: TokenKind
    /// The offsets of its first byte and of the byte after its last one.
    var start: Int
    var end: Int
    /// The line and the column of its first byte, both starting at 1.
    var line: Int
    var column: Int

    /// The tokens of a text, without that for its end.
    static func all(in bytes: UnsafeBufferPointer<UInt8>) -> [SourceToken] {
        let text = SourceText(copying: bytes)
        var lexer = Lexer(bytes: text.bytes, count: text.count)
        var lines = LineCursor(lexer: lexer)
        var tokens: [SourceToken] = []
        lexer.next()
        while lexer.kind != .endOfFile {
            let (line, column) = lines.position(of: lexer.start)
            tokens.append(
                SourceToken(kind: lexer.kind, start: lexer.start, end: lexer.end, line: line, column: column)
            )
            lexer.next()
        }
        // The lexer reads the text by pointer, so the text must live until here.
        return withExtendedLifetime(text) { tokens }
    }

    /// The index of the token that closes each opening bracket, by its own index; a bracket without one is left out.
    static func closingBrackets(of tokens: [SourceToken]) -> [Int: Int] {
        var open: [Int] = []
        var result: [Int: Int] = [:]
        for (index, token) in tokens.enumerated() {
            switch token.kind {
            case .leftBrace, .leftParenthesis, .leftBracket: open.append(index)
            case .rightBrace, .rightParenthesis, .rightBracket:
                guard let last = open.last, tokens[last].kind.closing == token.kind else { continue }
                result[open.removeLast()] = index
            default: continue
            }
        }
        return result
    }
}

extension TokenKind {
    /// The bracket that closes this one.
    fileprivate var closing: TokenKind? {
        switch self {
        case .leftBrace: .rightBrace
        case .leftParenthesis: .rightParenthesis
        case .leftBracket: .rightBracket
        default: nil
        }
    }
}
