extension DeclarationWalker {
    /// Goes past an opening bracket: past the whole of it if it holds no documentation comment, else into it.
    mutating func open(_ kind: ContextKind) {
        let isCode = kind == .code || context.kind == .code
        if context.kind == .file || context.kind == .members, lexer.start >= knownCommentOffset, skipBrackets() {
            advance()
            return
        }
        contexts.append(Context(kind: kind, isLocal: context.isLocal || isCode))
        advance()
    }

    /// Goes to the bracket that closes the current one, unless a documentation comment stands in between.
    ///
    /// - Returns: `false` if there is such a comment; then nothing has moved.
    private mutating func skipBrackets() -> Bool {
        var reader = lexer
        let closesWithBrace = reader.kind == .leftBrace
        var braces = closesWithBrace ? 1 : 0
        var groups = closesWithBrace ? 0 : 1
        // How many braces are open at each `#if`: its branches are alternatives, which all start from there.
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
                    // Closes what is around the group, which therefore ends without a bracket of its own.
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

    /// Leaves the innermost braces with the groups that were left open in them.
    mutating func closeBrace() {
        guard let index = contexts.lastIndex(where: { $0.kind == .members || $0.kind == .code }) else { return }
        truncate(to: index)
    }

    /// Leaves brackets until so many are open, and the `#if` blocks that started in them.
    mutating func truncate(to depth: Int) {
        while contexts.count > depth, contexts.count > 1 {
            if contexts.removeLast().kind == .members { scopes.removeLast() }
        }
        while let last = blocks.last, last.depth > contexts.count {
            closeBlock()
        }
    }

    /// Goes past a bracket and what it holds, inside a declaration's header.
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
