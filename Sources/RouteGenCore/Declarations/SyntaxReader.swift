/// Reads the parts of declarations from the tokens of a file: names, attributes, types and parameters.
///
/// It collects the comments that document nothing. ``DeclarationWalker`` determines which declarations there are.
struct SyntaxReader {
    /// The maximum nesting of types or `#if` blocks.
    ///
    /// The compiler's own limit is lower.
    ///
    /// Each declaration lists those around it, so that without a limit a hostile file could take quadratic space.
    static let deepestNesting = 256

    var lexer: Lexer
    /// The contents of the file, as far as it is read.
    var file: ParsedFile
    private var lines: LineCursor
    /// Whether there is a documentation comment before the current token that no declaration has taken.
    private(set) var hasPendingComment = false

    init(path: String, lexer: Lexer) {
        self.lexer = lexer
        lines = LineCursor(lexer: lexer)
        file = ParsedFile(path: path)
    }

    /// Advances to the next token.
    ///
    /// A documentation comment before the current token that no declaration has taken documents nothing.
    mutating func advance() {
        if hasPendingComment { releaseComment() }
        lexer.next()
        hasPendingComment = lexer.hasDocComment
    }

    /// Takes the comment before the current token for a declaration that may start there.
    mutating func takeComment() -> DocComment? {
        guard hasPendingComment else { return nil }
        hasPendingComment = false
        let reader = DocCommentReader(lexer: lexer, path: file.path, lines: &lines)
        file.strayComments += reader.detached
        return reader.attached.isEmpty ? nil : DocComment(lines: reader.attached)
    }

    /// Adds the comment before the current token to those that document nothing.
    mutating func releaseComment() {
        if let comment = takeComment() { file.strayComments.append(comment) }
    }

    /// Notes the ordinary comments before a declaration that start with an at sign.
    mutating func noteOrdinaryComments() {
        file.ordinaryComments += DocCommentReader(lexer: lexer, path: file.path, lines: &lines).ordinary
    }

    /// The location of an offset.
    mutating func location(of offset: Int) -> SourceLocation {
        let position = lines.position(of: offset)
        return SourceLocation(file: file.path, line: position.line, column: position.column)
    }

    /// Records the location of nesting that is too deep, or of an `#if` with too many branches.
    mutating func noteExcessiveNesting(at location: SourceLocation) {
        if file.excessiveNesting == nil { file.excessiveNesting = location }
    }

    /// Whether the current token is the first of a line or a block, or follows a semicolon.
    func startsStatement() -> Bool {
        if lexer.startsLine { return true }
        switch lexer.previousKind {
        case .semicolon, .leftBrace, .rightBrace, .startOfFile: return true
        default: return false
        }
    }

    /// The current token as a name, without backticks.
    func name() -> String {
        lexer.kind == .escapedIdentifier
            ? lexer.text(from: lexer.start + 1, to: lexer.end - 1) : lexer.text(from: lexer.start, to: lexer.end)
    }

    /// Whether the current token is a name.
    var isName: Bool { lexer.kind == .identifier || lexer.kind == .escapedIdentifier }

    /// Skips a bracket and its contents inside a declaration's header.
    mutating func skipBalanced() {
        var brackets = OpenBrackets()
        while brackets.take(lexer.kind) {
            advance()
            if brackets.areClosed { return }
        }
    }
}

// MARK: Before a declaration

extension SyntaxReader {
    /// Parses an attribute, starting with its at sign.
    mutating func parseAttribute(inType: Bool) -> Declaration.Attribute {
        advance()
        let start = lexer.start
        var end = start
        let isBuiltIn = lexer.bytes[start] >= UInt8(ascii: "a")
        while lexer.kind == .identifier || lexer.kind == .escapedIdentifier {
            end = lexer.end
            advance()
            if isOpeningAngle, lexer.triviaStart == lexer.start {
                skipAngleBrackets()
                end = lexer.triviaStart
            }
            guard lexer.kind == .period || lexer.kind == .doubleColon else { break }
            advance()
        }
        var attribute = Declaration.Attribute(name: lexer.foldedText(from: start, to: end))
        let isAdjacent = lexer.triviaStart == lexer.start
        let takesArguments: Bool
        if inType {
            takesArguments = isAdjacent && !Self.typeAttributesWithoutArguments.contains(attribute.name)
        } else {
            takesArguments = isAdjacent || (isBuiltIn && !lexer.startsLine)
        }
        if lexer.kind == .leftParenthesis, takesArguments {
            let argumentsStart = lexer.end
            skipBalanced()
            let argumentsEnd = lastTokenEnd(.rightParenthesis)
            attribute.arguments = lexer.foldedText(from: argumentsStart, to: argumentsEnd)
        }
        return attribute
    }

    /// The attributes of types that take no arguments, so that a parenthesis after them belongs to the type.
    private static let typeAttributesWithoutArguments: Set<String> = [
        "escaping", "autoclosure", "Sendable", "noescape", "unchecked", "preconcurrency", "retroactive", "concurrent",
    ]

    /// The start of the previous token if it is the expected closing bracket, or else its end.
    private func lastTokenEnd(_ closing: TokenKind) -> Int {
        lexer.previousKind == closing ? lexer.triviaStart - 1 : lexer.triviaStart
    }

    /// Whether the current `#if` encloses only attributes, so that it is part of the declaration that follows.
    func holdsOnlyAttributes() -> Bool {
        var reader = lexer
        var foundAttribute = false
        repeat {
            reader.skipLine()
            while reader.kind == .at {
                foundAttribute = true
                reader.skipAttribute()
            }
        } while reader.kind == .poundElseif || reader.kind == .poundElse
        return foundAttribute && reader.kind == .poundEndif
    }

    /// Parses an `#if` that encloses attributes.
    ///
    /// They are all listed, whatever their conditions.
    mutating func parseConditionalAttributes() -> [Declaration.Attribute] {
        var attributes: [Declaration.Attribute] = []
        while lexer.kind != .poundEndif, lexer.kind != .endOfFile {
            lexer.skipLine()
            hasPendingComment = lexer.hasDocComment
            while lexer.kind == .at { attributes.append(parseAttribute(inType: false)) }
        }
        advance()
        return attributes
    }

    /// Parses a modifier with the detail that may follow it: `private(set)`, `unowned(safe)`.
    mutating func parseModifier() -> String {
        let start = lexer.start
        var end = lexer.end
        var reader = lexer.following
        if reader.kind == .leftParenthesis {
            reader.next()
            let isWord = reader.kind == .identifier
            reader.next()
            if isWord, reader.kind == .rightParenthesis {
                end = reader.end
                for _ in 0..<3 { advance() }
            }
        }
        advance()
        return lexer.foldedText(from: start, to: end)
    }

    /// Parses a directive's condition, which ends with the line unless a bracket or an operator is open.
    mutating func parseCondition() -> String {
        advance()
        let start = lexer.start
        var end = start
        var depth = 0
        var awaitsOperand = true
        while lexer.kind != .endOfFile {
            let isConnective = lexer.isOperator("&&") || lexer.isOperator("||")
            if lexer.startsLine, depth <= 0, !isConnective, !awaitsOperand || end == start { break }
            switch lexer.kind {
            case .leftParenthesis: depth += 1
            case .rightParenthesis: depth -= 1
            case .poundIf, .poundElseif, .poundElse, .poundEndif, .leftBrace, .rightBrace:
                return lexer.foldedText(from: start, to: end)
            default: break
            }
            awaitsOperand = isConnective || lexer.isOperator("!")
            end = lexer.end
            advance()
        }
        return lexer.foldedText(from: start, to: end)
    }
}
