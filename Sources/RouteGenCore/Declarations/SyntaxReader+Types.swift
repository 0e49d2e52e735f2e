extension SyntaxReader {
    /// A type as it is written.
    struct WrittenType {
        var text: String
        /// Whether it ends with a question or exclamation mark that applies to the whole.
        var isOptional: Bool
    }

    /// Parses a type; `nil` if none starts here.
    mutating func parseTypeSyntax() -> WrittenType? {
        let start = lexer.start
        let isOptional = skipType()
        guard lexer.start > start else { return nil }
        if isNestedTooDeeply(from: start, to: lexer.triviaStart) { noteExcessiveNesting(at: location(of: start)) }
        return WrittenType(text: lexer.foldedText(from: start, to: lexer.triviaStart), isOptional: isOptional)
    }

    /// Whether the parentheses in a type are nested more deeply than ``TypeText`` reads.
    private func isNestedTooDeeply(from start: Int, to end: Int) -> Bool {
        guard end - start > 2 * Self.deepestNesting else { return false }
        var depth = 0
        for index in start..<end {
            switch lexer.bytes[index] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            default: break
            }
            if depth > Self.deepestNesting { return true }
        }
        return false
    }

    /// Skips a type; returns whether it is optional as a whole.
    private mutating func skipType() -> Bool {
        var endsOptional = false
        var isComposed = false
        while true {
            endsOptional = false
            guard skipTypeOperand() else { return false }
            skipping: while true {
                switch lexer.kind {
                case .period, .doubleColon:
                    let reader = lexer.following
                    guard reader.kind == .identifier || reader.kind == .escapedIdentifier else { break skipping }
                    endsOptional = false
                    advance()
                    advance()
                    if isOpeningAngle { skipAngleBrackets() }
                case .operatorSign where isOptionalSign:
                    endsOptional = true
                    advance()
                default: break skipping
                }
            }
            if lexer.isOperator("&") {
                advance()
            } else if lexer.kind == .arrow || (lexer.kind == .identifier && isEffectOfFunctionType()) {
                while lexer.kind != .arrow, lexer.kind != .endOfFile { skipEffect() }
                advance()
                isComposed = true
            } else {
                return endsOptional && !isComposed
            }
        }
    }

    /// Skips specifiers and the part of a type that postfixes can follow.
    private mutating func skipTypeOperand() -> Bool {
        while true {
            switch lexer.kind {
            case .at: _ = parseAttribute(inType: true)
            case .operatorSign where lexer.isOperator("~"): advance()
            case .leftParenthesis, .leftBracket:
                skipBalanced()
                return true
            case .identifier where isTypePrefix():
                advance()
                if lexer.kind == .leftParenthesis, isParenthesizedWord() { skipBalanced() }
            case .identifier, .escapedIdentifier:
                advance()
                if isOpeningAngle { skipAngleBrackets() }
                return true
            default: return false
            }
        }
    }

    /// Whether the current word precedes a type rather than being one.
    func isTypePrefix() -> Bool {
        guard Self.typePrefixes.contains(lexer.text(from: lexer.start, to: lexer.end)) else { return false }
        let reader = lexer.following
        guard !reader.startsLine else { return false }
        switch reader.kind {
        case .identifier, .escapedIdentifier, .leftParenthesis, .leftBracket, .at: return true
        case .operatorSign: return reader.isOperator("~")
        default: return false
        }
    }

    static let typePrefixes: Set<String> = [
        "some", "any", "each", "repeat", "inout", "borrowing", "consuming", "sending", "isolated", "nonisolated",
        "__owned", "__shared", "_const", "_local",
    ]

    /// Whether the current parenthesis contains only a word, as in `nonisolated(nonsending)`.
    private func isParenthesizedWord() -> Bool {
        var reader = lexer.following
        guard reader.kind == .identifier else { return false }
        reader.next()
        guard reader.kind == .rightParenthesis else { return false }
        reader.next()
        return reader.kind != .arrow && !reader.startsLine
    }

    private var isOptionalSign: Bool {
        guard lexer.triviaStart == lexer.start, lexer.end - lexer.start == 1 else { return false }
        return lexer.bytes[lexer.start] == UInt8(ascii: "?") || lexer.bytes[lexer.start] == UInt8(ascii: "!")
    }

    /// Whether effects and then an arrow follow.
    private func isEffectOfFunctionType() -> Bool {
        var reader = lexer
        while reader.kind == .identifier {
            let isThrows = reader.isIdentifier("throws")
            guard isThrows || reader.isIdentifier("async") || reader.isIdentifier("rethrows") else { return false }
            reader.next()
            if isThrows, reader.kind == .leftParenthesis { reader.skipParentheses() }
        }
        return reader.kind == .arrow
    }

    private mutating func skipEffect() {
        if lexer.kind == .leftParenthesis { skipBalanced() } else { advance() }
    }

    /// Whether the current token is an opening angle bracket, or an operator that starts with one.
    var isOpeningAngle: Bool { lexer.kind == .operatorSign && lexer.bytes[lexer.start] == UInt8(ascii: "<") }

    /// Skips angle brackets and their contents.
    ///
    /// An operator that continues after the last bracket is divided.
    mutating func skipAngleBrackets() {
        var depth = 0
        while true {
            switch lexer.kind {
            case .operatorSign:
                var position = lexer.start
                while position < lexer.end {
                    let byte = lexer.bytes[position]
                    position += 1
                    if byte == UInt8(ascii: "<") { depth += 1 }
                    if byte == UInt8(ascii: ">") { depth -= 1 }
                    if depth == 0 { break }
                }
                if depth == 0 {
                    lexer.end = position
                    advance()
                    return
                }
                advance()
            case .leftParenthesis, .leftBracket: skipBalanced()
            case .leftBrace, .rightBrace, .rightParenthesis, .rightBracket, .semicolon, .endOfFile: return
            default: advance()
            }
        }
    }
}

// MARK: Generics and inheritance

extension SyntaxReader {
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

    mutating func parseInheritedTypes() -> [String] {
        var result: [String] = []
        repeat {
            advance()
            guard let type = parseTypeSyntax() else { break }
            result.append(type.text)
        } while lexer.kind == .comma
        return result
    }
}
