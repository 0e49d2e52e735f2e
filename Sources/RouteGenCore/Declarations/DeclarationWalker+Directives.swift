extension DeclarationWalker {
    /// Parses an `#if`, `#elseif`, `#else` or `#endif` between declarations or statements.
    mutating func parseDirective() {
        let kind = lexer.kind
        if kind == .poundIf {
            let start = lexer.start
            let condition = parseCondition()
            blocks.append(ConditionalBlock(depth: contexts.count, exclusion: "!(\(condition))"))
            if conditions.count < Self.deepestNesting {
                conditions.append(condition)
            } else {
                noteExcessiveNesting(at: location(of: start))
            }
            return
        }
        guard let index = blocks.indices.last else { return advance() }
        // A bracket around an `#if` inside an expression may be closed already.
        blocks[index].depth = min(blocks[index].depth, contexts.count)
        // The branches are alternatives: brackets that are open in one of them are not open in the next.
        truncate(to: blocks[index].depth)
        switch kind {
        case .poundElseif:
            let start = lexer.start
            let condition = parseCondition()
            if index < conditions.count { conditions[index] = "\(blocks[index].exclusion) && (\(condition))" }
            blocks[index].branches += 1
            if blocks[index].branches <= Self.deepestNesting {
                blocks[index].exclusion += " && !(\(condition))"
            } else {
                noteExcessiveNesting(at: location(of: start))
            }
        case .poundElse:
            if index < conditions.count { conditions[index] = blocks[index].exclusion }
            advance()
        default:
            closeBlock()
            advance()
        }
    }

    /// Records the location of nesting that is too deep, or of an `#if` with too many branches.
    mutating func noteExcessiveNesting(at location: SourceLocation) {
        if file.excessiveNesting == nil { file.excessiveNesting = location }
    }

    /// Leaves the innermost `#if` block.
    mutating func closeBlock() {
        blocks.removeLast()
        if conditions.count > blocks.count { conditions.removeLast() }
    }

    /// Parses a directive's condition, which ends with the line unless a bracket or an operator is open.
    private mutating func parseCondition() -> String {
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
}
