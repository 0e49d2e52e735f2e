extension DeclarationWalker {
    /// Skips an opening bracket: with its contents if they contain no documentation comment, or else just the bracket.
    mutating func open(_ kind: ContextKind) {
        let isCode = kind == .code || context.kind == .code
        if context.kind == .file || context.kind == .members, lexer.start >= knownCommentOffset, skipBrackets() {
            advance()
            return
        }
        contexts.append(Context(kind: kind, isLocal: context.isLocal || isCode, start: lexer.start))
        advance()
    }

    /// Skips to the bracket that closes the current one, unless there is a documentation comment between them.
    ///
    /// - Returns: `false` if there is such a comment. Then the position does not change.
    private mutating func skipBrackets() -> Bool {
        var reader = lexer
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
            case .leftBrace:
                braces &+= 1
            case .rightBrace:
                if braces == 0 {
                    // This closes a bracket around the group, so the group ends without its own bracket.
                    reader.end = reader.triviaStart
                    lexer = reader
                    return true
                }
                braces &-= 1
                if braces == 0, closesWithBrace {
                    lexer = reader
                    return true
                }
            case .leftParenthesis, .leftBracket:
                if braces == 0 { groups &+= 1 }
            case .rightParenthesis, .rightBracket:
                guard braces == 0 else { continue }
                groups &-= 1
                if groups == 0 {
                    lexer = reader
                    return true
                }
            case .poundIf:
                bracesAtDirective.append(braces)
            case .poundElseif, .poundElse:
                if let last = bracesAtDirective.last { braces = last }
            case .poundEndif:
                if let last = bracesAtDirective.popLast() { braces = last }
            case .endOfFile:
                reader.end = reader.start
                lexer = reader
                return true
            default:
                continue
            }
        }
    }

    /// Leaves the innermost braces, including groups in them that are not closed.
    mutating func closeBrace() {
        guard let index = contexts.lastIndex(where: { $0.kind == .members || $0.kind == .code }) else { return }
        let start = contexts[index].start
        if suspectedBrace < 0, lexer.startsLine, lexer.indentation(of: start) != lexer.indentation(of: lexer.start) {
            suspectedBrace = start
        }
        truncate(to: index)
    }

    /// Records the mark of a merge conflict, or a brace that is open at the end of the file.
    mutating func noteDefect() {
        if lexer.conflictStart >= 0 {
            file.defect = SourceDefect(kind: .mergeConflict, location: location(of: lexer.conflictStart))
        } else if let last = contexts.last(where: { $0.kind == .members || $0.kind == .code }) {
            // The brace that was forgotten is not the one that remains open, but an indentation may show it.
            let start = suspectedBrace >= 0 ? suspectedBrace : last.start
            file.defect = SourceDefect(kind: .unclosedBrace, location: location(of: start))
        }
    }

    /// Leaves brackets until `depth` are open, and the `#if` blocks that started in them.
    mutating func truncate(to depth: Int) {
        while contexts.count > depth, contexts.count > 1 {
            if contexts.removeLast().kind == .members { scopes.removeLast() }
        }
        while let last = blocks.last, last.depth > contexts.count {
            closeBlock()
        }
    }

    /// Skips a bracket and its contents inside a declaration's header.
    mutating func skipBalanced() {
        var depth = 0
        var braces = 0
        while true {
            switch lexer.kind {
            case .leftParenthesis, .leftBracket:
                depth += 1
            case .leftBrace:
                depth += 1
                braces += 1
            case .rightBrace where braces == 0:
                return
            case .rightBrace:
                braces -= 1
                depth -= 1
            case .rightParenthesis, .rightBracket:
                depth -= 1
            case .endOfFile:
                return
            default:
                break
            }
            advance()
            if depth <= 0 { return }
        }
    }
}
