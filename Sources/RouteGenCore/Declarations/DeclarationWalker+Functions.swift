extension DeclarationWalker {
    /// Parses a function, initializer, deinitializer, subscript or macro, starting with its keyword.
    mutating func parseFunction(_ kind: Declaration.Kind, _ header: Header) {
        var nameStart = lexer.start
        var name = name()
        advance()
        if kind == .function || kind == .macro {
            nameStart = lexer.start
            name = parseFunctionName()
        }
        var result = declaration(kind, name: name, at: nameStart, header)
        if kind == .initializer, lexer.kind == .operatorSign, lexer.triviaStart == lexer.start {
            let sign = lexer.bytes[lexer.start]
            if sign == UInt8(ascii: "?") || sign == UInt8(ascii: "!") {
                result.isFailable = true
                // `init?<T>` is one operator to the lexer.
                lexer.end = lexer.start + 1
                advance()
            }
        }
        if isOpeningAngle { result.genericParameters = parseGenericParameters() }
        if lexer.kind == .leftParenthesis {
            result.parameters = parseParameters(style: kind == .subscript ? .subscript : .function)
        }
        parseEffects(&result)
        if lexer.kind == .arrow {
            advance()
            // It says how the result is passed, and is no part of its type.
            if lexer.isIdentifier("sending"), isTypePrefix() { advance() }
            result.resultType = parseTypeSyntax()?.text
        }
        if lexer.isIdentifier("where") { result.genericRequirements = parseRequirements() }
        add(result)
    }

    /// Parses the name of a function, which may be an operator.
    private mutating func parseFunctionName() -> String {
        switch lexer.kind {
        case .identifier, .escapedIdentifier:
            let result = name()
            advance()
            return result
        case .operatorSign, .equal, .period, .arrow:
            let start = lexer.start
            var following = lexer
            following.next()
            // `==<T>(` is the operator `==` with generic parameters.
            if lexer.end - start > 1, lexer.bytes[lexer.end - 1] == UInt8(ascii: "<"), following.kind == .identifier {
                lexer.end -= 1
            }
            let result = lexer.text(from: start, to: lexer.end)
            advance()
            return result
        default:
            return ""
        }
    }

    /// Parses the effects of a function.
    private mutating func parseEffects(_ result: inout Declaration) {
        while lexer.kind == .identifier {
            if lexer.isIdentifier("async") || lexer.isIdentifier("reasync") {
                result.isAsync = true
                advance()
            } else if lexer.isIdentifier("rethrows") {
                result.throwing = .rethrows
                advance()
            } else if lexer.isIdentifier("throws") {
                result.throwing = .throws
                advance()
                guard lexer.kind == .leftParenthesis else { continue }
                let start = lexer.end
                skipBalanced()
                result.throwing = .typed(lexer.foldedText(from: start, to: max(start, lexer.triviaStart - 1)))
            } else {
                return
            }
        }
    }

    /// Parses a generic parameter clause with its angle brackets.
    mutating func parseGenericParameters() -> String {
        let start = lexer.start
        skipAngleBrackets()
        return lexer.foldedText(from: start, to: lexer.triviaStart)
    }

    /// Parses a `where` clause, starting with the keyword.
    mutating func parseRequirements() -> String {
        advance()
        let start = lexer.start
        while lexer.kind != .endOfFile {
            guard parseTypeSyntax() != nil else { break }
            // A layout constraint has arguments of its own.
            if lexer.kind == .leftParenthesis, !lexer.startsLine { skipBalanced() }
            if lexer.kind == .colon || lexer.isOperator("==") {
                advance()
                if lexer.kind == .number { advance() }
                continue
            }
            guard lexer.kind == .comma else { break }
            advance()
        }
        return lexer.foldedText(from: start, to: lexer.triviaStart)
    }
}
