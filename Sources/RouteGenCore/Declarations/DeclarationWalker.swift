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

    var syntax: SyntaxReader
    var contexts = [Context(kind: .file, isLocal: false)]
    var scopes: [Declaration] = []
    var blocks = ConditionalBlocks()
    /// The declaration whose comma may be followed by another: `var a = 1, b = 2`, `case a = 1, b = 2`.
    var continued: (declaration: Continuation, depth: Int)?
    /// The first brace that a brace with another indentation closes, so that its own may be missing; -1 if there is none.
    var suspectedBrace = -1
    /// Brackets before this offset contain a documentation comment, so the walker does not try to skip them.
    var knownCommentOffset = -1

    init(path: String, lexer: Lexer) { syntax = SyntaxReader(path: path, lexer: lexer) }

    /// The innermost bracket.
    var context: Context { contexts[contexts.count - 1] }

    /// Walks over the whole file.
    mutating func walk() {
        syntax.advance()
        while syntax.lexer.kind != .endOfFile { step() }
        syntax.releaseComment()
        noteDefect()
    }

    /// Handles the current token and the tokens that belong to it.
    private mutating func step() {
        switch syntax.lexer.kind {
        case .identifier, .at:
            endContinuation()
            if mayStartDeclaration() {
                if syntax.lexer.hasAtComment { syntax.noteOrdinaryComments() }
                parseDeclaration()
            } else {
                syntax.advance()
            }
        case .leftBrace: open(.code)
        case .leftParenthesis, .leftBracket: open(.group)
        case .rightBrace:
            closeBrace()
            syntax.advance()
        case .rightParenthesis, .rightBracket:
            if context.kind == .group { contexts.removeLast() }
            syntax.advance()
        case .comma: parseContinuation()
        case .poundIf:
            if context.kind != .group, syntax.holdsOnlyAttributes() { parseDeclaration() } else { parseDirective() }
        case .poundElseif, .poundElse, .poundEndif: parseDirective()
        default: syntax.advance()
        }
    }

    /// Whether the current token may be the first of a declaration, by the code around it.
    private func mayStartDeclaration() -> Bool {
        guard syntax.lexer.previousKind != .period else { return false }
        switch context.kind {
        case .members: return true
        case .file: return syntax.startsStatement()
        case .code: return syntax.hasPendingComment || startsLocalScope()
        case .group: return false
        }
    }

    /// Whether a local type starts here, whose members may be documented.
    private func startsLocalScope() -> Bool {
        guard syntax.lexer.keyword?.introducesScope == true else { return false }
        let following = syntax.lexer.following
        return following.kind == .identifier || following.kind == .escapedIdentifier
    }
}

// MARK: Brackets and directives

extension DeclarationWalker {
    /// Skips an opening bracket: with its contents if they contain no documentation comment, or else just the bracket.
    mutating func open(_ kind: ContextKind) {
        let isCode = kind == .code || context.kind == .code
        if context.kind == .file || context.kind == .members, syntax.lexer.start >= knownCommentOffset, skipBrackets() {
            syntax.advance()
            return
        }
        contexts.append(Context(kind: kind, isLocal: context.isLocal || isCode, start: syntax.lexer.start))
        syntax.advance()
    }

    /// Skips to the bracket that closes the current one, unless there is a documentation comment between them.
    ///
    /// - Returns: `false` if there is such a comment. Then the position does not change.
    private mutating func skipBrackets() -> Bool {
        var reader = syntax.lexer
        let closesWithBrace = reader.kind == .leftBrace
        var braces = closesWithBrace ? 1 : 0
        var groups = closesWithBrace ? 0 : 1
        // The number of open braces at each `#if`. Its branches are alternatives that all start there.
        var bracesAtDirective: [Int] = []
        while true {
            reader.next()
            if reader.hasDocComment {
                knownCommentOffset = reader.start
                return false
            }
            switch reader.kind {
            case .leftBrace: braces &+= 1
            case .rightBrace:
                if braces == 0 {
                    // This closes a bracket around the group, so the group ends without its own bracket.
                    reader.end = reader.triviaStart
                    syntax.lexer = reader
                    return true
                }
                braces &-= 1
                if braces == 0, closesWithBrace {
                    syntax.lexer = reader
                    return true
                }
            case .leftParenthesis, .leftBracket: if braces == 0 { groups &+= 1 }
            case .rightParenthesis, .rightBracket:
                guard braces == 0 else { continue }
                groups &-= 1
                if groups == 0 {
                    syntax.lexer = reader
                    return true
                }
            case .poundIf: bracesAtDirective.append(braces)
            case .poundElseif, .poundElse: if let last = bracesAtDirective.last { braces = last }
            case .poundEndif: if let last = bracesAtDirective.popLast() { braces = last }
            case .endOfFile:
                reader.end = reader.start
                syntax.lexer = reader
                return true
            default: continue
            }
        }
    }

    /// Leaves the innermost braces, including groups in them that are not closed.
    mutating func closeBrace() {
        guard let index = contexts.lastIndex(where: { $0.kind == .members || $0.kind == .code }) else { return }
        let start = contexts[index].start
        if suspectedBrace < 0, syntax.lexer.startsLine,
            syntax.lexer.indentation(of: start) != syntax.lexer.indentation(of: syntax.lexer.start)
        {
            suspectedBrace = start
        }
        truncate(to: index)
    }

    /// Records the mark of a merge conflict, or a brace that is open at the end of the file.
    mutating func noteDefect() {
        if syntax.lexer.conflictStart >= 0 {
            syntax.file.defect = SourceDefect(
                kind: .mergeConflict,
                location: syntax.location(of: syntax.lexer.conflictStart)
            )
        } else if let last = contexts.last(where: { $0.kind == .members || $0.kind == .code }) {
            // The brace that was forgotten is not the one that remains open, but an indentation may show it.
            let start = suspectedBrace >= 0 ? suspectedBrace : last.start
            syntax.file.defect = SourceDefect(kind: .unclosedBrace, location: syntax.location(of: start))
        }
    }

    /// Leaves brackets until `depth` are open, and the `#if` blocks that started in them.
    mutating func truncate(to depth: Int) {
        while contexts.count > depth, contexts.count > 1 {
            if contexts.removeLast().kind == .members { scopes.removeLast() }
        }
        blocks.close(deeperThan: contexts.count)
    }

    /// Parses an `#if`, `#elseif`, `#else` or `#endif` between declarations or statements.
    mutating func parseDirective() {
        let kind = syntax.lexer.kind
        let start = syntax.lexer.start
        if kind == .poundIf {
            let condition = syntax.parseCondition()
            if !blocks.open(condition, at: contexts.count) { noteExcessiveNesting(at: start) }
            return
        }
        guard let depth = blocks.innermostDepth(limit: contexts.count) else { return syntax.advance() }
        // The branches are alternatives: brackets that are open in one of them are not open in the next.
        truncate(to: depth)
        switch kind {
        case .poundElseif:
            let condition = syntax.parseCondition()
            if !blocks.continueElse(if: condition) { noteExcessiveNesting(at: start) }
        case .poundElse:
            blocks.continueElse()
            syntax.advance()
        default:
            blocks.close()
            syntax.advance()
        }
    }

    private mutating func noteExcessiveNesting(at offset: Int) {
        syntax.noteExcessiveNesting(at: syntax.location(of: offset))
    }
}
