extension SyntaxReader {
    /// The kind of declaration that has a parameter clause, which determines the meaning of its names.
    enum ParameterStyle {
        case function
        /// A single name is not a label.
        case `subscript`
        /// The names may be left out.
        case enumCase
    }

    /// Parses a parameter clause, starting with its parenthesis.
    mutating func parseParameters(style: ParameterStyle) -> [Declaration.Parameter] {
        advance()
        var result: [Declaration.Parameter] = []
        while lexer.kind != .rightParenthesis, lexer.kind != .rightBrace, lexer.kind != .endOfFile {
            let start = lexer.start
            if let parameter = parseParameter(style: style) { result.append(parameter) }
            if lexer.kind == .comma {
                advance()
            } else if lexer.kind != .rightParenthesis, lexer.start == start {
                // Nothing that belongs here.
                skipBalanced()
            }
        }
        if lexer.kind == .rightParenthesis { advance() }
        return result
    }

    private mutating func parseParameter(style: ParameterStyle) -> Declaration.Parameter? {
        let parameterLocation = location(of: lexer.start)
        var specifiers: [String] = []
        // Without a name before the type, an attribute belongs to the type.
        while lexer.kind == .at { specifiers.append(attributeText(inType: style == .enumCase)) }

        let nameCount = countNames(from: lexer)
        for _ in 0..<max(0, nameCount - 2) {
            specifiers.append(name())
            advance()
        }
        var label: String?
        var parameterName = ""
        if nameCount > 0 {
            let first = lexer.isIdentifier("_") ? nil : name()
            advance()
            label = first
            parameterName = first ?? "_"
            if isName {
                parameterName = name()
                advance()
            } else if style == .subscript {
                label = nil
            }
            advance()
        } else if style != .enumCase {
            return nil
        }

        specifiers += parseSpecifiers()
        guard let type = parseTypeSyntax() else { return nil }
        var result = Declaration.Parameter(
            label: label,
            name: parameterName,
            type: type.text,
            location: parameterLocation
        )
        result.specifiers = specifiers
        if lexer.kind == .operatorSign, lexer.isOperator("...") {
            result.isVariadic = true
            advance()
        }
        if lexer.kind == .equal {
            advance()
            result.defaultValue = parseDefaultValue(style: style)
        }
        return result
    }

    /// The number of names before a colon; 0 if no colon follows them.
    private func countNames(from start: Lexer) -> Int {
        var reader = start
        var count = 0
        while reader.kind == .identifier || reader.kind == .escapedIdentifier {
            count += 1
            reader.next()
        }
        return reader.kind == .colon ? count : 0
    }

    /// Parses the specifiers and attributes before a parameter's type.
    private mutating func parseSpecifiers() -> [String] {
        var result: [String] = []
        while true {
            switch lexer.kind {
            case .at: result.append(attributeText(inType: true))
            case .identifier:
                let word = lexer.text(from: lexer.start, to: lexer.end)
                guard Self.parameterSpecifiers.contains(word) else { return result }
                var reader = lexer.following
                var end = lexer.end
                if reader.kind == .leftParenthesis, word == "nonisolated" {
                    reader.skipParentheses()
                    end = reader.triviaStart
                }
                switch reader.kind {
                case .identifier, .escapedIdentifier, .leftParenthesis, .leftBracket, .at, .operatorSign:
                    guard reader.kind != .operatorSign || reader.isOperator("~") else { return result }
                default: return result
                }
                result.append(lexer.foldedText(from: lexer.start, to: end))
                while lexer.start < end { advance() }
            default: return result
            }
        }
    }

    private static let parameterSpecifiers: Set<String> = [
        "inout", "borrowing", "consuming", "sending", "isolated", "nonisolated", "__owned", "__shared", "_const",
    ]

    private mutating func attributeText(inType: Bool) -> String {
        let start = lexer.start
        _ = parseAttribute(inType: inType)
        return lexer.foldedText(from: start, to: lexer.triviaStart)
    }

    /// Parses a default value, which ends where the next parameter starts or the clause ends.
    private mutating func parseDefaultValue(style: ParameterStyle) -> String {
        let start = lexer.start
        var end = start
        while true {
            switch lexer.kind {
            case .rightParenthesis, .rightBracket, .rightBrace, .endOfFile: return lexer.text(from: start, to: end)
            case .comma where style == .enumCase || startsParameter(): return lexer.text(from: start, to: end)
            case .leftParenthesis, .leftBracket, .leftBrace:
                skipBalanced()
                end = lexer.triviaStart
            default:
                end = lexer.end
                advance()
            }
        }
    }

    /// Whether a parameter follows the current comma.
    ///
    /// Otherwise the comma separates generic arguments.
    private func startsParameter() -> Bool {
        let reader = lexer.following
        if reader.kind == .at || reader.kind == .rightParenthesis { return true }
        return countNames(from: reader) > 0
    }
}

// MARK: Functions and values

extension SyntaxReader {
    /// Parses the name of a function, which may be an operator.
    mutating func parseFunctionName() -> String {
        switch lexer.kind {
        case .identifier, .escapedIdentifier:
            let result = name()
            advance()
            return result
        case .operatorSign, .equal, .period, .arrow:
            let start = lexer.start
            let following = lexer.following
            // `==<T>(` is the operator `==` with generic parameters.
            if lexer.end - start > 1, lexer.bytes[lexer.end - 1] == UInt8(ascii: "<"), following.kind == .identifier {
                lexer.end -= 1
            }
            let result = lexer.text(from: start, to: lexer.end)
            advance()
            return result
        default: return ""
        }
    }

    /// Parses the effects of a function.
    mutating func parseEffects(_ result: inout Declaration) {
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

    /// Whether the current brace opens property observers, so that the variable is stored.
    func startsWithObserver() -> Bool {
        var reader = lexer.following
        while reader.kind == .at { reader.skipAttribute() }
        return reader.isIdentifier("willSet") || reader.isIdentifier("didSet")
    }

    /// The variable with the effects of the getter in the current brace: `{ get async throws ... }`.
    func addingEffects(to variable: Declaration) -> Declaration {
        var (reader, variable) = (self, variable)
        reader.advance()
        while reader.lexer.kind == .at { reader.lexer.skipAttribute() }
        guard reader.lexer.isIdentifier("get") else { return variable }
        reader.advance()
        reader.parseEffects(&variable)
        return variable
    }

    /// The initial value after the current equals sign, if it is a literal; otherwise its first token.
    ///
    /// The walker does not parse expressions, so a longer value would be a guess.
    func initialValue() -> String {
        var reader = lexer.following
        let start = reader.start
        if reader.kind == .leftBracket {
            reader.next()
            if reader.kind == .colon { reader.next() }
            guard reader.kind == .rightBracket else { return "[" }
        } else if reader.isOperator("-") {
            reader.next()
        }
        let end = reader.end
        reader.next()
        // An expression that is no literal must not look like one: `5` of `5 + offset` becomes `5+`.
        return lexer.foldedText(from: start, to: end) + (endsExpression(reader) ? "" : "+")
    }

    /// Whether no token of an expression can be the current one, which follows a literal.
    private func endsExpression(_ reader: Lexer) -> Bool {
        switch reader.kind {
        case .comma, .semicolon, .leftBrace, .rightBrace, .endOfFile, .poundIf, .poundElseif, .poundElse, .poundEndif:
            true
        case .operatorSign, .period, .leftParenthesis, .leftBracket: false
        default: reader.startsLine
        }
    }

    /// Whether another binding follows the current comma.
    func bindingFollows() -> Bool {
        var reader = lexer.following
        guard reader.kind == .identifier || reader.kind == .escapedIdentifier else {
            return reader.kind == .leftParenthesis
        }
        reader.next()
        return reader.kind == .colon || reader.kind == .equal || reader.kind == .comma
    }
}
