/// Walks over the tokens of a file and collects its declarations.
///
/// There is no grammar of expressions and statements here. The walker keeps a stack of the brackets around the current
/// token, knows in which of them a declaration can start, and parses those; it passes over everything else, the bodies
/// of functions at the lexer's speed.
struct DeclarationWalker {
    /// What the innermost bracket holds.
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
        /// Whether statements lie around it at any distance, so that its declarations are local.
        var isLocal: Bool
    }

    /// A declaration that may bind further names after an initial value.
    enum Continuation {
        case bindings(Bindings)
        case enumElements(Declaration)
    }

    /// An `#if` whose `#endif` has not been reached.
    struct ConditionalBlock {
        /// How many brackets are open in front of it.
        var depth: Int
        /// What its earlier branches exclude: `!(A) && !(B)`.
        var exclusion: String
        /// How many of those there are; only the first ``deepestNesting`` are listed.
        var branches = 1
    }

    /// How many types, or `#if` blocks, may be nested; the compiler refuses fewer.
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
    /// Whether a documentation comment precedes the current token that no declaration has taken.
    var hasPendingComment = false
    /// The declaration whose comma may be followed by another: `var a = 1, b = 2`, `case a = 1, b = 2`.
    var continued: (declaration: Continuation, depth: Int)?
    /// Up to where brackets are known to hold a documentation comment, and are not worth trying to skip.
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
    }

    /// Goes to the next token.
    ///
    /// A documentation comment that nobody took from the current one documents nothing.
    mutating func advance() {
        if hasPendingComment { releaseComment() }
        lexer.next()
        hasPendingComment = lexer.hasDocComment
    }

    /// Handles the current token and whatever belongs to it.
    private mutating func step() {
        switch lexer.kind {
        case .identifier, .at:
            endContinuation()
            if mayStartDeclaration() { parseDeclaration() } else { advance() }
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

    /// Whether the current token may be the first of a declaration, by what surrounds it.
    private func mayStartDeclaration() -> Bool {
        guard lexer.previousKind != .period else { return false }
        switch context.kind {
        case .members: return true
        case .file: return startsStatement()
        case .code: return hasPendingComment || startsLocalScope()
        case .group: return false
        }
    }

    /// Whether the current token is the first of a line, a block or behind a semicolon.
    func startsStatement() -> Bool {
        if lexer.startsLine { return true }
        switch lexer.previousKind {
        case .semicolon, .leftBrace, .rightBrace, .startOfFile: return true
        default: return false
        }
    }

    /// Whether a local type is declared here, whose members may be documented.
    private func startsLocalScope() -> Bool {
        guard lexer.kind == .identifier, let keyword = Keyword(lexer.bytes, from: lexer.start, to: lexer.end),
            keyword.introducesScope
        else { return false }
        var following = lexer
        following.next()
        return following.kind == .identifier || following.kind == .escapedIdentifier
    }
}
