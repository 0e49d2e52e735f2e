/// Walks over the tokens of a file and collects its declarations.
///
/// It has no grammar of expressions and statements. The walker keeps a stack of the brackets around the current token,
/// and parses the declarations that can start in them. It skips everything else, such as the bodies of functions, at
/// the speed of the lexer.
struct DeclarationWalker {
    /// The contents of a bracket.
    enum ContextKind {
        /// The file itself: declarations, and statements in a script.
        case file
        /// Members of a type, protocol or extension.
        case members
        /// Statements.
        case code
        /// An expression in parentheses or square brackets.
        case group
    }

    /// A bracket around the current token.
    struct Context {
        var kind: ContextKind
        /// Whether it is inside statements at any depth, so that its declarations are local.
        var isLocal: Bool
        /// The offset of the bracket.
        var start = 0
    }

    /// A declaration that may bind further names after an initial value.
    enum Continuation {
        case bindings(Bindings)
        case enumElements(Declaration)
    }

    /// An `#if` whose `#endif` has not been reached.
    struct ConditionalBlock {
        /// The number of open brackets before it.
        var depth: Int
        /// The condition that its earlier branches are false: `!(A) && !(B)`.
        var exclusion: String
        /// The number of earlier branches.
        ///
        /// Only the first ``deepestNesting`` are listed.
        var branches = 1
    }

    /// The maximum nesting of types or `#if` blocks.
    ///
    /// The compiler's own limit is lower.
    ///
    /// Each declaration lists those around it, so that without a limit a hostile file could take quadratic space.
    static let deepestNesting = 256

    var lexer: Lexer
    var lines: LineCursor
    var file: ParsedFile
    var contexts = [Context(kind: .file, isLocal: false)]
    var scopes: [Declaration.Scope] = []
    var blocks: [ConditionalBlock] = []
    /// The conditions of the ``blocks``, as far as ``deepestNesting``.
    var conditions: [String] = []
    /// Whether there is a documentation comment before the current token that no declaration has taken.
    var hasPendingComment = false
    /// The declaration whose comma may be followed by another: `var a = 1, b = 2`, `case a = 1, b = 2`.
    var continued: (declaration: Continuation, depth: Int)?
    /// The first brace that a brace with another indentation closes, so that its own may be missing; -1 if there is none.
    var suspectedBrace = -1
    /// Brackets before this offset contain a documentation comment, so the walker does not try to skip them.
    var knownCommentOffset = -1

    init(path: String, lexer: Lexer) {
        self.lexer = lexer
        lines = LineCursor(lexer: lexer)
        file = ParsedFile(path: path)
    }

    /// The innermost bracket.
    var context: Context { contexts[contexts.count - 1] }

    /// Walks over the whole file.
    mutating func walk() {
        advance()
        while lexer.kind != .endOfFile { step() }
        releaseComment()
        noteDefect()
    }

    /// Advances to the next token.
    ///
    /// A documentation comment before the current token that no declaration has taken documents nothing.
    mutating func advance() {
        if hasPendingComment { releaseComment() }
        lexer.next()
        hasPendingComment = lexer.hasDocComment
    }

    /// Handles the current token and the tokens that belong to it.
    private mutating func step() {
        switch lexer.kind {
        case .identifier, .at:
            endContinuation()
            if mayStartDeclaration() {
                if lexer.hasAtComment { noteOrdinaryComments() }
                parseDeclaration()
            } else {
                advance()
            }
        case .leftBrace:
            open(.code)
        case .leftParenthesis, .leftBracket:
            open(.group)
        case .rightBrace:
            closeBrace()
            advance()
        case .rightParenthesis, .rightBracket:
            if context.kind == .group { contexts.removeLast() }
            advance()
        case .comma:
            parseContinuation()
        case .poundIf:
            if context.kind != .group, holdsOnlyAttributes() { parseDeclaration() } else { parseDirective() }
        case .poundElseif, .poundElse, .poundEndif:
            parseDirective()
        default:
            advance()
        }
    }

    /// Whether the current token may be the first of a declaration, by the code around it.
    private func mayStartDeclaration() -> Bool {
        guard lexer.previousKind != .period else { return false }
        switch context.kind {
        case .members: return true
        case .file: return startsStatement()
        case .code: return hasPendingComment || startsLocalScope()
        case .group: return false
        }
    }

    /// Whether the current token is the first of a line or a block, or follows a semicolon.
    func startsStatement() -> Bool {
        if lexer.startsLine { return true }
        switch lexer.previousKind {
        case .semicolon, .leftBrace, .rightBrace, .startOfFile: return true
        default: return false
        }
    }

    /// Whether a local type starts here, whose members may be documented.
    private func startsLocalScope() -> Bool {
        guard lexer.kind == .identifier, let keyword = Keyword(lexer.bytes, from: lexer.start, to: lexer.end),
            keyword.introducesScope
        else { return false }
        var following = lexer
        following.next()
        return following.kind == .identifier || following.kind == .escapedIdentifier
    }
}

extension DeclarationWalker {
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
}
