extension DeclarationWalker {
    /// The part of a declaration before its name.
    struct Header {
        /// Where its first token starts.
        var start: Int
        var documentation: DocComment?
        var attributes: [Declaration.Attribute] = []
        var modifiers: [String] = []
    }

    /// Parses the declaration that starts with the current token, or skips a token that only looks like one.
    mutating func parseDeclaration() {
        let startsStatement = startsStatement()
        var header = Header(start: lexer.start)
        header.documentation = takeComment()
        while true {
            switch lexer.kind {
            case .at:
                header.attributes.append(parseAttribute(inType: false))
                continue
            case .poundIf where holdsOnlyAttributes():
                parseConditionalAttributes(&header)
                continue
            case .identifier:
                guard let keyword = Keyword(lexer.bytes, from: lexer.start, to: lexer.end) else { break }
                if keyword.introducesDeclaration, !isModifier(keyword), introduces(keyword, header, startsStatement) {
                    continued = nil
                    parse(keyword, header)
                    return
                }
                guard keyword.isModifier else { break }
                header.modifiers.append(parseModifier())
                continue
            default:
                break
            }
            break
        }
        if let comment = header.documentation { file.strayComments.append(comment) }
        if lexer.start == header.start { advance() }
    }

    /// Whether `class` here modifies the declaration that follows, as in `class func`.
    private func isModifier(_ keyword: Keyword) -> Bool {
        guard keyword == .class else { return false }
        var reader = lexer
        reader.next()
        guard reader.kind == .identifier, let next = Keyword(lexer.bytes, from: reader.start, to: reader.end) else {
            return false
        }
        switch next {
        case .func, .var, .let, .subscript, .initializer, .typealias:
            return true
        case .class, .struct, .enum, .protocol, .extension, .actor, .macro:
            return false
        default:
            // It is a modifier, unless it is the name of the class.
            guard next.isModifier else { return false }
            reader.next()
            return reader.kind == .identifier || reader.kind == .leftParenthesis
        }
    }

    /// Whether a word that can introduce a declaration does so here.
    private func introduces(_ keyword: Keyword, _ header: Header, _ startsStatement: Bool) -> Bool {
        let hasPrefix = !header.attributes.isEmpty || !header.modifiers.isEmpty
        switch keyword {
        case .initializer, .deinit, .subscript:
            return context.kind == .members
        case .case:
            return context.kind == .members && scopes.last?.kind != .protocol
        case .let, .var:
            return startsStatement || hasPrefix
        case .actor, .macro:
            var reader = lexer
            reader.next()
            return !reader.startsLine && (reader.kind == .identifier || reader.kind == .escapedIdentifier)
        default:
            return true
        }
    }

    private mutating func parse(_ keyword: Keyword, _ header: Header) {
        switch keyword {
        case .func: parseFunction(.function, header)
        case .initializer: parseFunction(.initializer, header)
        case .deinit: parseFunction(.deinitializer, header)
        case .subscript: parseFunction(.subscript, header)
        case .macro: parseFunction(.macro, header)
        case .var, .let: parseVariable(header, isConstant: keyword == .let)
        case .case: parseEnumCase(header)
        case .class: parseType(.class, header)
        case .struct: parseType(.struct, header)
        case .enum: parseType(.enum, header)
        case .actor: parseType(.actor, header)
        case .protocol: parseType(.protocol, header)
        case .extension: parseType(.extension, header)
        case .typealias: parseType(.typealias, header)
        case .associatedtype: parseType(.associatedtype, header)
        case .import: parseImport(header)
        case .operator: parseOperator(.operator, header)
        case .precedencegroup: parseOperator(.precedencegroup, header)
        default: advance()
        }
    }

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

    /// Parses an `#if` that encloses attributes.
    ///
    /// They are all listed, whatever their conditions.
    private mutating func parseConditionalAttributes(_ header: inout Header) {
        while lexer.kind != .poundEndif, lexer.kind != .endOfFile {
            lexer.skipLine()
            hasPendingComment = lexer.hasDocComment
            while lexer.kind == .at { header.attributes.append(parseAttribute(inType: false)) }
        }
        advance()
    }

    /// Parses a modifier with the detail that may follow it: `private(set)`, `unowned(safe)`.
    private mutating func parseModifier() -> String {
        let start = lexer.start
        var end = lexer.end
        var reader = lexer
        reader.next()
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

    /// Adds a declaration to the file, or leaves it out if it is local and undocumented.
    mutating func add(_ declaration: Declaration) {
        if declaration.isLocal, declaration.documentation == nil { return }
        file.declarations.append(declaration)
    }

    /// A declaration with its header and its surroundings.
    mutating func declaration(_ kind: Declaration.Kind, name: String, at offset: Int, _ header: Header) -> Declaration {
        var result = Declaration(kind: kind, name: name, location: location(of: offset))
        result.documentation = header.documentation
        result.attributes = header.attributes
        result.modifiers = header.modifiers
        result.enclosing = scopes
        result.isLocal = context.isLocal
        result.conditions = conditions
        result.startOffset = header.start
        return result
    }

    /// The current token as a name, without backticks.
    func name() -> String {
        lexer.kind == .escapedIdentifier
            ? lexer.text(from: lexer.start + 1, to: lexer.end - 1) : lexer.text(from: lexer.start, to: lexer.end)
    }

    /// Whether the current token is a name.
    var isName: Bool { lexer.kind == .identifier || lexer.kind == .escapedIdentifier }
}
